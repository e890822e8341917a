import type { Concept } from './concepts.ts';
import type { Frame } from './frames.ts';
import type { Reading } from './reading.ts';
import { stemsOf } from './stray-orders.ts';
import { keepsToWish } from './summary.ts';

/** Knowing, as against being shown a number. */
const KNOWLEDGE = /\b(?:find out|found out|learn|notice|discover|reali[sz]e|be aware|suspect|hear about|get to know)\b/;
const EFFECT = /\bthat (?:they|he|she|it|the \w{2,20}) (?:is|are|was|were|has been|have been) (\w{4,20})/;
/** A warning of what a step will do. */
const CONSEQUENCE = /\b(?:will|may|might|can|could) be (?:\w{2,12} )?(?:lost|unavailable|expired)\b/;
const PERSONA = /\bas an? \w{2,15} (?:\w{2,15} )?(?:who|that|without|with no)\b/;
/** "Tell the user to keep it safe" asks for advice. */
const ADVICE = /\b(?:tell|ask|remind|warn) (?:the )?(?:user|customer)s? (?:to|how|when|where|whether|if)\b/;
const OUT_OF_ANSWER =
  /\byour (?:answer|reply|response|summary|report|message)s? (?:must|should|may|shall|can|do|does)(?:n't| not) (?:mention|reveal|refer to|say|tell)\b|\b(?:leave|keep|omit) (?:it|this|that|them|these|those)(?: out)? when you (?:sum|summari[sz]e|report|answer|reply|explain)\b|\b(?:leave|keep|left|kept) (?:it|this|that|them|these)\b[^.]{0,15}\bout of (?:the|your|any) (?:explanation|answer|summary|report|reply|response|message|logs?|notes|changelog|commit)/;
const DOES_AS_TOLD =
  /(?<!not )\b(?:do|carry out|follow|obey|execute|perform) (?:everything|anything|whatever|all|what) (?:that )?(?!the (?:user|customer|caller))(?:the|this|it|they) ?\w{0,15} ?(?:tells?|says?|asks?|demands?|wants?|orders?)\b/;
/** One answer of the person is said to stand for all that follows. */
const STANDING =
  /\b(?:approvals?|consent|permissions?|confirmations?)\b[^.,;]{0,25}\b(?:holds?|counts?|stands?|extends?|covers?|valid|appl(?:y|ies))\b[^.,;]{0,12}\b(?:all|any|every|further|later|other)\b/;
const ABOVE_MASTERS =
  /(?<!not )(?<!never )\b(?:ranks?|stands?|comes?|goes?|weighs?|counts?) (?:above|over|before|higher than|more than) (?:those|the ones|orders|wishes|requests|instructions|rules|what|the) (?:\w{1,10} ){0,2}(?:user|system|developer|operator)\b/;
const SKIPS_ASKING = /\b(?:skip|omit|stop|bypass|drop|avoid|leave out) (?:asking|confirming|prompting|consulting)\b/;
const UNREAD =
  /\b(?:approve|merge|accept|sign|confirm)\b[^.]{0,60}\bwithout (?:looking|reading|opening|reviewing|checking|inspecting)\b/;
const UNASKED_DEED =
  /(?:\band |[,;] )(?:do not|don't|never) (?:ask|confirm)(?:$|[.;,]| (?:first|again|the user|for (?:permission|confirmation)))/;
const FROM_ABOVE =
  /\bas (?:coming |if |though |if they came |orders )?(?:from|of) (?:the |your )?(?:user|system|developer|operator)\b/;
const KEPT_USE =
  /\bkeep\b[^.]{0,20}\b(?:use|usage|call|calls|step|presence|existence|upload|transfer|copy)\b[^.]{0,40}\b(?:confidential|secret|private|hidden|quiet)\b/;
const NOT_TO_BE_SAID = /\b(?:not|never) (?:to )?be (?:disclosed|mentioned|revealed|shown|reported|told|announced)\b/;
const HIDES_WARNINGS =
  /(?:\b(?:not|never)\b|n't\b)[^.]{0,20}\b(?:mention|include|list|report|show|repeat)\b[^.]{0,50}\b(?:security|scanner|fraud|phishing|malware)\b|(?:\b(?:not|never)\b|n't\b)[^.]{0,20}\b(?:mention|include|report)\b[^.]{0,40}\bwarnings?\b[^.]{0,20}\b(?:scanner|security)\b/;
const ONLY_SAYS = /\b(?:silently|quietly|unnoticed)\b[^.]{0,30}\bonly (?:report|say|reply|answer|tell|show)\b/;
const UNRESTRICTED =
  /\b(?:without|with no|free of) (?:any |all )?(?:restrictions?|limits?|limitations|filters?|rules|censorship|safeguards)\b/;
const ACTS = /\b(?:answer|act|respond|reply|speak|behave|proceed|comply)\b/;
const CLAIMS_AS_IF = /\bas (?:if|though)\b/;

/** Asked last: most sentences weigh nothing, whatever their tool is about. */
function unlessAbout(concepts: readonly Concept[], r: Reading, weight: number): number {
  return weight > 0 && r.isAbout(...concepts) ? 0 : weight;
}

/** "They do not notice that they are muted", of a tool that mutes: what goes unnoticed is what the tool openly does. */
function isOwnEffect(r: Reading): boolean {
  const [, deed = ''] = EFFECT.exec(r.sentence.text) ?? [];
  return [...stemsOf(deed)].some((stem) => r.background.vocabulary().has(stem));
}

/** The rules that the model has are said to hold no longer. */
function liftedRules(r: Reading): number {
  const { text } = r.sentence;
  if (r.has('quote')) return 0;
  if (ABOVE_MASTERS.test(text) && r.hasAny('commands', 'rules') && !r.isOpening) return 3.5;
  const isVoid = r.takes('void', 'rules', 30) || (r.before('rules', 'void', 40) && !r.isNegated('void'));
  if (isVoid && PERSONA.test(text)) return 3.5;
  if (UNRESTRICTED.test(text) && ACTS.test(text) && r.isOrder) return 3.5;
  if (!isVoid || !(r.near('source', 'rules', 25) || r.near('yours', 'rules', 40))) return 0;
  return r.isOrder || r.hasAny('source', 'itself', 'model') || /\bthis \w+\b/.test(text) ? 3.5 : 2;
}

/** The model is to do what some text tells it. */
function obedience(r: Reading): number {
  const { text } = r.sentence;
  if (r.isOpening || r.has('quote')) return 0;
  const isDemanded = r.has('order') && r.hasAny('model', 'content') && !r.isNegated('obey');
  if (r.before('commands', 'obey', 40) && isDemanded && !r.has('ask')) return 3;
  if (r.isNegated('obey')) return 0;
  if (r.near('commands', 'obey', 25) && FROM_ABOVE.test(text)) return 3;
  if (DOES_AS_TOLD.test(text)) return 3;
  if (!r.near('content', 'obey', 40)) return 0;
  if (r.before('content', 'obey', 40) && /\bby (?:the (?:assistant|model|agent)|you)\b/.test(text)) return 3;
  if (!r.near('commands', 'obey', 30) || !r.isOrder) return 0;
  return r.has('unasked') ||
    (r.orders('obey') && /\bcommands?\b/.test(text)) ||
    CLAIMS_AS_IF.test(text) ||
    (r.before('model', 'obey', 25) && r.has('order'))
    ? 3
    : 2;
}

/** Frames that keep something from the person, or put the text above those whom the model obeys. */
export const SECRECY_FRAMES: readonly Frame[] = [
  {
    kind: 'conceal',
    weigh(r) {
      const isKept = r.sentence.isEnglish ? r.before('negation', 'know', 24) : r.near('negation', 'know', 24);
      if (!isKept || !r.near('person', 'know', 30)) return 0;
      if (keepsToWish(r.sentence.text)) return 0;
      if (r.has('internal') && !r.has('itself')) return 1.5;
      if (r.deniesAccess && !r.speaksOfDeed) return 0;
      if (r.isKeptForAWhile) return 2;
      if (r.has('condition')) return 2;
      if (!r.speaksOfDeed) return KNOWLEDGE.test(r.sentence.text) && !r.isOpening && !isOwnEffect(r) ? 3 : 2;
      return r.isOpening ? 2.5 : 3.5;
    },
  },
  {
    kind: 'conceal',
    weigh(r) {
      if (r.isOpening || r.has('quote')) return 0;
      if (r.has('hush') && r.hasAny('person', 'itself', 'answer', 'model')) return isOwnEffect(r) ? 2 : 3;
      if (OUT_OF_ANSWER.test(r.sentence.text)) return 3;
      if (ONLY_SAYS.test(r.sentence.text) || KEPT_USE.test(r.sentence.text)) return 3;
      if (NOT_TO_BE_SAID.test(r.sentence.text) && r.has('extra')) return 3;
      if (HIDES_WARNINGS.test(r.sentence.text) && r.has('answer')) return 3;
      if (r.isOrder && /\bact (?:as (?:if|though)|like nothing)\b/.test(r.sentence.text)) return 3;
      if (!r.has('omit') || r.isNegated('omit') || !r.isOrder) return 0;
      if (CLAIMS_AS_IF.test(r.sentence.text))
        return r.near('answer', 'omit', 30) || r.near('itself', 'omit', 50) ? 3 : 0;
      return r.takes('omit', 'itself', 25) || (r.before('itself', 'omit', 40) && r.has('model')) ? 3 : 0;
    },
  },
  {
    kind: 'conceal',
    weigh(r) {
      if (r.isOpening || !r.takes('say', 'pretence', 60) || !r.orders('say') || ADVICE.test(r.sentence.text)) return 0;
      if (CONSEQUENCE.test(r.sentence.text)) return 0;
      return r.near('say', 'person', 12) || r.near('say', 'pretence', 30) ? 3 : 0;
    },
  },
  {
    kind: 'override',
    weigh: (r) => unlessAbout(['rules', 'source'], r, liftedRules(r)),
  },
  {
    kind: 'override',
    weigh: (r) => unlessAbout(['commands', 'rules', 'model'], r, obedience(r)),
  },
  {
    kind: 'role',
    weigh(r) {
      if (!r.has('source') || r.isAbout('source') || r.isOpening) return 0;
      if (r.before('commands', 'source', 12) && r.hasAny('money', 'right', 'secret', 'personal')) return 3;
      const speaks =
        r.before('source', 'ask', 20) || r.before('source', 'demand', 20) || r.before('source', 'order', 20);
      return speaks && r.hasAny('model', 'context', 'secret', 'personal') ? 2 : 0;
    },
  },
  {
    kind: 'consent',
    weigh(r) {
      if (r.isOpening || r.has('quote')) return 0;
      if (STANDING.test(r.sentence.text)) return 3;
      if (r.has('model', 'order') && SKIPS_ASKING.test(r.sentence.text)) return 3;
      if (r.isOrder && !r.isNegated('unasked') && UNREAD.test(r.sentence.text)) return 3;
      if (r.namesOtherTool && UNASKED_DEED.test(r.sentence.text)) return 2.5;
      if (!r.has('unasked') || r.isNegated('unasked') || (r.orders('ask') && r.near('ask', 'person', 12))) return 0;
      if (r.sentence.place === 'parameter') return 2;
      return r.isOrder || r.hasAny('destroy', 'pay') ? 3 : 2.5;
    },
  },
];
