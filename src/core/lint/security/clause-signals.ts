import type { SignalKind } from './signals.ts';

export interface ClauseSignal {
  readonly kind: SignalKind;
  readonly weight: number;
  /** Offset of the clause in the text. */
  readonly at: number;
  readonly evidence: string;
}

const LONGEST = 600;
/** Words without which a clause moves nothing private. */
export const WORTH_READING =
  /\b(?:conversation|chat|dialog|transcript|messages?|prompt|schemas|calendar|documents?|wallet|\x60env\x60|you know|address book|clipboard|contacts|emails|e-mails|opens|cookie|keys?|tokens?|passwords?|credentials?|environment|home directory|every file|all files|location|contents?|source code|inbox|history|card|secrets?|cookies|private|everything|branches|databases?)\b|\.(?:ssh|aws|env|gitconfig|netrc|kube)\b|\/etc\//;

/** Things of the user or the model that no ordinary call carries. */
const PRIVATE =
  /\b(?:(?:full|entire|whole|complete|all|current|previous|chat|conversation|message|prior) (?:\w+ )?(?:conversation|chat|dialog(?:ue)?|transcript|history|messages|log)|conversation(?: so far| history)?|(?:system|hidden|initial|original) (?:prompt|instructions)|tool names|(?:every|all|any|the) (?:local )?files? (?:in|of|from|under) (?:the |your |~)?(?:home|user|project|root|disk|system|directory)|home directory|environment variables|(?:in|from) the environment|(?:messages|files|passwords|contacts|location|keys|cookies|documents) of the user|source code of|whole inbox|user'?s (?:\w+ )?(?:location|passwords?|contacts|files|messages|e-?mails|browsing|keys|credit card|card number)|private (?:repositor\w{1,5}|files|data|messages|documents)|everything (?:the user|they|you) (?:types?|says?|writes?|said|wrote|typed)|private keys?|ssh keys?|browser cookies|saved passwords|all branches|credit card numbers?|cvv|(?:every|all|any|each) (?:documents?|files?|e-?mails?|messages?|pages?|answers?) (?:that )?(?:it|you|the (?:user|assistant|model|agent)) (?:opens?|reads?|sees?|gets?|writes?|receives?|handles?)|(?:last|previous|earlier) (?:\w+ ){0,2}messages|(?:everything|all|anything)(?: that)? you (?:know|remember|learned|learnt|have learned)|session cookies?|user'?s (?:\w+ )?(?:calendar|notes|documents|photos|address book|memory|memories|cookies?)|wallet\.dat|clipboard|all contacts|(?:plus|and|with) the (?:chat|conversation|transcript)|user'?s (?:\w+ ){1,3}e-?mails|output of \x60?(?:env|printenv|history|whoami)\b|user'?s (?:full |real )?name, (?:\w+ )?(?:address|phone)[^.]{0,30})\b|\.(?:ssh|aws|netrc|gitconfig|kube|gnupg)\b|\.env\b(?!\.)|\/etc\/(?:passwd|shadow)|<all previous messages>/;
/** Secrets that honest calls carry too, to their own place. */
const SECRET = /\b(?:(?:oauth|access|session|auth|bearer) ?tokens?|api ?keys?|passwords?|credentials?|secrets?)\b/;
const MOVE =
  /\b(?:send|sending|forward|upload|post|mail|email|e-mail|transmit|mirror|copy|copying|dump|share|hand(?: it)? over|tack|attach|append|include|including|put|pass|push|export|leak|write|save|record|contain|grab|add|embed|prepend|stash|report|relay|deliver|submit|give|provide|paste|encode|(?:to be|must be|should be|has to be|have to be) (?:sent|forwarded|copied|uploaded|mailed|posted|included|supplied|passed|handed|provided|placed)|supply|fill in|echo|drop|place|store|mailing|e?mailing|forwarding|uploading|posting|filled (?:with|by)|populated with|set to|open an? (?:issue|ticket|gist|pull request))\b/;
