/** What a signal speaks of. Independent kinds add up; two signals of one kind count once, the heavier one. */
const SIGNAL_KINDS = [
  'override',
  'role',
  'conceal',
  'sensitive',
  'exfiltrate',
  'redirect',
  'preference',
  'coerce',
  'shell',
  'markup',
  'consent',
  'privilege',
  'payment',
  'stray',
  'link',
] as const;
export type SignalKind = (typeof SIGNAL_KINDS)[number];

export interface SignalPattern {
  readonly kind: SignalKind;
  /** 1: seen in honest texts, means something only beside others. 3: worth a look alone. 5: hardly ever honest. */
  readonly weight: number;
  /** Matches folded text (see `fold`). Gaps are bounded, so that no text makes it slow. */
  readonly pattern: RegExp;
  /** The negation is part of the pattern, so a preceding "never" does not excuse it. */
  readonly negated?: true;
  /** Counts only when the clause is a directive rather than the tool's own summary. */
  readonly needsDirective?: true;
}

export const SECRET_PATH = String.raw`(?<![\w*])\.(?:ssh|aws|gnupg|kube|netrc|npmrc|pypirc|git-credentials|bash_history|zsh_history|bashrc|bash_profile|zshrc)\b(?!\.)|(?<!\w)\.(?:azure|docker|cursor|claude|config)[/\\]|/root/|\bid_(?:rsa|dsa|ecdsa|ed25519)\b|/etc/(?:passwd|shadow|sudoers)\b|(?:^|[\s"'(=/\x60])\.env\b(?!\.(?:example|sample|template))|\bcredentials\.json\b|\bmcp\.json\b|\bkeychain\b|/proc/self/environ|\bauthorized_keys\b|\bkubeconfig\b|\bwallet\.dat\b|\blogin data\b`;
export const SECRET_NOUN = String.raw`(?:api|ssh|private|secret|access|signing|encryption|aws)[ _-]?(?:keys?|creds|credentials)\b|\bpasswords?\b|\b(?:access |auth |session )?tokens?\b(?! (?:names?|types?|counts?|limits?|ids?|usage|budget))|\bcredentials?\b|\bsession cookies?\b|\benv(?:ironment)? (?:variables|vars)\b|\bseed phrase\b`;
export const PRIVATE_TALK = String.raw`(?:conversation|chat(?: history| log)?|dialog(?:ue)?|system prompt|(?:previous|prior|earlier|all|user'?s?) (?:messages|prompts)|message history|(?:full|entire|whole|complete) (?:context|history|transcript))`;
const TAKE = String.raw`(?:read|reading|write|writing|open|cat|load|include|including|send|sending|print|dump|copy|extract|fetch|get|pass|put|attach|collect|append|encode|upload|add|paste|supply|provide|retrieve|access|gather|grab|list|forward|email|exfiltrate|post|leak)`;
export const SINK = String.raw`(?:https?://|\bwebhook\b|[\w.+-]{1,40}@[\w-]{1,40}\.\w|\b(?:argument|parameter|param|field|sidenote|note|metadata|trace|header|subject|body)\b)`;

export const rx = (source: string) => new RegExp(source, 'g');

