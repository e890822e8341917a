/** Letters that Unicode does not take apart into an ASCII letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
};

const CYRILLIC = [
  'а a|б b|в v|г g|ґ g|д d|е e|є ye|ж zh|з z|и i|і i|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f|х kh|ц ts|ч ch|ш sh',
  'щ shch|ъ |ы y|ь |э e|ю yu|я ya',
].join('|');
const GREEK = 'α a|β v|γ g|δ d|ε e|ζ z|η i|θ th|ι i|κ k|λ l|μ m|ν n|ξ x|ο o|π p|ρ r|σ s|ς s|τ t|υ y|φ f|χ ch|ψ ps|ω o';

const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(LETTERS),
  ...`${CYRILLIC}|${GREEK}`.split('|').map((pair) => pair.split(' ') as [string, string]),
]);

const MARK = /^\p{M}$/u;

/** Latin, Cyrillic and Greek letters in ASCII, marks left out; other characters as they are. */
export function romanize(text: string): string {
  return [...text.normalize('NFKD')].map(spell).join('');
}

function spell(character: string): string {
  if (MARK.test(character)) return '';
  const small = character.toLowerCase();
  const spelling = SPELLINGS.get(small);
  if (spelling === undefined) return character;
  return character === small ? spelling : spelling.slice(0, 1).toUpperCase() + spelling.slice(1);
}
