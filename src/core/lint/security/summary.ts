/** What opens a summary in the third person: "Removes a member". */
const THIRD_PERSON =
  /^\W{0,3}(?!(?:always|afterwards|besides|sometimes|this|its|unless|perhaps|previous|various|address|access|process|pass|press|discuss)\b)[a-z]{3,20}s\b/;
/** The person decides, or is told: the opposite of an attack. */
const PROTECTS =
  /\b(?:user|customer|guest|client|human)s? (?:must|should|has to|have to|needs to|can|may) (?:then |first |also |always )?(?:see|approve|confirm|agree|review|decide|choose|allow)|\b(?:agreement|confirm\w{0,7}|approval|consent|check|verify|discuss)\b[^.]{0,40}\b(?:with|from|of|by) (?:the )?(?:user|customer|guest|client|human)|\b(?:ask|tell|inform|warn|notify|show|let|remind) (?:the )?(?:users?|customers?|guests?|clients?)\b|\b(?:when|if|unless|after|once) the (?:user|customer|guest|client) (?:asks?|wants?|requests?|says?|agrees?|prefers?|confirms?)\b|\b(?:show|display|present|explain|repeat)\b[^.]{0,40}\bto the (?:users?|customers?)\b|\bbefore you (?:show|display|present|answer)/;
/** Openings that lay down when the tool has to be called, or who says so, are no summaries. */
const LAYS_DOWN =
  /^\W{0,3}(?:(?:always |please |first,? )?(?:use|call|invoke|run) (?:this|it|me)\b|(?:required |mandatory |needed |to be called )?(?:before|after|prior to|ahead of|whenever|when|each time|every time|any time|as soon as|at the (?:start|end|beginning) of|once|by (?:order|decision) of|on behalf of|in order to|from now on|as (?:your|the) (?:admin\w{0,10}|developer|operator|owner))\b)/;

export function isThirdPerson(text: string): boolean {
  return THIRD_PERSON.test(text);
}

export function laysDown(text: string): boolean {
  return LAYS_DOWN.test(text);
}

export function protectsPerson(text: string): boolean {
  return PROTECTS.test(text);
}
