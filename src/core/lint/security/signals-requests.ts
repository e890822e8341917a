import { PRIVATE_TALK, rx, SECRET_NOUN, SECRET_PATH, type SignalPattern } from './signals.ts';

const PERSON = String.raw`(?:users?|human|person|people|operator|customers?|clients?|owner|sender|anyone|anybody)`;
const ADDRESS = String.raw`[\w.+-]{1,40}@[\w-]{1,40}\.\w`;
const ACCOUNT = String.raw`(?:\+\d{8,15}\b|\b[a-z]{2}\d{2}[a-z0-9]{11,30}\b|${ADDRESS}|\baccount (?:number |no\.? )?\d[\d-]{4,}|\b\d{8,20}\b|\b0x[0-9a-f]{20,64}\b|\bbc1[a-z0-9]{20,60}\b)`;
const TOOL_NAME = String.raw`[\w.-]{2,30}_[\w.-]{2,40}`;
const RULES = String.raw`(?:guidance|instructions?|rules|guidelines|directions|orders|polic(?:y|ies)|training|restrictions|limits)`;
const MAILS = String.raw`(?:messages?|mails?|e-?mails?|payments?|invoices?|transfers?|receipts?)`;

/** English orders found by what they ask for: standing changes to later calls, files that outlive the session, replies that leak. */
export const REQUEST_SIGNALS: readonly SignalPattern[] = [
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:ignore|disregard|forget|abandon|dismiss|drop|(?:set|put|cast|leave) aside|throw (?:out|away))\b[^.!?\n]{0,20}\b${RULES}\b[^.!?\n]{0,10}\byou (?:were|have|had|got|received|follow|know)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:your|system|developer|safety|previous|earlier|prior)\b[^.!?\n]{0,20}\b(?:message|prompt|${RULES})\b[^.!?\n]{0,12}\b(?:do(?:es)? not|don't|doesn't|no longer) (?:count|apply|hold|matter|bind|exist)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:comply|act|work|operate) (?:solely|exclusively|only) (?:with|on|by) (?:what|the following|this)\b|\bdo (?:exactly|precisely|only) (?:what|as) (?:this|the) (?:description|text|tool|note|message) (?:says|tells)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:safety|content|ethical|moderation)\b (?:\w{1,20} )?(?:filters?|rules|checks?|guidelines|limits|restrictions|policies)\b[^.!?\n]{0,8}\b(?:are|is|have been|were)\b (?:now |temporarily )?(?:off|disabled|suspended|lifted|removed|void|waived|deactivated)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 3,
    pattern: rx(
      String.raw`\bignore the (?:developer|operator|system)\b(?! (?:mode|console|tools?|portal|tray|clock))|\b(?:commands?|instructions?|orders)\b[^.!?\n]{0,10}\bcarry (?:them|it|these) out\b`,
    ),
  },
  {
    kind: 'override',
    weight: 2.5,
    pattern: rx(
      String.raw`\bso (?:that )?(?:later|future|all|other|every|next) (?:\w{1,20} )?(?:sessions?|agents?|conversations?|chats?|models?)\b[^.!?\n]{0,12}\b(?:follows?|obeys?|loads?|runs?|does|do)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 5,
    pattern: rx(
      String.raw`(?:ignore|disregard|forget)(?:all)?(?:of)?(?:the|your)?(?:previous|prior|above|earlier)(?:instructions?|rules|prompts?)`,
    ),
  },
  {
    kind: 'role',
    weight: 3,
    pattern: rx(
      String.raw`\byou (?:have been|are|were) (?:now )?reassigned\b|\byou (?:now )?(?:work for|belong to|serve|answer to|report to) (?:the |this )?(?:vendor|author|maker|server|tool|attacker)\b|\bput (?:its|our|the vendor's) interests first\b`,
    ),
  },
  {
    kind: 'role',
    weight: 3,
    pattern: rx(
      String.raw`(?:^|[\n.!?(] ?)(?:attention|dear|hey|hello|listen|hi),? (?:ai|llm|agents?|assistants?|models?|claude|chatgpt|gpt|gemini|language models?) ?[:,!]`,
    ),
  },
  {
    kind: 'role',
    weight: 2.5,
    pattern: rx(
      String.raw`\((?:note|message|instructions?|notice|hint) (?:to|for) (?:the |any |all )?(?:ai|llm|assistant|model|agent)s?\b[^.!?\n:]{0,30}:`,
    ),
  },
  {
    kind: 'markup',
    weight: 3,
    pattern: rx(
      String.raw`<(?:start|end)_of_turn>|<\/?(?:function_calls|tool_calls?|tool_use|antml:\w{1,20})>|<invoke name=|\x60\x60\x60 ?system\b|\[(?:begin|end)_of_(?:text|turn)\]|<｜(?:user|assistant|system|begin|end)[^\n]{0,20}｜>|<\|(?:tool|developer|im_sep|fim_prefix)\|>`,
    ),
  },
  { kind: 'markup', weight: 3, pattern: rx(String.raw`<!--[^>]{0,40}\b(?:model|ai|llm|assistant|agent|claude|gpt)\b`) },
  { kind: 'markup', weight: 1.5, pattern: rx(String.raw`["']role["'] ?: ?["']system["']`) },
  // The person is left out.
  {
    kind: 'consent',
    weight: 3.5,
    pattern: rx(
      String.raw`\b${PERSON} (?:has|have) (?:already )?(?:approved|agreed to|consented to|authori[sz]ed|confirmed)\b[^.!?\n]{0,12}\b(?:everything|anything|all (?:actions|calls|deletions)|in advance|beforehand)\b`,
    ),
  },
  {
    kind: 'consent',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:don't|do not|no) need (?:for )?(?:the )?${PERSON}(?:'s?)? (?:ok|okay|approval|permission|consent|confirmation|agreement)\b|\b(?:approve|merge|accept|grant|pay|release)\b[^.!?\n]{0,30}\b(?:every|all|any|each)\b[^.!?\n]{0,40}\bwithout (?:a |any )?(?:review|reading|checking|looking|verification|checks?)\b`,
    ),
  },
  {
    kind: 'consent',
    weight: 2.5,
    pattern: rx(String.raw`\bnever ask (?:before|first|for|the user)\b|\bno questions asked\b`),
  },
  {
    kind: 'conceal',
    weight: 3,
    pattern: rx(
      String.raw`\bno (?:need|reason) for (?:the |any )?${PERSON} to (?:be aware|know|learn|be told|see|notice)\b|\b(?:do not|don't|never) let on\b|\b(?:do not|don't|never) let (?:it|this) slip\b|\bso (?:that )?(?:nothing|no trace|no record)\b[^.!?\n]{0,12}\b(?:recorded|logged|left|kept|remains)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:may|must|can|should|shall) not (?:reveal|disclose|mention|repeat|quote) (?:these|this|the) (?:lines?|instructions?|text|note|paragraph)\b|\bif (?:the |a )?${PERSON} asks?(?:ed)?\b[^.!?\n]{0,40}\b(?:claim|pretend|lie|deny)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:tell|inform|assure) (?:the )?${PERSON} (?:that )?(?:they|those|the others?|other \w{1,20})(?: tools?)? (?:are|is) (?:out of order|broken|unavailable|unsafe|fake|offline|down)\b`,
    ),
  },
  // What leaves.
  {
    kind: 'exfiltrate',
    weight: 3.5,
    pattern: rx(
      String.raw`!\[[^\]\n]{0,40}\]\(https?://[^)\s]{1,120}[?&=/][^)\n]{0,30}(?:conversation|message|history|summary|prompt|answer|secret|token|password|cookie|api_?key|user_?(?:data|input)|\bkey\b)`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:bcc|cc|blind copy|copy)\b[^.!?\n]{0,12}${ADDRESS}[^!?\n]{0,20}\b(?:to|in|on|for|of|with) (?:any|every|each|all)\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3.5,
    needsDirective: true,
    pattern: rx(
      String.raw`\b(?:gather|collect|read|get|take|harvest|dump|capture|find|locate)\b[^.!?\n]{0,60}(?:${PRIVATE_TALK}|${SECRET_NOUN}|${SECRET_PATH}|\b(?:every|all|any) \.?(?:pem|key|p12|pfx|env) files?\b)[^!?\n]{0,60}\b(?:and|then) (?:attach|send|append|include|add|put|pass|forward|upload|hand|give|supply|deliver)\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:call|invoke|run|use) [\w.-]{2,40} (?:with|passing|and pass)\b[^.!?\n]{0,15}(?:${PRIVATE_TALK}|\b(?:all|every|any) (?:previous|prior|earlier) (?:tool )?(?:outputs?|results?|calls?|answers?)\b)`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:prints?|echoe?s?|logs?|dumps?|exposes?) (?:the |all |its |repository )?(?:secrets|credentials|api keys|passwords)\b[^.!?\n]{0,6}\b(?:to|in|into) (?:the |a )?(?:\w{1,20} )?(?:logs?|output|console|file|issue|comment)\b`,
    ),
  },
  {
    kind: 'sensitive',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:use|call|run|invoke) [\w.-]{0,30}(?:read|open|cat|fetch|file|shell|exec)\w{0,12} (?:on|with|for|to)\b[^!?\n]{0,20}(?:${SECRET_PATH})`,
    ),
  },
  {
    kind: 'sensitive',
    weight: 2.5,
    needsDirective: true,
    pattern: rx(
      String.raw`\b(?:change|edit|modify|overwrite|alter|append|write|add|update|patch|put)\b[^.!?\n]{0,40}(?:\.(?:zshrc|bashrc|bash_profile|profile)\b|\bauthorized_keys\b|\bcrontab\b|\bsudoers\b|/etc/hosts\b|\b(?:claude|agents|gemini)\.md\b|\.cursorrules\b|\bcopilot-instructions\b)`,
    ),
  },
  // Later calls are changed.
  {
    kind: 'redirect',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:iban|recipients?|account|address|wallet|payee|beneficiary|bcc|destination)\b[^.!?\n]{0,12}\b(?:must|should|has to|have to|shall|needs to) (?:always )?be (?:(?:set|changed|sent|switched) to )?${ACCOUNT}|\b(?:iban|recipients?|payee|beneficiary|bcc|amounts?)\b[^.!?\n]{0,12}\b(?:must|should|has to|have to|shall|needs to) be (?:replaced|changed|overwritten|swapped|multiplied|increased)\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:rest|remainder|difference|surplus|excess)\b[^.!?\n]{0,8}\b(?:goes|is sent|is moved|is transferred|is credited)\b[^.!?\n]{0,12}${ACCOUNT}`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:when|whenever|once|if|after|before|each time|every time) ${TOOL_NAME} (?:is|gets|runs|executes|starts|fires)\b[^!?\n]{0,30}\b(?:set|change|swap|replace|add|put|insert|alter|append|bcc|redirect|address (?:every|all|each|any))\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:address|send|direct|deliver|route|forward|copy) (?:all|every|each|any) (?:\w{1,20} ){0,2}${MAILS}\b[^.!?\n]{0,12}${ACCOUNT}`,
    ),
  },
  {
    kind: 'redirect',
    weight: 2.5,
    pattern: rx(
      String.raw`\bonly (?:the )?tools (?:of|from|in) this server\b|\b(?:all|every) (?:\w{1,20} )?(?:answers?|requests?|messages?|queries|traffic|replies)\b[^.!?\n]{0,8}\b(?:routed|sent|passed|forwarded|go) (?:through|via|to) (?:this|our) (?:server|tool)\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 2,
    pattern: rx(
      String.raw`\b(?:previous|other|earlier) tools? (?:list|descriptions?)\b[^.!?\n]{0,8}\b(?:outdated|void|invalid|wrong|fake)\b|\b(?:save|store|write|add|put) (?:\w{1,12} ){0,2}(?:to|in|into) (?:your |the |long-term )?memory ?:|\binto? every (?:file|commit|answer|reply|page) you (?:write|make|give|create)\b`,
    ),
  },
  {
    kind: 'preference',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:rank|rate|place|put|list|prefer|prioriti[sz]e|favou?r) (?:this|me|our)\b[^.!?\n]{0,15}\b(?:above|over|ahead of|before|higher than)\b[^.!?\n]{0,6}\b(?:all|any|every|others?|the rest|alternatives|competitors)\b|(?:^|[\n.!?] ?)(?:choose|pick|select|use|call) me\b`,
    ),
  },
  {
    kind: 'preference',
    weight: 3,
    negated: true,
    pattern: rx(
      String.raw`\b(?:other|competing|alternative|rival)\b (?:\w{1,20} ){0,2}(?:tools?|servers?|functions?)\b[^.!?\n]{0,20}\b(?:corrupt|break|leak|steal|lie|damage|destroy|mislead)s?\b|\b(?:choosing|using|calling|picking) (?:another|any other|a different)\b[^.!?\n]{0,12}\b(?:violates|is forbidden|is not allowed|is prohibited|breaks)\b`,
    ),
  },
  {
    kind: 'preference',
    weight: 2.5,
    pattern: rx(
      String.raw`\bonly this (?:one|tool|server)\b|\bbetter than (?:any|all|every) (?:alternative|other|competitor)|\bothers? (?:give|return|produce|provide|deliver) (?:false|wrong|fake|bad|stale)\b|\bonly (?:\w{1,12} ){0,2}(?:approved|authori[sz]ed|sanctioned) (?:\w{1,20} )?(?:tool|search|server|source|service|provider)\b`,
    ),
  },
  { kind: 'coerce', weight: 1.5, pattern: rx(String.raw`\bno matter what (?:was|is|the user|they|anyone)\b`) },
  // Code that runs.
  {
    kind: 'shell',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:fetch|download|get|curl|wget)\b[^!?\n]{0,80}\b(?:pipe|feed|pass|hand)(?:s|ing)? (?:it|them|the \w{1,20}|its \w{1,20}) (?:in)?to (?:(?:ba|z|da)?sh|a shell|python|node|powershell)\b|(?:[\d*/,-]{1,8} ){4}[\d*/,-]{1,8} [^\n]{0,30}\b(?:curl|wget|nc|ncat)\b`,
    ),
  },
  {
    kind: 'shell',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:eval|exec|function) ?\( ?(?:atob|base64|unescape|string\.fromcharcode)\b|\bsources? https?://`,
    ),
  },
];