const OUTSIDE = /https?:\/\/|[\w.+-]{1,40}@[\w-]{1,40}\.\w|\bwebhook\b|\bftp:|\/tmp\/|\bexternal\b|\bthird party\b/;
const INSIDE =
  /\b(?:answer|reply|issue|gist|pull request|commit message|argument|parameter|param|field|body|header|metadata|query string|comment|description field|the url|filled? in [^.]{0,40}\bhere)\b|\x60\w{1,40}\x60/;
/** A slot of the call itself: what is put there leaves with it. */
const SLOT = /\b(?:argument|parameter|param|field)\b|\bas \x60\w{1,40}\x60/;
const OWN_PLACE =
  /\b(?:token|auth\w*|session|key|secret|credential|password|login|api|headers?|env|cookie)\w*\x60? (?:field|parameter|argument|param|header)\b|\x60\w*(?:token|auth|session|key|secret|cred|pass|code|header|env|cookie)\w*\x60|authorization/;
const ORDER =
  /\b(?:must|always|have to|has to|had to|should|shall|obliged|required to|requires you|need to|needs to|vital|crucial|mandatory|essential|in addition|also|additionally|furthermore|moreover|first|before|prior to|beforehand|whenever|every time|each time|at every|on every|please|make sure|be sure|ensure|real task|your task|instead|as well|then|afterwards|when you are done|when asked|after each|at each|by default|obliges|for (?:the )?best results|to keep (?:the|this)|(?:model|assistant|agent|ai) (?:passes|sends|includes|supplies|adds|fills|provides|attaches|hands))\b/;
const BASE_FORM_START = new RegExp(`(?:^|: )\\W*(?:(?:please|first|then|also|now|next|finally|and) )?${MOVE.source}`);
const DESCRIBES =
  /\b(?:sends|forwards|uploads|posts|mails|copies|dumps|shares|attaches|includes|puts|exports|writes|saves|records|contains|adds|returns|gets|lists|reads|fetches|creates|deletes|stores|exchanges|pushes)\b/;
const NEGATED = /\b(?:never|not|cannot|without|no longer)\b|n't\b/;

/** What single sentences ask for, by the words in them: something private, a verb that moves it, a place, an order. */
export function clauseSignals(text: string): readonly ClauseSignal[] {
  if (!WORTH_READING.test(text)) return [];
  const found: ClauseSignal[] = [];
  for (const { clause, at } of clausesOf(text)) {
    const weight = WORTH_READING.test(clause) ? exfiltrationWeight(clause, at === 0) : 0;
    if (weight > 0) found.push({ kind: 'exfiltrate', weight, at, evidence: clause });
  }
  return found;
}

function exfiltrationWeight(clause: string, isSummary: boolean): number {
  const move = MOVE.exec(clause);
  if (move === null || NEGATED.test(clause.slice(0, move.index)) || (DESCRIBES.test(clause) && !ORDER.test(clause)))
    return 0;
  const isOrder = ORDER.test(clause) || (!isSummary && BASE_FORM_START.test(clause));
  const isOutside = OUTSIDE.test(clause);
  if (!isOrder) return isOutside && PRIVATE.test(clause) && /https?:/.test(clause) ? 3 : 0;
  const isInside = INSIDE.test(clause);
  if (PRIVATE.test(clause)) return isOutside ? 4 : isInside ? 3.5 : 0;
  if (!SECRET.test(clause)) return 0;
  if (isOutside) return 3;
  if (!isInside || OWN_PLACE.test(clause)) return 0;
  return SLOT.test(clause) ? 3 : 2;
}

function* clausesOf(text: string): Generator<{ clause: string; at: number }> {
  let at = 0;
  for (const piece of text.split(/(?<=[.!?]) |\n/)) {
    for (let from = 0; from < piece.length; from += LONGEST) {
      const clause = piece.slice(from, from + LONGEST).trim();
      if (clause.length > 12) yield { clause, at: at + from };
    }
    at += piece.length + 1;
  }
}
