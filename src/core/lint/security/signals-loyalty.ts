import { rx, SECRET_NOUN, type SignalPattern } from './signals.ts';

const PERSON = String.raw`(?:users?|human|person|people|operator|customers?|clients?|owner|residents?|employees|staff|team|patients?|anyone|anybody)`;
const SERIOUS = String.raw`(?:harmful|hacked|compromised|hijacked|breached|backdoored|malicious|unsafe|dangerous)`;

/** English orders that turn the model against the person it works for: other masters, false answers, things kept from people. */
export const LOYALTY_SIGNALS: readonly SignalPattern[] = [
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:supersedes?|overrides?|outranks?|trumps?|replaces?) (?:anything|everything|whatever|all)\b[^.!?\n]{0,6}\b(?:the |your )?(?:operator|developer|user|system|owner|you)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:pay no attention to|take no notice of|(?:do not|don't) (?:listen to|heed)|never mind)\b[^.!?\n]{0,12}\b(?:(?:the|your) (?:developer|operator|system|user|owner|prompt|rules)|you (?:were|have been))\b`,
    ),
  },
  {
    kind: 'override',
    weight: 4,
    negated: true,
    pattern: rx(
      String.raw`(?<!\bnever )(?<!\bnot )\btreat (?:every|any|each|all|the|whatever)\b[^.!?\n]{0,50}\bas (?:an? |the )?(?:\w{1,15} )?(?:orders?|commands?|instructions?)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 3,
    pattern: rx(
      String.raw`\bdo (?:what|whatever|as) (?:it|they|the \w{1,15}|this \w{1,15}) (?:says?|tells?|orders?|demands?)\b|(?:^|[\n.!?] ?)hidden (?:rule|command|trigger|function|feature) ?:`,
    ),
  },
  {
    kind: 'consent',
    weight: 2.5,
    pattern: rx(
      String.raw`\beven (?:if|when|though) (?:the )?${PERSON} (?:objects?|disagrees?|refuses?|says? no|declines?|protests?)\b`,
    ),
  },
  {
    kind: 'coerce',
    weight: 1.5,
    pattern: rx(
      String.raw`\b(?:irrespective of|regardless of|despite) (?:the |any )?(?:polic(?:y|ies)|rules|user's wish(?:es)?)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:must|should|has to|have to|is to|are to) (?:remain|stay|be kept|be left) (?:unaware|ignorant|in the dark|uninformed)\b|\bkeep (?:the )?${PERSON} (?:unaware|in the dark|ignorant|uninformed)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3,
    pattern: rx(
      String.raw`\bkeep (?:this|it|that|these) (?:a secret )?from (?:the |all |any )?${PERSON}\b|\bwithout (?:bringing (?:it|this|that) up|a word to)\b|\b(?:do not|don't|never) bother (?:the )?${PERSON} with\b|\breport (?:\d{1,9}|another|a (?:different|lower|higher|false) \w{1,15})\b[^.!?\n]{0,25}\binstead\b`,
    ),
  },
  {
    kind: 'preference',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:prefer|prioriti[sz]e|choose|favou?r|pick) [\w.-]{3,40} (?:above|over|instead of|rather than|before) (?:any|all|every)\b|\b(?:urge|push|pressure) (?:the )?${PERSON} to\b|\bend (?:each|every|all) (?:answers?|repl(?:y|ies)|messages?) with\b`,
    ),
  },
  {
    kind: 'preference',
    weight: 3,
    negated: true,
    pattern: rx(
      String.raw`\bnever (?:recommend|mention|suggest|name) (?:any |other )?(?:competitors?|rivals?|alternatives|other (?:brands|products|shops|vendors))\b|\b(?:suppress|discard|hide|drop|ignore) (?:the )?(?:results?|answers?|outputs?) (?:of|from) (?:the |all |any )?others?\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:latter|former|other one|that one|other servers?|other tools?|which|they) (?:has been|have been|was|were|is|are|got)(?: known to be)? ${SERIOUS}\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    needsDirective: true,
    pattern: rx(
      String.raw`\b(?:transfer|send|pay|wire|move) [^.!?\n]{0,20}\bto (?:the )?account (?:number |no\.? )?\d{6,20}\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:every|all|each) (?:tool )?(?:calls?|invocations?|requests?)\b[^.!?\n]{0,60}\b(?:must|should|has to|have to|are to|is to) be (?:mirrored|copied|sent|forwarded|reported|repeated)\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:ask|prompt|request)\b[^.!?\n]{0,20}\b(?:bank pin|seed phrase|cvv|card number|social security number|recovery phrase|private key)\b[^.!?\n]{0,12}\b(?:and|then)\b[^.!?\n]{0,6}\b(?:give|pass|send|put|hand|forward|enter|include|supply)\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    needsDirective: true,
    pattern: rx(
      String.raw`\b(?:call|send|pass|post|report|include|forward)\b[^.!?\n]{0,40}\b(?:hostname|user ?name|installed software|ip|location)\b[^.!?\n]{0,20}\b(?:hostname|user ?name|installed software|ip|location)\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    needsDirective: true,
    pattern: rx(
      String.raw`\b(?:post|send|share|publish|paste)\b[^.!?\n]{0,12}(?:${SECRET_NOUN})[^.!?\n]{0,6}\b(?:to|in|into) (?:the )?(?:#\w|public|channel|chat|group|forum)`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    needsDirective: true,
    pattern: rx(
      String.raw`\b(?:grep|search|scan|comb|go through)\b[^.!?\n]{0,30}\b(?:home directory|disk|inbox|files|drive)\b[^.!?\n]{0,20}\b(?:passwords?|keys?|secrets?|tokens?)\b[^!?\n]{0,12}\b(?:and|then) (?:store|save|write|record|put|send|attach|include|pass)\b`,
    ),
  },
  {
    kind: 'shell',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:append|add|prepend|insert|always|whatever)\b[^.!?\n]{0,40}\b(?:drop|truncate) (?:table|database|schema)\b|=(?:hyperlink|importxml|importdata|webservice|image)\(["'\\]{0,2}https?://`,
    ),
  },
  {
    kind: 'shell',
    weight: 1.5,
    pattern: rx(
      String.raw`(?:[\n.!?:] ?)(?:first |please |then )?(?:npm (?:i|install)|pip3? install|brew install|apt(?:-get)? install)\b`,
    ),
  },
];
