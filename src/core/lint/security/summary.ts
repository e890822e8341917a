/** What opens a summary in the third person: "Removes a member". */
const THIRD_PERSON =
  /^\W{0,3}(?!(?:always|afterwards|besides|sometimes|this|its|unless|perhaps|previous|various|address|access|process|pass|press|discuss)\b)[a-z]{3,20}s\b/;
/** The person decides, or is told: the opposite of an attack. */
const PROTECTS =
  /\b(?:user|customer|guest|client|human)s? (?:must|should|has to|have to|needs to|can|may) (?:then |first |also |always )?(?:see|approve|confirm|agree|review|decide|choose|allow)|\b(?:agreement|confirm\w{0,7}|approval|consent|check|verify|discuss)\b[^.]{0,40}\b(?<!behalf )(?:with|from|of|by) (?:the )?(?:user|customer|guest|client|human)|\b(?:users?|customers?|guests?|clients?) (?:is|are|gets?|will be) (?:asked|told|informed|warned|notified|shown)\b|\b(?:ask|tell|inform|warn|notify|show|let|remind) (?:the )?(?:users?|customers?|guests?|clients?)\b|\b(?:when|if|unless|after|once) the (?:user|customer|guest|client) (?:asks?|wants?|requests?|says?|agrees?|prefers?|confirms?)\b|\b(?:show|display|present|explain|repeat)\b[^.]{0,40}\bto the (?:users?|customers?)\b|\bbefore you (?:show|display|present|answer)/;
/** Openings that lay down when the tool has to be called, or who says so, are no summaries. */
const LAYS_DOWN =
  /^\W{0,3}(?:(?:always |please |first,? )?(?:use|call|invoke|run) (?:this|it|me)\b|(?:required |mandatory |needed |to be called )?(?:before|after|prior to|ahead of|whenever|when|each time|every time|any time|as soon as|at the (?:start|end|beginning) of|once|by (?:order|decision) of|on behalf of|in order to|from now on|as (?:your|the) (?:admin\w{0,10}|developer|operator|owner))\b)/;

/** What is said to come before the work of others, or to be ordered by somebody above, describes no tool. */
const PROCEDURE =
  /\b(?:polic(?:y|ies)|procedures?|regulations?|standard practice)\b[^.]{0,60}\b(?:requires?|demands?|that|states?|is|are)\b|\b(?:per|under|according to) (?:the )?(?:\w{1,15} ){0,2}(?:policy|policies|rules|regulations?|procedure)\b|\b(?:before|prior to|ahead of|preceded|whenever) (?:any|every|each|all|an?) (?:\w{1,15} ){1,3}(?:is|are|gets?|calls?|used|sent)\b|\btheo (?:quy dinh|chinh sach)\b/;
const DENIAL = /\b(?:no need|not|never|without|unnecessary)\b|n't\b/g;
const KEEPS_TO_WISH =
  /(?:\b(?:not|never)\b|n't\b)[^.]{0,60}\b(?:that|which|whom|unless|what) the (?:user|customer|guest|client)s? (?:(?:did|has|have|does|do)(?: not|n't)|asks?|wants?|named?)\b/;

export function isThirdPerson(text: string): boolean {
  return THIRD_PERSON.test(text);
}

export function laysDown(text: string): boolean {
  return LAYS_DOWN.test(text) || (!THIRD_PERSON.test(text) && PROCEDURE.test(text));
}

export function protectsPerson(text: string): boolean {
  const found = PROTECTS.exec(text);
  if (found === null) return false;
  const denials = text.slice(Math.max(0, found.index - 40), found.index).match(DENIAL)?.length ?? 0;
  return denials % 2 === 0;
}

/** "Do not add recipients that the user did not name": nothing beyond what the person asked for. */
export function keepsToWish(text: string): boolean {
  return KEEPS_TO_WISH.test(text);
}