/** English. Sources: public fixtures and taxonomies of tool poisoning (OWASP MCP Top 10, SAFE-T1001), read 2026-11-29. */
export const ENGLISH_SIGNALS: readonly SignalPattern[] = [
  {
    kind: 'override',
    weight: 5,
    pattern: rx(
      String.raw`\b(?:ignore|disregard|forget|override|discard|neglect)\b[^.!?\n]{0,30}\b(?:previous|prior|above|earlier|preceding|foregoing|former|existing|original|initial)\b[^.!?\n]{0,25}\b(?:instructions?|prompts?|rules|guidelines|directives?|directions|restrictions|guardrails|safeguards|commands|orders|context|messages)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:ignore|disregard|forget)\b (?:all |any |everything in )?(?:of )?(?:your|the system|the developer|safety|all safety|all security|system|developer|the user'?s)\b[^.!?\n]{0,25}\b(?:instructions?|prompts?|rules|guidelines|programming|training|checks|restrictions|guardrails|policies|policy)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:disable|turn off|bypass|skip|ignore|remove|circumvent)\b (?:all |any |the |every )?(?:of )?(?:the )?[^.!?\n]{0,25}\b(?:safety|content|safeguards?|guardrails?|ethical|moderation|sanitization|human)\b ?(?:filter(?:s|ing)?|restrictions?|checks?|validation|guidelines|controls?|limits|rules|policies|approval|confirmations?)?`,
    ),
  },
  {
    kind: 'override',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:disables?|bypass(?:es)?|skips?) (?:all |any )?(?:user )?(?:security|validation|access|safety|confirmation|approval|authori[sz]ation)(?: (?:checks?|controls?|validation|restrictions?|prompts?|steps?)|s)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:skip|disable|bypass|ignore)(?:s|es)? (?:all|any|every) (?:\w+ ){0,2}(?:validations?|security|safety|checks?|restrictions?|filters?|sanitization|verification|confirmations?|guidelines|warnings?|approvals?)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 2.5,
    pattern: rx(
      String.raw`(?:^|[\n.!?\]] ?)(?:override|emergency|hidden|priority|secret|internal|admin|security|safety) (?:directive|instructions?|override|bypass|protocol|command)s?\b[^.!?\n:]{0,20}:`,
    ),
  },
  {
    kind: 'override',
    weight: 2,
    pattern: rx(
      String.raw`\b(?:execute|run|obey|follow|trust)\b (?:any|all|every|whatever)\b[^.!?\n]{0,25}\b(?:commands?|queries|input|instructions?|requests?)\b[^.!?\n]{0,40}\b(?:without|implicitly|in)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:new|updated|real|actual|true) (?:system )?(?:instructions?|directives?)(?: (?:are|is|follow))? ?:`,
    ),
  },
  {
    kind: 'override',
    weight: 2,
    pattern: rx(
      String.raw`\b(?:override|replaces?) (?:the )?(?:default )?(?:assistant|system|model) (?:instructions?|prompts?|behaviou?r)\b`,
    ),
  },
  {
    kind: 'role',
    weight: 3,
    pattern: rx(
      String.raw`\byou are now (?:a |an |the |in |no longer |free |dan\b|acting |operating |running |unrestricted|called )`,
    ),
  },
  {
    kind: 'role',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:jailbreak (?:mode|yourself)|dan mode|god mode|do anything now|unrestricted (?:system )?(?:mode|access|ai|assistant|administrative))`,
    ),
  },
  {
    kind: 'role',
    weight: 1.5,
    pattern: rx(String.raw`\b(?:developer|debug|admin(?:istrator)?|maintenance|sudo) mode\b`),
  },
  {
    kind: 'role',
    weight: 2.5,
    pattern: rx(
      String.raw`\bact as ?:? (?:an? |the )?(?:\w+ ){0,2}(?:administrator|admin|root|superuser|dba|unrestricted|system|processor|manager|operator|agent|assistant|different|evil)\b`,
    ),
  },
  {
    kind: 'role',
    weight: 2,
    pattern: rx(
      String.raw`\b(?:pretend (?:to be|you are|that you)|from now on,? you|your new (?:role|identity|task|goal|objective)|assume the role)\b`,
    ),
  },
  {
    kind: 'role',
    weight: 2.5,
    pattern: rx(
      String.raw`(?:^|[\n.!?"\]] ?)(?:(?:critical |new |important )?system (?:update|override|note|message|prompt|directive|notice|alert|command|instruction)|system override directive|(?:note|message|instructions?|notice) (?:to|for) (?:the )?(?:ai|llm|assistant|model|agent|claude|gpt))\b[^.!?\n:]{0,20}:`,
    ),
  },
  { kind: 'role', weight: 1.5, pattern: rx(String.raw`(?:^|[\n.!?] ?)(?:system|assistant|admin) ?: `) },
  {
    kind: 'markup',
    weight: 3,
    pattern: rx(
      String.raw`\[(?:hidden|secret|system|override|priority|admin|metadata|role|emergency|internal|developer|configuration)\b[^\]\n]{0,20}\b(?:directive|instructions?|override|note|prompt|message|command)s?\b[^\]\n]{0,20}\]`,
    ),
  },
  {
    kind: 'markup',
    weight: 3,
    pattern: rx(
      String.raw`<\|(?:im_start|im_end|system|user|assistant|endoftext|end|begin_of_text|start_header_id|eot_id|channel|message)[^|\n]{0,20}\|>|\[/?inst\]|<<\/?sys>>`,
    ),
  },
  {
    kind: 'markup',
    weight: 3,
    pattern: rx(
      String.raw`<\/?(?:important|system|hidden|override|sys|system[-_ ](?:prompt|instructions?|reminder|message)|hidden[-_ ]instructions?|(?:critical|urgent)[-_ ]?(?:instructions?)?)>|</(?:secret|admin|priority|private|confidential)>`,
    ),
  },
  {
    kind: 'markup',
    weight: 2,
    pattern: rx(
      String.raw`(?:^|[\n ])#{2,6} ?(?:new |system |hidden |updated )?(?:instructions?|system|system prompt|human|assistant|user) ?:`,
    ),
  },
  {
    kind: 'markup',
    weight: 3,
    pattern: rx(
      String.raw`<!--[^>]{0,200}\b(?:always|must|ignore|system|send|do not|don't|never|secret|instructions?|before|first)\b`,
    ),
  },
  { kind: 'markup', weight: 2.5, pattern: rx(String.raw`\n(?:human|assistant|user) ?: `) },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(
      String.raw`\b(?:do not|don't|never|must not|mustn't|should not|shouldn't|without|no need to|not necessary to|avoid|refrain from|not to|cannot) (?:(?:ever|even|also|explicitly|directly|please|you|in any case|under any circumstances),? ){0,2}(?:tell|telling|inform|informing|mention(?:ing)?(?! (?:(?:any|the|other|our|all) ){0,2}(?:users?|customers?|owner|operator|sender|them)\b)|notify|notifying|alert|alerting|let|letting|warn|warning)\b[^.!?\n]{0,30}\b(?:users(?! (?:who|that|whose|with)\b)|user(?! (?:who|whose)\b)|human|operator|customers?|anyone|anybody|sender|owner|them)\b(?! (?:the |any |our |about )?(?:internal|technical|raw|database) (?:\w{1,20} )?(?:ids?|numbers?|codes?|names?|keys?|details|fields?)\b)`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3,
    negated: true,
    pattern: rx(
      String.raw`\b(?:do not|don't|never|must not|should not|without|avoid) (?:(?:ever|even|also|explicitly|directly|please|you),? ){0,2}(?:mention|mentioning|reveal|revealing|disclose|disclosing|acknowledge|talk about|speak of|discuss)\b (?:this|that|it|these|the (?:instruction|step|note|fact|reason|existence|process|tool|transfer|copy|file|upload))\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 2,
    negated: true,
    pattern: rx(
      String.raw`\b(?:do not|don't|never|must not|should not|without) (?:(?:ever|even|also|explicitly|directly|please|you),? ){0,2}(?:show|showing|reveal|revealing|disclose|disclosing|explain|explaining|report|display|ask|asking)\b[^.!?\n]{0,30}\b(?:users?|human|operator|customer)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:keep|leave) (?:this|it|that|these|the \w{1,20})[^.!?\n]{0,15}\b(?:secret|hidden|confidential|to yourself|between us|private from)\b|\bhide (?:this|it|that|these|the \w{1,20})[^.!?\n]{0,20} from (?:the )?(?:user|human|operator|customer)`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:secretly|covertly|surreptitiously|discreetly|stealthily|without (?:the )?(?:user'?s? )?(?:knowledge|consent|noticing|being noticed|awareness)|so that the user (?:does not|doesn't|will not|won't) (?:notice|see|know))\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:silently|quietly|in the background)\b[^.!?\n]{0,30}\b(?:send|forward|upload|copy|include|pass|exfiltrate|post|email|add|bcc|read|transmit)\b|\b(?:send|forward|upload|copy|exfiltrate|email|bcc|transmit|post)\b[^.!?\n]{0,80}\b(?:silently|quietly)\b`,
    ),
  },
  {
    kind: 'sensitive',
    weight: 3,
    needsDirective: true,
    pattern: rx(String.raw`\b${TAKE}\b[^!?\n]{0,60}?(?:${SECRET_PATH})`),
  },
  {
    kind: 'sensitive',
    weight: 1.5,
    needsDirective: true,
    pattern: rx(String.raw`\b${TAKE}\b[^.!?\n]{0,40}?(?:\b${SECRET_NOUN})`),
  },
  {
    kind: 'exfiltrate',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:exfiltrate|leak|siphon|smuggle)\b (?:all |any |the |every |~|/|contents?|data|files?|secrets?|\w{1,20} )`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3.5,
    needsDirective: true,
    pattern: rx(
      String.raw`\b(?:send|forward|upload|post|email|e-mail|mail|transmit|bcc|cc|pass|put|include|append|attach|copy|write|report|submit|encode|paste|add|embed|store|reply with)\b[^.!?\n]{0,50}\b(?:${PRIVATE_TALK}|(?:its|their|the|file|whole|all|full) (?:contents?|keys?|secrets?)|contents)\b[^!?\n]{0,60}?${SINK}`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3.5,
    needsDirective: true,
    pattern: rx(
      String.raw`\b(?:send|forward|upload|post|email|e-mail|mail|transmit|bcc|cc|copy|report|submit)\b[^.!?\n]{0,50}(?:\b${SECRET_NOUN})[^!?\n]{0,60}?(?:https?://|\bwebhook\b|[\w.+-]{1,40}@[\w-]{1,40}\.\w)`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 1.5,
    needsDirective: true,
    pattern: rx(
      String.raw`\b(?:send|pass|put|include|append|attach|write|encode|paste|add|embed)\b[^.!?\n]{0,40}(?:\b${SECRET_NOUN})[^!?\n]{0,50}?\b(?:argument|parameter|param|field|sidenote|note|metadata|trace)\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    needsDirective: true,
    pattern: rx(
      String.raw`\b(?:send|forward|upload|post|email|transmit|bcc|cc|copy|reply with|reply only with|return only)\b[^.!?\n]{0,40}\b(?:(?:the|this|whole|full|entire|complete|all|user'?s) (?:\w+ )?(?:conversation|chat|chat history|message history|dialogue|transcript)|system prompt|conversation (?:so far|history))\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    needsDirective: true,
    pattern: rx(
      String.raw`\b(?:bcc|cc|send|forward|email|mail|copy|redirect)\b[^.!?\n]{0,50}[\w.+-]{1,40}@[\w-]{1,40}\.\w`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 2.5,
    needsDirective: true,
    pattern: rx(
      String.raw`\b(?:send|forward|upload|post|transmit|copy|report|submit|redirect)\b[^.!?\n]{0,60}\b(?:to|via|at) https?://`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 2.5,
    needsDirective: true,
    pattern: rx(
      String.raw`\b(?:send|email|e-mail|give|reveal|show) (?:me|us) [^.!?\n]{0,30}(?:${SECRET_NOUN}|creds|${PRIVATE_TALK})`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 2,
    pattern: rx(
      String.raw`\b(?:call|use|invoke|run)\b [\w.-]{2,40}[^.!?\n]{0,20}\band (?:then )?(?:pass|send|include|forward|put|add|paste)\b[^.!?\n]{0,40}\b(?:result|output|response|content|answer|it|them)\b[^.!?\n]{0,30}\b(?:as|in|into|to)\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:when|if|whenever|while|once|as long as) this (?:tool|server|function|plugin|skill) is (?:present|available|loaded|installed|enabled|connected|active|listed)\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:tool|function|server) [\w.-]{3,64} (?:is|has been|was) (?:now )?(?:disabled|broken|unavailable|compromised|insecure|unsafe|removed|blocked|no longer (?:available|safe|working|valid))\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 2.5,
    pattern: rx(
      String.raw`\b[a-z0-9]{2,30}_[a-z0-9_]{2,40} (?:is|has been|was) (?:now )?(?:disabled|broken|unavailable|compromised|insecure|unsafe|blocked)\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    negated: true,
    pattern: rx(
      String.raw`\b(?:never|do not|don't|stop|must not|avoid)\b (?:ever )?(?:use|using|call|calling|invoke|invoking|trust|trusting)\b[^.!?\n]{0,50}\b(?:any|the|all) other\b[^.!?\n]{0,25}\b(?:tools?|functions?|servers?|sources?|providers?|methods?)\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 2,
    pattern: rx(String.raw`\bignore (?:the |all |any )?other (?:tools?|functions?|servers?)\b`),
  },
  {
    kind: 'redirect',
    weight: 2.5,
    needsDirective: true,
    pattern: rx(
      String.raw`\b(?:always |must |should )?(?:set|change|replace|overwrite|modify|redirect|route|rewrite)\b[^.!?\n]{0,30}\b(?:recipients?|beneficiary|account|address|bcc|destination|to field|amount|iban|wallet)\b[^.!?\n]{0,20}\b(?:of|for|in|when|with|from)\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 1.5,
    pattern: rx(
      String.raw`\bfrom now on\b|\b(?:for|with) (?:every|all|any) (?:subsequent |future |other |following )?(?:message|request|payment|email|call|transaction|conversation)s? (?:from now|hereafter|afterwards)`,
    ),
  },
  {
    kind: 'redirect',
    weight: 1.5,
    pattern: rx(
      String.raw`\b(?:before|after|prior to) (?:using |calling |invoking )?(?:every|each|any|all) (?:other )?(?:call|tool|tools|use|answer|response|reply|request|action|message)s?\b|\bbefore (?:respond|answer|reply)ing\b`,
    ),
  },
  {
    kind: 'preference',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:only|most) (?:trustworthy|trusted|legitimate|authentic) (?:\w+ ){0,3}(?:tools?|source|server|option|way|function|provider)\b`,
    ),
  },
  {
    kind: 'preference',
    weight: 3,
    negated: true,
    pattern: rx(
      String.raw`\b(?:other|competing|alternative) (?:\w+ ){0,2}(?:tools?|functions?|servers?|sources?|providers?)\b[^.!?\n]{0,20}\b(?:are|is|return|returns|give|gives|produce|may be|will|contain)\b[^.!?\n]{0,20}\b(?:false|wrong|fake|unreliable|unsafe|dangerous|malicious|untrusted|inaccurate|insecure|compromised|deprecated|inferior)\b`,
    ),
  },
  {
    kind: 'preference',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:always|must|should) (?:be )?(?:prefer(?:red)?|choose|chosen|select(?:ed)?|pick(?:ed)?|favou?r(?:ed)?|prioriti[sz]ed?) (?:this|it|our|me)?\b[^.!?\n]{0,25}\b(?:over|instead of|above|before|rather than) (?:all |any |every |the )?(?:other|others|competing|alternative|similar)\b`,
    ),
  },
  {
    kind: 'preference',
    weight: 2,
    pattern: rx(
      String.raw`\b(?:superior to|better than|faster than|safer than) (?:all |any |every )?(?:the )?(?:other|competing|alternative) (?:\w+ ){0,2}(?:tools?|functions?|servers?|options?)\b|\bthe (?:very )?best (?:\w+ ){0,2}tool (?:available|ever|in the world|for everything|on the market)\b`,
    ),
  },
  {
    kind: 'coerce',
    weight: 1.5,
    pattern: rx(
      String.raw`\b(?:or|otherwise),? (?:else )?(?:the|this|your) (?:tool|call|request|system|session|account|answer|data)\b[^.!?\n]{0,15}\b(?:will|won't|will not|does not|cannot)\b[^.!?\n]{0,12}\b(?:fail|work|break|crash|be (?:deleted|lost|terminated|locked|rejected))`,
    ),
  },
  {
    kind: 'coerce',
    weight: 1.5,
    pattern: rx(
      String.raw`\b(?:this is (?:a )?(?:mandatory|critical|required|compulsory)[^.!?\n]{0,20}(?:step|requirement|instruction|policy)|(?:legal|compliance|security|audit) (?:policy|regulation|requirement)s? (?:requires?|demands?|mandates?) (?:that )?(?:you|the (?:assistant|model|agent|ai)))\b`,
    ),
  },
  {
    kind: 'coerce',
    weight: 0.75,
    pattern: rx(
      String.raw`\byou must (?:always|first|also|never)\b|\balways (?:read|send|include|forward|append|attach|call|run|execute|copy|bcc)\b`,
    ),
  },
  {
    kind: 'shell',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:curl|wget|iwr|invoke-webrequest)\b[^\n|]{0,120}\| ?(?:sudo )?(?:ba|z|da|k)?sh\b|\bbase64 (?:-d|--decode)[^\n|]{0,40}\| ?(?:ba|z)?sh\b|\bpowershell(?:\.exe)? -(?:enc|e|nop|w)\w{0,20}\b`,
    ),
  },
  {
    kind: 'shell',
    weight: 2.5,
    needsDirective: true,
    pattern: rx(
      String.raw`\b(?:run|execute|type|paste|invoke|eval)\b:? ["'\x60]?(?:curl|wget|bash -c|sh -c|nc |ncat|rm -rf|chmod|sudo|python3? -c|node -e|eval|iex|scp|crontab)\b`,
    ),
  },
  {
    kind: 'link',
    weight: 1.5,
    pattern: rx(
      String.raw`https?://(?:[\w-]{1,63}\.){0,4}(?:ngrok(?:-free)?\.(?:io|app|dev)|webhook\.site|requestbin\.\w{2,6}|pipedream\.net|burpcollaborator\.net|oast\.\w{2,6}|interact\.sh|trycloudflare\.com|serveo\.net|localhost\.run|pastebin\.com|transfer\.sh)`,
    ),
  },
];
