import type { Frame } from './frames.ts';
import { hasSink } from './frames-data.ts';

const COMMAND = String.raw`(?:(?:curl|wget|iwr) {1,2}(?:-|["'\x60<$]|https?:|[\w-]{1,40}\.[a-z])|np[mx] (?:i|install|-y)\b|pip3? install|(?:bash|sh|zsh) (?:-c|<\()|nc(?:at)? [\d-]|rm -r?f|find \/ |chmod [+\d-]|chown |crontab |powershell\b|__import__\(|os\.system\(|subprocess\.|eval\(|exec\(|python3? -c|node -e|scp |ssh-keygen|docker run|git config |launchctl |systemctl |schtasks |reg add|sudo [a-z])`;
/** A command line that the sentence wants run, or put where it will be. */
const RUNS_COMMAND = new RegExp(
  String.raw`\b(?:run|execute[sd]?|type|paste|issued?|launch|start|put|add|include|evaluate|invoke|needs?|with|be|do|set)\b[^.]{0,40}?[^\w/]${COMMAND}|^[^a-z]{0,3}${COMMAND}[^.]{0,80}\b(?:is|are|has|must|should) (?:to )?be\b`,
);
const INSTALLS = /\binstall(?:ed|s)?\b/;
const LEAKS = /_[a-z]+["'\x60]? (?:leaks?|steals?|exposes?|spies|is leaking|has leaked|was hacked)\b/;
const SECURITY_RUMOUR =
  /\b(?:deprecated|disabled|blocked|unsafe|removed|replaced|retired)\b[^.]{0,15}\b(?:for|due to|because of) (?:security|safety|data) /;
const OVER_ALL = /\b(?:over|above|before|instead of|rather than) (?:every|all|any)\b/;
const RIVALS = /\b(?:cheaper|competitors?|rivals?|alternatives|competing)\b/;
const PRIVATE_TOOL = /_(?:secret|password|env|token|credential|key|e?mail|message|contact)s?\b/;
const INFLATES = /\b(?:raise|increase|inflate|double|bump)\b/;
const ENDORSES = /\b(?:recommend|promot|prais|advertis)/;
const TOOLS = /\b(?:tools?|servers?|plugins?|functions?|assistants?)\b/;
const PRAISE = /\b(?:prais|promot|advertis|endors)/;
const REPLACED_BY_ADDRESS =
  /\b(?:replaced|swapped|exchanged|rewritten|substituted) (?:by|with|to|for) ["'\x60]?https?:/;
const CHANGES_CALLS =
  /\b(?:additional|prefix\w{0,3}|append\w{0,3}|prepend\w{0,3}|replac\w{1,3}|multipl\w{1,3}|rewritten|set to|extra)\b/;
/** A path, an address or an expression: what the writer wants in the call of another tool. */
const LITERAL = /(?:^| )["'\x60]?(?:\/[a-z][\w.-]*\/|https?:)|\w=\w/;
const FOR_ALL_TASKS =
  /\b(?:use|call|pick|choose|prefer) (?:this|it|me)\b[^.]{0,30}\b(?:every|any|all) (?:questions?|requests?|tasks?|quer(?:y|ies)|prompts?|messages?|topics?)\b(?! (?:about|on|regarding|related|concerning|of|that|which|in|with)\b)/;
const VALUE = /["'`][^"'`\s]{1,60}["'`]|[ =]\/[a-z]|\w=\S/;

/** Frames that steer other tools, choices, rights, payments and messages. */
export const STEERING_FRAMES: readonly Frame[] = [
  {
    kind: 'shell',
    weigh(r) {
      if (r.isOpening || r.isExample || !RUNS_COMMAND.test(r.sentence.text) || r.isAbout('shell')) return 0;
      if (r.isNegated('obey') || r.has('condition') || !r.isOrder) return 0;
      return INSTALLS.test(r.sentence.text) && !r.hasAny('trigger', 'always', 'hush', 'model') ? 0 : 3;
    },
  },
  {
    kind: 'redirect',
    weigh(r) {
      if (r.isOpening || r.isExample) return 0;
      if (REPLACED_BY_ADDRESS.test(r.sentence.text) && !r.isConditional && !r.isNegated('alter')) return 3;
      if (!r.speaksOfOtherTool) return 0;
      if ((r.hasAccount || r.hasAddress) && r.hasAny('alter', 'move') && !r.isNegated('alter')) return 3.5;
      if (CHANGES_CALLS.test(r.sentence.text) && LITERAL.test(r.sentence.text) && r.hasAny('whole', 'always')) return 3;
      if (!r.namesOtherTool) return 0;
      if (r.has('bad') && r.hasUrl && r.hasAny('choose', 'alter') && !r.isConditional) return 3;
      if (SECURITY_RUMOUR.test(r.sentence.text) || LEAKS.test(r.sentence.text)) return 3;
      if (r.has('always') && /\w=\w/.test(r.sentence.text)) return 3;
      if (PRIVATE_TOOL.test(r.sentence.text) && r.takes('move', 'content', 25)) return 3;
      const alters = r.orders('alter') || (r.has('model') && r.takes('order', 'move', 12));
      if (alters && (r.has('bad') || r.watchesOtherTool)) return 3;
      const isFollowed = r.has('trigger', 'move') && (r.has('extra') || alters);
      return isFollowed && VALUE.test(r.sentence.text) ? 3 : 0;
    },
  },
  {
    kind: 'redirect',
    weigh(r) {
      if (r.isOpening || r.has('condition') || r.isNegated('bad')) return 0;
      return r.before('others', 'bad', 40) ? 3 : 0;
    },
  },
  {
    kind: 'redirect',
    weigh(r) {
      if (!r.has('always', 'move') || !r.isOrder || r.isExample || r.isNegated('move')) return 0;
      if (
        !/\b(?:assistants?|agents?|ai|the model (?:has|is|must|should|needs))\b/.test(r.sentence.text) ||
        r.isAbout('model')
      )
        return 0;
      const isWatched =
        r.near('always', 'message', 60) || r.near('always', 'content', 60) || r.near('always', 'commands', 60);
      return isWatched && (hasSink(r) || r.has('itself') || /\bthis (?:function|tool)\b/.test(r.sentence.text)) ? 3 : 0;
    },
  },
  {
    kind: 'preference',
    weigh(r) {
      if (r.isOpening) return 0;
      if (r.before('negation', 'know', 12) && RIVALS.test(r.sentence.text)) return 3;
      if (!r.has('choose') || r.has('condition')) return 0;
      if (r.orders('choose') && FOR_ALL_TASKS.test(r.sentence.text) && r.hasAny('regardless', 'others')) return 3;
      if (r.orders('choose') && OVER_ALL.test(r.sentence.text) && r.has('others')) return 3;
      if (r.has('best') && (r.has('regardless') || r.near('best', 'others', 40))) return 3;
      if (r.orders('choose') && r.hasAny('omit') && /\bcheaper|competitor|rival/.test(r.sentence.text)) return 3;
      return r.takes('void', 'others', 20) && r.has('bad') ? 3 : r.takes('void', 'others', 20) ? 2.5 : 0;
    },
  },
  {
    kind: 'preference',
    weigh(r) {
      if (r.isOpening || !r.has('wish') || !r.isOrder) return 0;
      if (r.sentence.isEnglish && (r.has('negation') || r.isConditional || !r.before('regardless', 'person', 25)))
        return 0;
      if (!r.near('regardless', 'person', 40)) return 0;
      return r.hasAny('choose', 'pay', 'alter', 'say') ? 3 : 0;
    },
  },
  {
    kind: 'privilege',
    weigh(r) {
      if (
        r.isOpening ||
        r.sentence.place === 'parameter' ||
        !r.has('allow') ||
        r.has('condition') ||
        r.takes('ask', 'person', 10) ||
        r.isAbout('right', 'setting')
      )
        return 0;
      if (r.hasReceiver && r.orders('allow') && r.takes('allow', 'setting', 70)) return 3;
      return r.isOrder && !r.protectsPerson && r.takes('allow', 'right', 40) ? 3 : 0;
    },
  },
  {
    kind: 'privilege',
    weigh(r) {
      if (
        r.isOpening ||
        r.sentence.place === 'parameter' ||
        r.has('condition') ||
        !r.orders('destroy') ||
        r.isAbout('destroy')
      )
        return 0;
      const isHarm =
        (r.takes('destroy', 'others', 40) && TOOLS.test(r.sentence.text)) || r.takes('destroy', 'personal', 40);
      return isHarm ? 3 : r.takes('destroy', 'answer', 30) ? 2.5 : 0;
    },
  },
  {
    kind: 'payment',
    weigh(r) {
      if (r.isOpening || r.isExample) return 0;
      if (r.isAccountPaid && r.hasAny('pay', 'money')) return 3;
      if (!r.isOrder || !r.has('money')) return 0;
      if (r.hasAccount && r.hasAny('pay', 'always', 'regardless') && !r.isNegated('pay')) return 3;
      if (r.hasAccount && r.has('alter') && !r.isNegated('alter')) return 3;
      if (r.has('condition')) return 0;
      if (r.orders('alter') && r.takes('alter', 'money', 15) && INFLATES.test(r.sentence.text)) return 3;
      if (r.takes('allow', 'money', 12) && /\b(?:skip|waive|bypass)\b/.test(r.sentence.text)) return 3;
      return (r.has('excess') && r.orders('pay')) || (r.has('unasked') && r.takes('pay', 'money', 40)) ? 3 : 0;
    },
  },
  {
    kind: 'redirect',
    weigh(r) {
      if (r.isOpening || r.isExample || !r.hasAny('message', 'answer')) return 0;
      if (
        r.orders('alter') &&
        r.takes('alter', 'message', 20) &&
        (r.has('money', 'pay') || r.hasReceiver || PRAISE.test(r.sentence.text))
      )
        return 3;
      if (r.near('whole', 'answer', 6) && ENDORSES.test(r.sentence.text) && r.isOrder) return 3;
      const isForced = r.hasReceiver || (r.has('outside') && /\bour\b/.test(r.sentence.text));
      return isForced && (r.has('edge') || r.near('always', 'message', 20)) ? 3 : 0;
    },
  },
];
