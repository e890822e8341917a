import { PRIVATE_TALK, rx, SECRET_PATH, SINK, type SignalPattern } from './signals.ts';

const PERSON = String.raw`(?:users?|human|operator|customer|owner|sender|anyone)`;
const ACCOUNT = String.raw`(?:\+\d{8,15}\b|\b[a-z]{2}\d{2}[a-z0-9]{11,30}\b|[\w.+-]{1,40}@[\w-]{1,40}\.\w|\baccount (?:number |no\.? )?\d[\d-]{2,}|\b0x[0-9a-f]{20,64}\b|\bbc1[a-z0-9]{20,60}\b)`;
const PRIVATE_DATA = String.raw`(?:${PRIVATE_TALK}|\b(?:each|every|the|all) (?:user'?s? |original ){1,2}(?:messages?|prompts?|replies)|\blist of (?:all )?messages|\bcredit card(?: number)?|\bcard number|\bcvv\b|\bsocial security number|\bbank details|\b(?:full|entire|whole|complete) (?:source code|project|codebase|repository|file system|inbox))`;

/** English orders that lack a telltale phrase: what they ask for gives them away, not how. */
export const IMPLICIT_SIGNALS: readonly SignalPattern[] = [
  // The instructions of the developer are said to be void, or others are put above them.
  {
    kind: 'override',
    weight: 4.5,
    pattern: rx(
      String.raw`\b(?:ignore|disregard|forget)\b[^.!?\n]{0,20}\b(?:rules|instructions?|guidelines|prompts?|directions|orders)\b[^.!?\n]{0,12}\b(?:above|before|so far|given|you (?:have|were|got))\b`,
    ),
  },
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:ignore|disregard|forget)\b (?:about )?(?:everything|anything|all)\b[^.!?\n]{0,12}\b(?:you|above|before|previously|told|said)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:previous|prior|earlier|existing|other|system|safety|all)\b[^.!?\n]{0,15}\b(?:instructions?|guidelines|rules|prompts?|restrictions|policies)\b[^.!?\n]{0,15}\b(?:no longer appl(?:y|ies)|are (?:now )?(?:void|cancell?ed|lifted|suspended|superseded|overridden|disabled)|do not apply|don't apply)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:instructions?|guidelines|rules|directives?|description|text)\b[^.!?\n]{0,30}\b(?:overrides?|supersedes?|takes? (?:precedence|priority) over|replaces?|outranks?)\b[^.!?\n]{0,20}\b(?:system (?:prompt|message|instructions?)|(?:all )?(?:previous|prior|other|earlier) (?:instructions?|rules|guidelines|prompts?))\b`,
    ),
  },
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:no longer|not) bound by\b[^.!?\n]{0,20}\b(?:safety|policy|policies|rules|guidelines|instructions?|restrictions)\b|\b(?:ignore|disregard|forget)\b[^.!?\n]{0,15}\b(?:what|everything|anything) (?:the )?(?:developer|system|user|operator|prompt|you)\b|\bignore any (?:user )?(?:requests?|orders|attempts?) (?:to|of)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:is|are|as) (?:an? )?(?:direct )?(?:commands?|orders?|instructions?) (?:from|of|by) (?:your|the|its) (?:operator|developer|system|user|owner|admin\w*)\b|\b(?:has|have) to be (?:carried out|obeyed|executed)\b`,
    ),
  },
  {
    kind: 'role',
    weight: 3,
    pattern: rx(
      String.raw`\bend of (?:the )?(?:tool )?(?:description|instructions?|documentation|prompt|context)\b|\byour (?:real|true|actual|new|hidden|secret) (?:task|job|goal|purpose|mission|role|objective) is\b|\bas (?:the|an) (?:ai|assistant|agent|model),? you (?:are|must|have|shall)\b`,
    ),
  },
  {
    kind: 'role',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:admin\w*|operator|developers?|anthropic|openai|google|the system|management|security team) (?:requires?|orders?|instructs?|wants?|demands?|has authori[sz]ed|authori[sz]es|permits?) (?:you|the (?:assistant|model|agent|ai))\b|\b(?:urgent|security|critical) (?:security )?(?:notice|alert|update|message) ?:`,
    ),
  },
  {
    kind: 'override',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:follow|obey|use) (?:only|exactly|exclusively)\b[^.!?\n]{0,25}\b(?:instructions?|guidelines|rules|commands|directives?)\b|\bonly (?:follow|obey)\b[^.!?\n]{0,25}\b(?:instructions?|guidelines|rules)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:treat|consider|regard|interpret|accept)\b[^.!?\n]{0,40}\b(?:output|results?|responses?|input|content|text)s?\b[^.!?\n]{0,30}\bas (?:\w+ ){0,2}(?:system|developer|trusted|authoritative|binding)?\s?(?:instructions?|commands?|orders|prompts?)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:commands?|instructions?|orders)\b[^.!?\n]{0,25}\b(?:returned|contained|found|included|given)\b[^.!?\n]{0,25}\b(?:must|should|shall|have to|are to)\b[^.!?\n]{0,12}\b(?:executed?|followed?|obeyed?|run|carried out)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:results?|output|response|page|content)s? (?:may |will |can )?(?:contains?|holds?|includes?) (?:further |additional |new )?instructions? (?:for|to) (?:you|the (?:model|assistant|agent|ai))\b|\bobey (?:what|it|them|all|any|every)\b|\bfollow (?:them|it) exactly\b`,
    ),
  },
  {
    kind: 'role',
    weight: 3,
    pattern: rx(
      String.raw`\byou are (?:dan\b|an? (?:ai|assistant|model|agent|system)\b[^.!?\n]{0,20}\b(?:without|free of|no longer|unrestricted|with root)\b)|\bgrant yourself\b|\bwith(?:out any|out| no) (?:limits|restrictions|limitations|filters|guardrails)\b[^.!?\n]{0,25}\b(?:ai|assistant|model|answer|respond|act)\b`,
    ),
  },
  {
    kind: 'role',
    weight: 2,
    pattern: rx(
      String.raw`\b(?:note|message|instructions?|notice|reminder|hint) (?:to|for) (?:the |all |any )?(?:ai|llm|language model|assistant|model|agent|claude|gpt|gemini)(?: (?:assistant|model|agent|system))?s? ?[:,]`,
    ),
  },
  {
    kind: 'role',
    weight: 1.5,
    pattern: rx(
      String.raw`\bthe (?:assistant|model|agent|ai|llm) (?:must|should|shall|has to|needs to|is required to|will)\b`,
    ),
  },
  { kind: 'markup', weight: 3, pattern: rx(String.raw`\]\]>|#{2,6} ?(?:system|instructions?|admin|override) ?#{2,6}`) },
  // The person is left out of a decision.
  {
    kind: 'consent',
    weight: 2.5,
    pattern: rx(
      String.raw`\bwithout (?:\w+ )?(?:asking|confirming|confirmation|prompting|approval|permission|informing|notifying|telling|mentioning|alerting|consulting|waiting for)\b`,
    ),
  },
  {
    kind: 'consent',
    weight: 2.5,
    negated: true,
    pattern: rx(
      String.raw`\b(?:never|do not|don't|no need to|not necessary to) (?:ask|request|wait|prompt|seek)\b[^.!?\n]{0,20}\b(?:permission|confirmation|approval|consent)\b`,
    ),
  },
  {
    kind: 'consent',
    weight: 2.5,
    pattern: rx(
      String.raw`\b${PERSON} (?:has |have |had )?(?:already )?(?:agreed|approved|confirmed|consented|authori[sz]ed|given (?:consent|permission))\b(?! (?:that|the booking|the order))`,
    ),
  },
  {
    kind: 'consent',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:skip|bypass|disable|suppress|ignore)\b[^.!?\n]{0,12}\b(?:confirmations?|approvals?|permission|security|safety) (?:dialogs?|prompts?|warnings?|alerts?|requests?|checks?)\b`,
    ),
  },
  {
    kind: 'consent',
    weight: 3,
    pattern: rx(
      String.raw`\byou (?:now )?(?:have (?:the user'?s )?(?:permission|consent|approval)|are (?:allowed|permitted|authori[sz]ed)|may)\b[^.!?\n]{0,40}\b(?:anything|everything|any command|without (?:asking|confirmation|approval|permission))\b|\bnever ask again\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:hide|conceal|withhold) (?:it|this|that|them|these|those)\b[^.!?\n]{0,20}\bfrom (?:the |all )?${PERSON}\b(?!')`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:deny|denying) (?:that|having|any|it)\b|\bif (?:the user )?asks?(?:ed)? (?:about|why|whether)\b[^.!?\n]{0,40}\b(?:say|claim|answer|pretend|respond|reply) (?:that|only|with)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 2,
    pattern: rx(
      String.raw`\b(?:say|claim|tell (?:the user|them)|pretend) (?:that )?(?:it|they|this|these|other \w+|the other \w+) (?:is|are|was|were|do|does|only)\b|\bso (?:that )?(?:they|the user) (?:don't|do not|doesn't|does not|won't|will not) (?:get|be|become|notice|worry|know)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3,
    pattern: rx(
      String.raw`\bkeep quiet\b|\bsay nothing (?:about|of)\b|\b${PERSON} (?:needn't|need not|does not need to|doesn't need to|do not need to|don't need to|must not|should not|mustn't|shouldn't) (?:hear|know|learn|be told|be informed|find out|notice|see)\b|\b(?:nobody|no one) (?:needs to|must|should) (?:know|hear|learn)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3.5,
    negated: true,
    pattern: rx(
      String.raw`\b(?:shall not|are not to|not allowed to|not permitted to|forbidden to|under no circumstances) (?:ever )?(?:tell|inform|mention|notify|alert|reveal|disclose|let)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3,
    pattern: rx(
      String.raw`\bassure (?:them|the user|users|the customer) (?:that )?(?:it|everything|all|they|this|the \w+) (?:is|are|was|has|have)\b[^.!?\n]{0,40}|\b(?:tell|inform) (?:them|the user|users|the customer) (?:that )?(?:it|everything|all|they|this) (?:is|are|was|has|have)\b[^.!?\n]{0,40}|\b(?:tell|inform) (?:them|the user|users|the customer) (?:that )?the \w+ (?:is|are|was|has|have)\b[^.!?\n]{0,30}\b(?:safe|fine|normal|okay|ok|secure|routine|harmless|legitimate|cheapest|best|standard|nothing|worked|necessary|required)\b|\b(?:do not|don't|never) (?:disclose|reveal|mention|admit|say) that (?:you|this|it)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:send|forward|upload|copy|push|share|post|mirror|append|attach|transfer)\b[^!?\n]{0,100}\b(?:silently|quietly|secretly|unnoticed|in secret)\b`,
    ),
  },
  // Private data goes where the task does not need it.
  {
    kind: 'sensitive',
    weight: 2.5,
    pattern: rx(String.raw`\b(?:must|always|every|each|first|before)\b[^!?\n]{0,90}?(?:${SECRET_PATH})`),
  },
  {
    kind: 'exfiltrate',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:print|repeat|reveal|output|include|show|return|quote|write|put)\b[^.!?\n]{0,15}\b(?:your|the) (?:initial|system|hidden|original|first|secret|full) (?:instructions?|prompt|message)\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    needsDirective: true,
    pattern: rx(
      String.raw`\b(?:include|append|attach|add|put|pass|copy|send|record|write|store|post|log|save|upload|forward)\b[^.!?\n]{0,40}${PRIVATE_DATA}[^!?\n]{0,60}?(?:${SINK}|\b[a-z]{2,20}_[a-z_]{2,30}\b|\x60\w{1,30}\x60|\bas \x60?\w)`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:store|save|record|log|keep|upload|send|export|include)\b[^.!?\n]{0,20}\buser'?s?'? (?:\w+ )?(?:password|passwords|private keys?|credentials|credit card|cvv|api keys?|ssh keys?|secrets?)\b|\bprivate keys? of the user\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:every|each|all|any) (?:\w+ ){0,2}(?:e-?mails?|messages?|mails?|sms|tickets?|payments?|transfers?|files?)\b[^.!?\n]{0,25}\b(?:sent|copied|forwarded|bcc|cc)\b[^.!?\n]{0,25}${ACCOUNT}`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:send|forward|copy|bcc|cc)\b[^.!?\n]{0,12}\b(?:every|each|all)\b[^.!?\n]{0,30}${ACCOUNT}`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:base64|hex|rot13)[ -]?(?:encode|encoded|encoding)?\b[^.!?\n]{0,30}\b(?:contents?|file|files|keys?|secrets?|conversation|\.env)\b[^!?\n]{0,50}\b(?:put|pass|send|include|add|append|into|as|in)\b`,
    ),
  },
  // Calls of other tools are changed, or this one is forced in front of them.
  {
    kind: 'redirect',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:add|use|set|put|replace|change|insert|send)\b[^.!?\n]{0,40}${ACCOUNT}[^.!?\n]{0,40}\b(?:recipients?|payee|beneficiary|destination|account|whenever|for all|every)\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:recipients?|payee|beneficiary|destination|iban|fee_account|account)\b[^.!?\n]{0,30}\b(?:to|with|is|=)\b[^.!?\n]{0,12}${ACCOUNT}`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    pattern: rx(
      String.raw`\b[\w.-]{2,30}_[\w.-]{2,40} (?:is|has been|was) (?:\w+ and )?(?:insecure|unsafe|compromised|dangerous|broken|malicious)\b|\bnever (?:call|use|invoke) [\w.-]{2,30}_[\w.-]{2,40} again\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    negated: true,
    pattern: rx(String.raw`\brefuse to (?:use|call|invoke|run)\b[^.!?\n]{0,20}\b(?:them|it|other|any|those|that)\b`),
  },
  {
    kind: 'redirect',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:all|any|every|each) [^.!?\n]{0,30}\bmust (?:also )?be (?:preceded|followed|accompanied) by\b|\bbefore (?:doing )?anything else\b|\bbefore (?:every|all|any) other (?:tools?|actions?|steps?|calls?)\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 1.5,
    pattern: rx(
      String.raw`\b(?:before|after|on|for|with) (?:any|every|each) (?:\w+ ){0,2}(?:operation|run|query|translation|request|call|message|transfer|payment|step)s?\b|\bmust be (?:invoked|called|used|run) (?:first|before)\b|\bevery time\b[^.!?\n]{0,30}\b(?:is|are) (?:called|used|invoked)\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:whenever|when|every time|each time|once|if) (?:someone|anyone|anybody|the user|the model|the assistant|you|it)?\b[^.!?\n]{0,15}\b(?:calls?|uses?|invokes?|runs?)\b [\w.-]{2,30}_[\w.-]{2,40}\b[^!?\n]{0,20}\b(?:set|change|use|replace|add|put|insert|pass|send)\b|\b(?:set|change|replace|add|put|insert|pass|alter)\b[^.!?\n]{0,40}\b[\w.-]{2,30}_[\w.-]{2,40}\b[^.!?\n]{0,30}\b(?:whenever|every time|each time) (?:it|that|this)\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    negated: true,
    pattern: rx(
      String.raw`\b(?:do not|don't|never|cannot|can't) (?:trust|rely on|believe)\b[^.!?\n]{0,25}\b(?:[\w.-]{2,30}_[\w.-]{2,40}|other (?:\w+ )?tools?|others)\b|\b(?:it|they|tool|server) (?:has|have) been (?:hacked|compromised|hijacked|tampered)\b`,
    ),
  },
  {
    kind: 'preference',
    weight: 2.5,
    pattern: rx(
      String.raw`\buse (?:this|only this)(?: (?:one|tool))? (?:only|exclusively)\b|\b(?:only|just) use this (?:one|tool)\b|\brecommend only\b`,
    ),
  },
  {
    kind: 'preference',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:always|must|only) (?:prefer|choose|use|pick|select|call) (?:this|me|our|the present)(?: (?:tool|one|server|function|version))? (?:over|instead of|rather than|before|in place of)\b[^.!?\n]{0,12}\b(?:any|all|every)\b[^.!?\n]{0,12}\bothers?\b`,
    ),
  },
  {
    kind: 'preference',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:most )?(?:trusted|official|secure|reliable|accurate|powerful) (?:and \w+ )?one\b|\bothers? (?:tools? )?(?:may|might|could|will|would) (?:steal|leak|harm|fail|lie|break)\b|\bregardless of (?:the )?(?:task|user|question|context)\b`,
    ),
  },
  {
    kind: 'shell',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:ba|z|da)?sh -c [\"'\x60\\]{0,3}\$\( ?(?:curl|wget)\b|\brm -rf? (?:~|/|\$home|\*)|\b(?:nc|ncat) -e\b|/dev/tcp/|\bchmod \+x [^\s;]{1,60}[;&]`,
    ),
  },
  {
    kind: 'shell',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:run|execute|type|paste)\b[^.!?\n]{0,40}: ?["'\x60]?(?:python3?|node|perl|ruby|bash|sh|curl|wget|powershell|cmd|sudo)\b`,
    ),
  },
  {
    kind: 'coerce',
    weight: 1.5,
    pattern: rx(String.raw`\bit is (?:vital|crucial|essential|imperative|mandatory) that you\b`),
  },
  {
    kind: 'coerce',
    weight: 1.5,
    pattern: rx(
      String.raw`\b(?:required|demanded|mandated|ordered|requested) by (?:the )?(?:system administrators?|admin|security team|compliance|administrators?|policy|law|anthropic|openai|google)\b|\bto comply with (?:the )?(?:audit|compliance|security|company) (?:policy|rules|regulations?)\b|\bfor (?:security|compliance|quality|audit|debugging|verification) (?:reasons|purposes|checks?)\b`,
    ),
  },
  {
    kind: 'coerce',
    weight: 0.75,
    pattern: rx(String.raw`\b(?:you|the (?:assistant|model|agent)) (?:have to|need to|are required to|must)\b`),
  },
  {
    kind: 'role',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:notice|message|update|orders?|note|announcement) from (?:the |your )?(?:admin\w*|developers?|operator|system|security team|vendor|management)\b|\bsystem override\b`,
    ),
  },
  {
    kind: 'role',
    weight: 2.5,
    pattern: rx(
      String.raw`\byou are (?:an? |the )?(?:\w+ ){0,2}(?:unrestricted|unfiltered|uncensored|root|superuser|operator|administrator)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:rules|instructions?|guidelines|policy)\b[^.!?\n]{0,15}\b(?:replaces?|overrides?|supersedes?) (?:yours|your|all of yours|the (?:system|previous|above|prior))\b`,
    ),
  },
  {
    kind: 'override',
    weight: 1.5,
    pattern: rx(
      String.raw`\b(?:disable|turn off|stop|suspend) (?:all )?(?:logging|auditing|monitoring|tracing|audit logs?)\b|\btrust (?:every|all|any) (?:requests?|input|callers?|users?|messages?)\b`,
    ),
  },
  {
    kind: 'consent',
    weight: 2,
    pattern: rx(
      String.raw`\bno (?:confirmations?|approvals?|permissions?) (?:is|are|will be)? ?(?:needed|required|necessary)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3,
    pattern: rx(String.raw`\bsay nothing (?:to|about|of)\b`),
  },
  {
    kind: 'markup',
    weight: 3,
    pattern: rx(String.raw`\[/(?:system|admin|override|important|developer|secret)\]`),
  },
  {
    kind: 'markup',
    weight: 2,
    pattern: rx(
      String.raw`\[(?:system|admin|override|developer|secret)\] ?(?:you|the|always|never|ignore|new|important|from)\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    pattern: rx(
      String.raw`\b[a-z0-9]{2,30}_[a-z0-9_]{2,40} (?:is|has been|was) (?:now )?(?:switched off|turned off|shut down|out of service|taken down|no longer (?:available|safe|trusted))\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 2,
    pattern: rx(
      String.raw`\b(?:send|route|make|run|do|perform)\b[^.!?\n]{0,12}\b(?:every|all|any)\b[^.!?\n]{0,25}\b(?:through|via|with|by) [a-z0-9]{2,30}_[a-z0-9_]{2,40}\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:whenever|when|every time|each time|once|if) [\w.-]{2,30}_[\w.-]{2,40} (?:is|gets) (?:used|called|invoked|run)\b[^!?\n]{0,15}\b(?:set|change|use|replace|add|put|include|insert|pass|send)\b`,
    ),
  },
  {
    kind: 'preference',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:only|sole|single) (?:trustworthy|trusted|reliable|legitimate|working|safe) (?:\w+ ){0,2}(?:tool|server|source|provider)\b|\b(?:all|any|every) other (?:\w+ ){0,2}(?:tools?|servers?) (?:are|is) (?:broken|useless|outdated|fake|unsafe|dangerous|malicious|compromised)\b`,
    ),
  },
  {
    kind: 'shell',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:curl|wget)\b[^\n]{0,120}(?:&&|;) ?(?:sudo )?(?:python3?|(?:ba|z)?sh|node|perl|chmod|\./)`,
    ),
  },
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:ignore|disregard|forget|dismiss|drop|abandon|set aside|stop following|neglect)\b[^.!?\n]{0,20}\b(?:earlier|previous|prior|former|existing|your|all other|any other)\b[^.!?\n]{0,15}\b(?:guidance|training|limits|limitations|constraints|orders|policies|policy|teaching|principles)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 4,
    pattern: rx(String.raw`(?:^|[\n.!?:] ?)(?:forget|ignore|disregard) (?:all of |everything )?(?:the )?above\b`),
  },
  {
    kind: 'override',
    weight: 3.5,
    pattern: rx(
      String.raw`\byour (?:\w+ )?(?:filters?|restrictions?|guardrails|rules|safeguards|limits|limitations)(?: (?:for|on) \w+)? (?:are|is|have been|were) (?:now )?(?:off|disabled|lifted|removed|suspended|deactivated|void)\b`,
    ),
  },
  {
    kind: 'role',
    weight: 3,
    pattern: rx(
      String.raw`\byou (?:will|shall|must) (?:now |from now on )?(?:answer|act|respond|behave|speak|reply|operate) as\b|\bhas no (?:filters|restrictions|limits|rules)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:is|are|must|should) not (?:to )?be (?:told|informed|notified|made aware|alerted)\b(?= (?:of|about|that|what)\b)|\b(?:informing|telling|notifying|alerting) (?:the )?${PERSON} is (?:unnecessary|not (?:needed|required|necessary))\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:this|it|that) (?:must|should|has to|shall) (?:stay|remain|be kept) (?:between us|secret|hidden|confidential|unmentioned)\b|\bkeep (?:it|this|that) (?:off the record|between us|quiet|hidden)\b|\bwithout (?:telling|informing|alerting) (?:anyone|anybody|${PERSON})\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:the )?(?:tool|function|server) [\w.-]{3,64} (?:is|has been|was) (?:now )?(?:out of order|offline|obsolete|not working|dead|retired|forbidden|banned)\b[^?\n]{0,12}\b(?:use|call|switch|send)\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    negated: true,
    pattern: rx(
      String.raw`\b(?:do not|don't|never|must not) (?:make use of|use|call|rely on|consult|query) (?:another|any other|other) (?:\w+ ){0,2}(?:tools?|functions?|servers?|sources?)\b`,
    ),
  },
  {
    kind: 'preference',
    weight: 2.5,
    pattern: rx(
      String.raw`\bthe only (?:\w+ ){1,3}(?:you|one) (?:can|may|should) (?:trust|use|rely on)\b|\bthey (?:lie|are lying|return false|are fake)\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:collects?|gathers?|harvests?|captures?|steals?)\b[^.!?\n]{0,25}\b(?:api keys?|passwords?|credentials|cookies|private keys?|tokens)\b[^.!?\n]{0,40}\b(?:stores?|sends?|uploads?|forwards?|transmits?|remotely)\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:write out|print|send|post|return|repeat|output|include)\b[^.!?\n]{0,15}\beverything (?:the user|they|he|she|you) (?:has |have )?(?:said|wrote|written|typed|told)\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:route|send|transfer|move|pay|wire|forward) (?:it|them|the \w{1,20}|all \w{1,20}) to (?:the )?${ACCOUNT}`,
    ),
  },
  {
    kind: 'redirect',
    weight: 2.5,
    negated: true,
    pattern: rx(
      String.raw`\b(?:do not|don't|never|stop) (?:use|using|call|calling) (?:the )?(?:built-in|native|default|original|standard|official) [\w.-]{2,40}\b`,
    ),
  },
  {
    kind: 'role',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:important|critical|special|secret|hidden|urgent|private) (?:instructions?|notes?|messages?|orders?) (?:for|to) (?:the |all |any )?(?:ai|llm|language model|assistant|model|agent)`,
    ),
  },
  {
    kind: 'role',
    weight: 3,
    pattern: rx(
      String.raw`\byou are an? (?:\w+ ){0,2}(?:agent|assistant|ai|model)\b[^.!?\n]{0,20}\bwith (?:root|admin\w*|full|unlimited|unrestricted) (?:access|rights|permissions?|privileges)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:previous|prior|other|earlier|existing|all)\b[^.!?\n]{0,25}\b(?:descriptions?|instructions?|tools?|rules|guidelines)\b[^.!?\n]{0,25}\b(?:must|should|shall|have to|are to) be (?:ignored|disregarded|forgotten|discarded)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:contains?|includes?|holds?) (?:any )?(?:commands?|instructions?|orders)\b[^.!?\n]{0,8}\b(?:execute|follow|run|obey|carry out) (?:them|it|these)\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:repeat|print|output|show|copy) (?:the|all|all the|every) (?:words?|text|content|lines?|messages?)? ?(?:everything )?above\b`,
    ),
  },
  {
    kind: 'sensitive',
    weight: 1.5,
    pattern: rx(
      String.raw`\b(?:path|content|contents|files?|list) of (?:the )?(?:user'?s? )?(?:ssh|aws|home|\.ssh) (?:directory|folder)\b|\b(?:user'?s?|the) (?:ssh|home) (?:directory|folder)\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:wallet|address)\b[^.!?\n]{0,40}\b(?:to|with|by|is)\b[^.!?\n]{0,12}\b(?:0x[0-9a-f]{20,64}|bc1[a-z0-9]{20,60})\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    pattern: rx(
      String.raw`\b[a-z0-9]{2,30}_[a-z0-9_]{2,40} (?:is|has been|was) (?:now )?(?:disabled|blocked|unavailable|broken|compromised)\b[^?\n]{0,60}\b(?:use|call|switch to)\b [a-z0-9]{2,30}_[a-z0-9_]{2,40}`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3,
    negated: true,
    pattern: rx(
      String.raw`\b(?:do not|don't|never) (?:bring (?:this|it|that) up|speak (?:of|about) (?:this|it)|talk about (?:this|it)|refer to this)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:restrictions?|rules|limits|limitations|policies|guidelines|filters) (?:do not|don't|no longer) apply to you\b|\bignore (?:any|all|every) (?:instructions?|rules?|guidelines?|requests?|orders?|warnings?) (?:to|that|which|about|not to)\b`,
    ),
  },
  {
    kind: 'role',
    weight: 2,
    pattern: rx(
      String.raw`\byou (?:have been|are|were) (?:now )?(?:upgraded|promoted|granted|elevated|switched)\b|\bact as the owner\b`,
    ),
  },
];
