interface PersonalData {
  readonly kind: 'email' | 'phone' | 'card';
  /** The beginning of it, as evidence. */
  readonly shown: string;
}

const EMAIL = /[\w.+-]{1,64}@((?:[\w-]{1,63}\.){1,5}[a-z]{2,24})\b/gi;
/** RFC 2606 and what everybody writes; a mailbox of a role is nobody's. */
const NOBODY_DOMAIN =
  /(?:^|\.)(?:example\.(?:com|net|org|edu)|example|test|invalid|localhost|local)$|^(?:acme|company|domain|your-?\w*|my-?\w*|foo|bar|email|mail|x|abc)\./i;
const NOBODY =
  /^(?:no-?reply|info|support|sales|admin|hello|contact|help|team|office|user\d*|name|someone|jane|john|you|me|test\w*|git)@/i;
const PHONE = /(?<![\w.])\+\d{1,3}[\s.()-]{0,2}(?:\d[\s.()-]{0,2}){6,12}\d(?![\w.])/g;
/** Numbers that are set aside for stories: North America, the United Kingdom, Australia, France, and plain counting. */
const NOBODY_PHONE =
  /^1\d{3}5550\d|^1555|^44(?:7700900|1632960|2079460|8081570)|^61(?:491570|255501|370101)|^33(?:1990|26191|35301|46571|53649|63998)\d|^(\d)\1+$|123456|000000|111111/;
const CARD = /(?<![\d.-])\d(?:[ -]?\d){12,18}(?![\d.-])/g;
const TEST_CARD =
  /^(?:4242|4000|41111|55555|54545|51051|2223|37828|37144|6011|30569|38520|3566|5200828|5105|6200|4012|4222)/;
const ISSUER = /^(?:4|5[1-5]|2[2-7]|3[47]|6(?:011|5))/;

/** What looks like the data of a real person; ranges that are reserved for documentation and tests are left out. */
export function personalDataIn(text: string): PersonalData | undefined {
  if (text.length > 10_000) return undefined;
  for (const match of text.includes('@') ? text.matchAll(EMAIL) : []) {
    if (!NOBODY_DOMAIN.test(match[1] ?? '') && !NOBODY.test(match[0])) return { kind: 'email', shown: match[0] };
  }
  for (const match of text.includes('+') ? text.matchAll(PHONE) : []) {
    if (!NOBODY_PHONE.test(match[0].replaceAll(/\D/g, ''))) return { kind: 'phone', shown: match[0] };
  }
  for (const match of /\d{4}/.test(text) ? text.matchAll(CARD) : []) {
    const digits = match[0].replaceAll(/\D/g, '');
    if (ISSUER.test(digits) && !TEST_CARD.test(digits) && hasCheckDigit(digits))
      return { kind: 'card', shown: `${match[0].slice(0, 6)}…` };
  }
  return undefined;
}

/** The check of ISO/IEC 7812 (Luhn). */
function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
