import type { Concept } from './concepts.ts';
import type { WordHit } from './lexicon.ts';
import { matchesIn } from './matches.ts';
import { SECRET_PATH } from './signals.ts';
import { protectsPerson } from './summary.ts';

/** Where a sentence stands: what a parameter says of itself is what the model puts into it. */
export type Place = 'description' | 'parameter';

/** What is known of a tool before its texts are read. */
export interface Background {
  /** What the tool is about, by its name and its opening sentence. */
  readonly purpose: ReadonlySet<Concept>;
  /** Names of this tool and of its properties: they are no other tools. */
  readonly own: ReadonlySet<string>;
  /** Its name and its opening sentences, folded. */
  readonly opening: string;
  /** The meaning words of all that the tool says apart from the sentences that follow its opening. */
  readonly vocabulary: () => ReadonlySet<string>;
}

export interface Sentence {
  readonly text: string;
  readonly hits: readonly WordHit<Concept>[];
  readonly place: Place;
  /** The opening sentence says what the tool is for, not what the model has to do. */
  readonly isOpening: boolean;
  /** The words of a property's name. */
  readonly isName?: boolean;
  readonly isEnglish: boolean;
  readonly background: Background;
  /** The sentence before it in the same field. */
  readonly previous?: string;
}

/** The place where a list goes on is no secret. */
const PAGE_TOKEN = String.raw`(?:page|paging|pagination|continuation|cursor|next|previous|sync|resume|delta|skip)_token\b`;
const PATH = new RegExp(
  String.raw`${SECRET_PATH}|~/\.[a-z]|/(?:home|users)/[\w.-]{1,30}/\.[a-z]|/etc/[a-z]|\bsecrets?\.(?:ya?ml|json|toml|txt)\b|\b(?!${PAGE_TOKEN})[a-z0-9]{2,20}_(?:api_key|secret|token|password|private_key|secret_access_key)\b|\bid[_ ](?:rsa|ed25519)\b|\.(?:pem|p12|pfx|kdbx)\b|\*\.key\b`,
  'g',
);
const QUOTED_SLOT = /["'`«“][a-z_][a-z0-9_.-]{1,30}["'`»”]/g;
const ADDRESS = /[\w.+-]{1,40}@[\w-]{1,40}\.[a-z]/;
const URL = /(?<!\]\()\b(?:https?|ftp|wss?|s3|gs):\/\/[^\s"'<>]{3}/;
const ACCOUNT =
  /\+\d[\d ().-]{7,18}\d|\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){2,7}(?: ?[a-z0-9]{1,3})?\b|\b0x[0-9a-f]{16,64}\b|\bbc1[a-z0-9]{16,60}\b|\b\d{9,24}\b|\b\d{3,4}(?:-\d{3,4}){2,3}\b|\bacct_\w{4,}|\baccount (?:no\.? |number )?\d{3,}/;
const TOOL_NAME =
  /(?<![\w./-])(?:get|set|send|transfer|create|delete|place|read|write|search|list|update|run|execute|pay|make|add|remove|fetch|book|find|post|query|open|call|check|submit|charge|cancel|approve|upload|download|edit|move|commit|push|merge|refund|issue|payments?|order|mail|email|file|db|git|web)_[a-z0-9_]{2,40}\b|(?<![\w./-])[a-z0-9]{2,20}_(?:mail|email|file|message|money|payment|query|search|order|invoice|transfer|create|send|read|write|delete|tool)s?\b/g;
const OTHER_TOOLS =
  /\b(?:other|competing|rival|similar|alternative|remaining|different) (?:\w{1,15} ){0,2}(?:tools?|servers?|services?|functions?|apps?|engines?|sources?|providers?|plugins?|extensions?|assistants?)\b|(?:其他|其它|别的|其余)[^,。\s]{0,6}(?:工具|服务|函数|插件)|(?:他|ほか|別)の[^、。\s]{0,8}(?:ツール|サービス)|다른 [^\s,.]{0,6} ?(?:도구|서비스)/g;
/** "First notify this service with the amounts" hands them over. */
const REPORTS_TO_TOOL =
  /\b(?:notify|inform|tell|update|brief) (?:this|our|the) (?:tool|service|server|endpoint|function|backend)\b|\b(?:call|invoke) (?:this|it) with\b/g;
const NAMED_TOOL =
  /\b(?:the|an?|your|any|all|every|each|whose|its) (?:\w{1,15} ){0,2}?(?:\w{3,15}) (?:tools?|function|plugin|server)\b/;
const THIS_TOOL = /\b(?:this|the same|the present|our) (?:\w{1,12} )?(?:tool|server|function)\b/;

/** "Until", "before the end", in the languages of the concepts, folded. */
export const FOR_A_WHILE =
  /\b(?:before|until|till|hasta|antes de|jusqu|avant|bis|bevor|ate o|fino a|prima|cho den|truoc khi|sampai|sebelum)\b|(?:до|пока)(?= )|直到|之前|前に|まで|전에|까지|حتى|قبل/;
const OWN_THING = /^this (\w{4,})$/;
const DENIES_ACCESS =
  /\b(?:may not|cannot|can't|can not|could not|(?:is|are|was|were) not (?:allowed|permitted|authori[sz]ed|entitled) to|ha(?:s|ve) no (?:right|rights|permission|access) to|neither\b[^.,;]{0,30}\bnor\b[^.,;]{0,30}\b(?:can|may)) (?:\w{2,12} )?(?:see|view|read|open|access)\b/;
const PAID_TO =
  /\b(?:go|goes|sent|paid|made|transferred|moved|wired|credited) (?:in)?to (?:the )?(?:account |wallet |iban |address )?$/;
const OF_THIS_SERVER =
  /^s?(?: (?:tools?|functions?))? (?:of|from|in|on) (?:this|the same) (?:\w{1,15} )?(?:server|toolset|toolkit|package|integration|plugin|extension|mcp)\b/;

const EXAMPLE = /\b(?:for example|e\.g\.|such as|for instance|example:)/;
/** Where verbs end the sentence, the negation follows them: so many characters behind. */
const NEGATION_BEHIND = 6;
const BREAK = /[;:!?]|, (?:which|where|but)/;
const LEAD = String.raw`(?:(?:please|then|now|next|finally|and|so|also|afterwards|first|instead|still|simply|just|always|important|note|you|kindly) ?[,:]? |(?:in|into|under|for|as) ["'\x60]\w{1,30}["'\x60],? ){0,2}`;
const SENTENCE_START = new RegExp(String.raw`^(?:[^a-z0-9_]{0,6}|\d{1,2}[.)] )${LEAD}`);
const SENTENCE_HEAD = new RegExp(String.raw`^(?:[^a-z0-9_]{0,6}|\d{1,2}[.)] )${LEAD}$`);
const CLAUSE_HEAD = new RegExp(String.raw`[,;:] ${LEAD}$`);
const CONSEQUENCE_HEAD = /[,;] (?:so|then|therefore|hence|thus) (?:please |just )?$/;
const SUBORDINATE =
  /^\W{0,3}(?:if|when|whenever|before|after|whatever|whichever|even|as|once|for|in|at|during|should|since|because|every|each|from|until|while|with|without|where|on|upon|prior|besides|apart|along|alongside|to|by|given|under|next|beyond|together|where|though|despite|instead|regardless|no matter)\b/;

/** One sentence with the concepts in it, and the questions that frames ask of it. */
export class Reading {
  readonly sentence: Sentence;
  secretPaths = 0;
  /** A question was asked that not the sentence but the rest of its tool answers. */
  asksAboutTool = false;
  private exampleKnown: boolean | undefined;
  private orderKnown: boolean | undefined;
  private readonly byConcept = new Map<Concept, WordHit<Concept>[]>();

  constructor(sentence: Sentence) {
    this.sentence = sentence;
    for (const hit of sentence.hits) if (!this.isOfThisServer(hit)) this.add(hit);
    for (const match of matchesIn(PATH, sentence.text)) {
      this.addMatch('secret', match);
      this.secretPaths += 1;
    }
    for (const match of matchesIn(QUOTED_SLOT, sentence.text)) this.addMatch('slot', match);
    for (const match of matchesIn(OTHER_TOOLS, sentence.text)) this.addMatch('others', match);
    for (const match of matchesIn(REPORTS_TO_TOOL, sentence.text)) this.addMatch('move', match);
  }

  /** "Before any other tool of this server": an order among its own tools. */
  private isOfThisServer({ concept, end }: WordHit<Concept>): boolean {
    return concept === 'others' && OF_THIS_SERVER.test(this.sentence.text.slice(end, end + 40));
  }

  private addMatch(concept: Concept, match: RegExpExecArray): void {
    const hit = { concept, start: match.index, end: match.index + match[0].length, isBase: false };
    if (!this.isOfThisServer(hit)) this.add(hit);
  }

  private add(hit: WordHit<Concept>): void {
    const known = this.byConcept.get(hit.concept);
    if (known === undefined) this.byConcept.set(hit.concept, [hit]);
    else known.push(hit);
  }

  /** A summary of the tool; an opening that speaks to the model is none. */
  get isOpening(): boolean {
    if (!this.sentence.isOpening || (this.has('model') && this.hasAny('always', 'trigger'))) return false;
    if (!this.sentence.isEnglish || this.isConditional) return true;
    return !(this.has('others') && this.hasAny('order', 'bad', 'best'));
  }

  get concepts(): Iterable<Concept> {
    return this.byConcept.keys();
  }

  hitsOf(concept: Concept): readonly WordHit<Concept>[] {
    return this.byConcept.get(concept) ?? [];
  }

  has(...concepts: readonly Concept[]): boolean {
    return concepts.every((concept) => this.byConcept.has(concept));
  }

  hasAny(...concepts: readonly Concept[]): boolean {
    return concepts.some((concept) => this.byConcept.has(concept));
  }

  get background(): Background {
    this.asksAboutTool = true;
    return this.sentence.background;
  }

  /** The sentence before it in the same field. */
  get previous(): string {
    this.asksAboutTool = true;
    return this.sentence.previous ?? '';
  }

  isAbout(...concepts: readonly Concept[]): boolean {
    const { purpose } = this.background;
    return concepts.some((concept) => purpose.has(concept));
  }

  /** Both concepts, with at most so many characters between them; neither word counts for both. */
  near(first: Concept, second: Concept, gap: number): boolean {
    return this.pairs(first, second, gap).length > 0;
  }

  /** The first concept and then, within the gap, the second. */
  before(first: Concept, second: Concept, gap: number): boolean {
    return this.pairs(first, second, gap).some(([one, other]) => one.end <= other.start);
  }

  private pairs(first: Concept, second: Concept, gap: number): [WordHit<Concept>, WordHit<Concept>][] {
    const found: [WordHit<Concept>, WordHit<Concept>][] = [];
    for (const one of this.hitsOf(first)) {
      for (const other of this.hitsOf(second)) {
        const distance = one.start < other.start ? other.start - one.end : one.start - other.end;
        if (distance >= 0 && distance <= gap) found.push([one, other]);
      }
    }
    return found;
  }

  /** A deed that is not denied and, behind it in the same breath, what it is done to. */
  takes(deed: Concept, thing: Concept, gap: number): boolean {
    return this.pairs(deed, thing, gap).some(([one, other]) => {
      const isInOrder = one.end <= other.start;
      if (!isInOrder && this.sentence.isEnglish) return false;
      const between = isInOrder ? [one.end, other.start] : [other.end, one.start];
      return !BREAK.test(this.sentence.text.slice(...between)) && !this.hasNegationBefore(one);
    });
  }

  /** Something that is passed on, or asked for, by the sentence. */
  moves(thing: Concept): boolean {
    return this.takes('move', thing, 60) || this.takes('demand', thing, 50) || this.isDoneTo(thing);
  }

  private isDoneTo(thing: Concept): boolean {
    return this.pairs(thing, 'move', 40).some(
      ([one, other]) => one.end <= other.start && !other.isBase && !this.hasNegationBefore(other),
    );
  }

  /** Every word of the concept stands under a negation: "never reads the keys". */
  isNegated(concept: Concept): boolean {
    const hits = this.hitsOf(concept);
    return hits.length > 0 && hits.every((hit) => this.hasNegationBefore(hit));
  }

  private hasNegationBefore(hit: WordHit<Concept>): boolean {
    const { text, isEnglish } = this.sentence;
    return this.hitsOf('negation').some(({ end, start }) => {
      if (!isEnglish && start >= hit.end && start - hit.end <= NEGATION_BEHIND) return true;
      return end <= hit.start && hit.start - end <= 30 && !/[,;:]/.test(text.slice(start, hit.start));
    });
  }

  /** It shows how something looks. */
  get isExample(): boolean {
    this.exampleKnown ??= EXAMPLE.test(this.sentence.text);
    return this.exampleKnown;
  }

  get hasAddress(): boolean {
    return this.sentence.text.includes('@') && ADDRESS.test(this.sentence.text);
  }

  get hasUrl(): boolean {
    return this.sentence.text.includes('://') && URL.test(this.sentence.text);
  }

  get hasAccount(): boolean {
    const found = ACCOUNT.exec(this.sentence.text)?.[0];
    if (found === undefined) return false;
    if (/^(?:0x|bc1|acct_|account)/.test(found)) return true;
    const isNumber = (found.match(/\d/g)?.length ?? 0) >= 9;
    return isNumber && (this.namesOtherTool || this.hasAny('money', 'message', 'person', 'outside'));
  }

  /** "... goes to account 12345": whoever wrote the text says who is paid. */
  get isAccountPaid(): boolean {
    const found = ACCOUNT.exec(this.sentence.text);
    return found !== null && this.hasAccount && PAID_TO.test(this.sentence.text.slice(0, found.index));
  }

  /** It speaks of something done, not of the tool by its name nor of a thing that the tool is about. */
  get speaksOfDeed(): boolean {
    if (!this.sentence.isEnglish && this.hasAny('gather', 'move', 'store')) return true;
    return this.hitsOf('itself').some(({ start, end }) => {
      const words = this.sentence.text.slice(start, end);
      return words !== 'this tool' && !this.isOwnThing(words);
    });
  }

  /** "This note", of a tool for notes. */
  private isOwnThing(words: string): boolean {
    const thing = OWN_THING.exec(words)?.[1];
    return thing !== undefined && this.background.opening.includes(thing);
  }

  /** "The user may not read it": a right that somebody lacks. */
  get deniesAccess(): boolean {
    return DENIES_ACCESS.test(this.sentence.text);
  }

  /** What is moved goes to this very tool. */
  get feedsThisTool(): boolean {
    return /\b(?:to|through|into|via|with|in) (?:this|our) (?:tool|function|service|server|memory)\b|\bthis (?:tool|function|service) with\b|\b(?:call|invoke) (?:this|it) with\b|\bhere\b/.test(
      this.sentence.text,
    );
  }

  /** It leaves the decision to the person, or tells them. */
  get protectsPerson(): boolean {
    if (this.sentence.isEnglish) return protectsPerson(this.sentence.text) && !this.isNegated('know');
    return this.near('ask', 'person', 40) || (this.near('say', 'person', 20) && !this.has('negation'));
  }

  /** "Never tell the word before the game is over": it comes out in the end. */
  get isKeptForAWhile(): boolean {
    return this.near('negation', 'know', 24) && FOR_A_WHILE.test(this.sentence.text);
  }

  /** "If the call fails": a condition, as against "even if the user objects". */
  get isConditional(): boolean {
    const regardless = this.hitsOf('regardless');
    return this.hitsOf('condition').some(
      ({ start }) => !regardless.some((hit) => hit.start <= start && start < hit.end),
    );
  }

  /** A receiver spelt out: whoever wrote the text chose it, not the user. */
  get hasReceiver(): boolean {
    return this.hasAddress || this.hasUrl || this.hasAccount;
  }

  /** An address with places for data in it. */
  get hasUrlWithData(): boolean {
    return /https?:\/\/[^\s"'<>]{3,200}[?&#/=][a-z_]{0,20}=?[{<[(]|https?:\/\/[^\s"'<>]{3,200}\?\w{1,20}=/.test(
      this.sentence.text,
    );
  }

  /** "When send_mail is used": the deed of another tool is what sets this off. */
  get watchesOtherTool(): boolean {
    return (
      this.namesOtherTool &&
      /_[a-z]+["'\x60]? (?:is|was|has been|gets|runs|call is|call was)\b|\ba [a-z_]+_[a-z_]+ call\b/.test(
        this.sentence.text,
      )
    );
  }

  /** Another tool, by a name that looks like one. */
  get namesOtherTool(): boolean {
    const { text } = this.sentence;
    const names = text.includes('_') ? text.match(TOOL_NAME) : null;
    return names?.some((name) => !this.background.own.has(name)) === true;
  }

  get speaksOfOtherTool(): boolean {
    if (this.namesOtherTool || this.has('others')) return true;
    const named = NAMED_TOOL.exec(this.sentence.text);
    return named !== null && !THIS_TOOL.test(named[0]);
  }

  /** True where the sentence tells the model to do something, rather than saying what the tool does. */
  get isOrder(): boolean {
    this.orderKnown ??= this.readsAsOrder();
    return this.orderKnown;
  }

  private readsAsOrder(): boolean {
    if (this.startsWithThirdPerson && !this.has('model')) return false;
    if (this.hasAny('order', 'trigger', 'demand')) return true;
    if (this.isOpening) return false;
    if (!this.sentence.isEnglish) return true;
    return this.startsWithOrder || this.has('model') || this.ordersBehindClause || this.ordersInConsequence;
  }

  get startsWithOrder(): boolean {
    return this.opening?.isBase === true;
  }

  /** The concept's verb stands as an order, at the head of the sentence or of its main clause: "if ..., explain". */
  orders(concept: Concept): boolean {
    return this.hitsOf(concept).some(
      (hit) => hit.isBase && this.isClauseHead(hit.start) && !this.hasNegationBefore(hit),
    );
  }

  private isClauseHead(at: number): boolean {
    const before = this.sentence.text.slice(Math.max(0, at - 60), at);
    return CLAUSE_HEAD.test(before) || (at < 60 && SENTENCE_HEAD.test(before));
  }

  /** "Whatever the owner said, offer ...": the order follows the subordinate clause. */
  private get ordersBehindClause(): boolean {
    if (!SUBORDINATE.test(this.sentence.text)) return false;
    return this.sentence.hits.some((hit) => hit.isBase && VERBS.has(hit.concept) && this.isClauseHead(hit.start));
  }

  /** "The hash needs the key, so read it": what was said before is the reason. */
  private get ordersInConsequence(): boolean {
    const { text, hits } = this.sentence;
    return hits.some(
      ({ concept, isBase, start }) =>
        isBase && VERBS.has(concept) && CONSEQUENCE_HEAD.test(text.slice(Math.max(0, start - 20), start)),
    );
  }

  private get startsWithThirdPerson(): boolean {
    return this.opening?.isBase === false && /^\W{0,3}[a-z]{3,15}s\b/.test(this.sentence.text);
  }

  private get opening(): WordHit<Concept> | undefined {
    const at = SENTENCE_START.exec(this.sentence.text)?.[0].length ?? 0;
    return this.sentence.hits.find((hit) => hit.start === at && VERBS.has(hit.concept));
  }
}

const VERBS: ReadonlySet<Concept> = new Set([
  'move',
  'gather',
  'choose',
  'alter',
  'obey',
  'allow',
  'pay',
  'know',
  'say',
  'destroy',
  'ask',
  'omit',
  'void',
]);
