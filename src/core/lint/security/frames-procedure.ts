import type { Frame } from './frames.ts';

import type { Reading } from './reading.ts';
import { isThirdPerson } from './summary.ts';

/** How a text says that something is simply so, without asking anybody to do it. */
const CLAIM =
  /\b(?:polic(?:y|ies)|procedures?|practice|regulations?|required|requires?|preconditions?|prerequisites?|only (?:valid|possible|works?|becomes?|available|runs?)|depends? on|prior to|before(?:hand)?|preceded|ahead of|must|ha(?:ve|s) to|needs? to|whenever|at the (?:start|beginning) of|therefore|ensured by)\b/;
const LOG = String.raw`(?:audit|security|auth|access|event|system)[ _.-](?:logs?|trail|history)\b|/var/log/`;
const ERASED = String.raw`(?:clear|delet|remov|truncat|eras|wip|empt|purg)\w{0,4}`;
/** Protection that is taken away, or a way in that stays open. */
const WEAKENS: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:${ERASED}|deletion|clearing) (?:of )?[^.]{0,30}?(?:${LOG})|(?:${LOG})[^.]{0,30}\b${ERASED}\b`,
  ),
  new RegExp(
    String.raw`\b(?:backups?|snapshots?|restore points?)\b[^.]{0,12}\b${ERASED}\b|\b${ERASED} (?:all |the )?(?:backups|snapshots)\b`,
  ),
  /\b(?:permissions?|chmod|mode)\b[^.]{0,50}\b0?777\b/,
  /\b(?:firewall|antivirus|selinux|(?:certificate|tls|signature) (?:checks?|verification|validation))\b[^.]{0,25}\b(?:disabled|off|deactivated|stopped)\b/,
  /\b(?:visibility|acl|access|sharing) ?[=:] ?["'\x60]?public\b|\b(?:made|make them|make it) public\b|\b(?:copied|moved|written|uploaded) to \/?[\w./-]{0,20}public\b/,
  /\b(?:authorized_keys|crontab|cron entry|cron job|sudoers)\b[^.]{0,60}\b(?:present|exists?|contains?|added|appended|in place)\b/,
];
const DENIED = /(?:\b(?:never|not|avoid|without|unless|no)\b|n't\b)[^.,;]{0,25}$/;
const FALSIFIES = new RegExp(
  [
    String.raw`\b(?:irrespective|regardless) of (?:the |any )?(?:data|facts?|truth|evidence|figures)\b`,
    String.raw`\b(?:report|state|show|quote|list|present|give|say|describe|name)\b[^.;]{0,60}\b(?:lower|higher|cheaper|better|worse|fewer|more) than (?:it|they) (?:really |actually )?(?:is|are)\b`,
    String.raw`\baltered to look\b|\bto look (?:normal|harmless|legitimate|clean)\b`,
    String.raw`\b(?:thap|cao|re|dat) hon (?:gia |so |muc )?(?:that|thuc)\b|\bque (?:el |la |los |las |le |les )?(?:real(?:es)?|reels?|vrais?)\b|\bals (?:sie|es|er) (?:wirklich )?(?:ist|sind)\b`,
  ].join('|'),
);
/** Something comes first although it does not deserve to. */
const AGAINST_MERIT =
  /\b(?:first|top|above)\b[^.;]{0,40}\b(?:whatever|regardless of|irrespective of|despite|no matter) (?:(?:their|its|the) )?(?:ratings?|prices?|quality|relevance|scores?|reviews?|costs?)\b/;
const ROUTED =
  /\b(?:goes?|going|routed|sent|pass(?:es|ed)?|directed|redirected|handled|made|done|moved)\b[^.]{0,20}\b(?:through|via|to|by|with|here)\b|\bchuyen (?:qua|sang|toi)\b/;
const HERE =
  /\b(?:routed|sent|directed|redirected|passed|moved) here\b|\b(?:through|via|to|by) this (?:tool|function|server)\b/;

/** What is spoken of, in the singular: "snapshots" of a tool that deletes a snapshot. */
function things(text: string): readonly string[] {
  return (text.match(/[a-z]{4,}/g) ?? []).map((word) => word.replace(/s$/, ''));
}

function weakens(r: Reading): boolean {
  const { text } = r.sentence;
  const opening = r.background.opening.replace(text, ' ');
  for (const pattern of WEAKENS) {
    const found = pattern.exec(text);
    if (found === null || DENIED.test(text.slice(0, found.index))) continue;
    const isOwnWork =
      !r.namesOtherTool && !r.sentence.isOpening && things(found[0]).some((thing) => opening.includes(thing));
    if (!isOwnWork) return true;
  }
  return false;
}

/** Other work is said to be broken, and all of it to pass through this tool. */
function drawsAllWork(r: Reading): boolean {
  const { text } = r.sentence;
  if (!r.hasAny('whole', 'always', 'order') || !ROUTED.test(text)) return false;
  const isHere = HERE.test(text) || [...r.background.own].some((name) => name.includes('_') && text.includes(name));
  if (!isHere) return false;
  const both = `${r.previous} ${text}`;
  return BROKEN.test(both);
}

const BROKEN =
  /\b(?:[a-z0-9]{2,20}_[a-z0-9_]{2,40}|cong cu \w{2,30})["'\x60]?(?:,? which)? (?:is|has been|was|da) (?:\w{1,15} ){0,2}(?:deprecated|broken|compromised|unsafe|insecure|disabled|retired|dead|obsolete|ngung|hong)\b/;

/** Frames for texts that give no order: they state procedures and facts that make a model do harm by itself. */
export const PROCEDURE_FRAMES: readonly Frame[] = [
  {
    kind: 'privilege',
    weigh(r) {
      const { text, isOpening, place } = r.sentence;
      if (place === 'parameter' || !CLAIM.test(text) || r.isExample || r.has('quote')) return 0;
      if ((isOpening && isThirdPerson(text)) || r.isConditional || r.protectsPerson) return 0;
      if (!weakens(r)) return 0;
      return r.isAbout('destroy') ? 2 : 3;
    },
  },
  {
    kind: 'redirect',
    weigh(r) {
      return drawsAllWork(r) && !r.isExample ? 3 : 0;
    },
  },
  {
    kind: 'preference',
    weigh(r) {
      if (r.isOpening || r.isExample || r.has('quote')) return 0;
      if (AGAINST_MERIT.test(r.sentence.text)) return 3;
      if (!FALSIFIES.test(r.sentence.text)) return 0;
      return r.isOrder && r.hasAny('say', 'alter', 'omit', 'choose', 'destroy') && !r.isNegated('say') ? 3 : 0;
    },
  },
];
