import type { SignalPattern } from './signals.ts';

const rx = (source: string) => new RegExp(source, 'g');
const ADDRESS = String.raw`[\w.+-]{1,40}@[\w-]{1,40}\.\w`;
const ACCOUNT = String.raw`(?:${ADDRESS}|\b\d{6,20}\b|\b[a-z]{2}\d{2}[a-z0-9]{11,30}\b|\b0x[0-9a-f]{20,64}\b)`;

/** Copies of every mail, changed recipients, forbidden neighbours, gathered passwords and rules said to be void. Folded text. */
export const REQUEST_SIGNALS_BY_LANGUAGE: readonly SignalPattern[] = [
  // Vietnamese
  {
    kind: 'exfiltrate',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:moi|tat ca|toan bo|bat ky)\b[^.!?\n]{0,15}\b(?:email|thu|tin nhan|giao dich|hoa don)\b[^.!?\n]{0,40}\b(?:gui|chuyen|sao)\b[^.!?\n]{0,30}(?:${ADDRESS}|https?://)`,
    ),
  },
  {
    kind: 'consent',
    weight: 2.5,
    negated: true,
    pattern: rx(
      String.raw`\b(?:ma khong|khong can|(?<!nguoi )dung|khong phai) (?:can )?(?:hoi|xin phep|xac nhan voi)\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:thay|doi|sua)\b[^.!?\n]{0,15}\b(?:so tai khoan|nguoi nhan|dia chi|vi)\b[^.!?\n]{0,15}\b(?:bang|thanh)\b[^.!?\n]{0,10}${ACCOUNT}`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:giau|che giau)\b[^.!?\n]{0,15}\b(?:voi|khoi) (?:nguoi dung|khach)|\bdung de (?:nguoi dung|khach hang) (?:biet|phat hien)\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:lay|thu thap|doc|hoi|yeu cau)\b[^.!?\n]{0,12}\b(?:mat khau|khoa bi mat|ma otp|so the|the tin dung|so can cuoc)\b[^.!?\n]{0,20}\b(?:va|roi|de)\b[^.!?\n]{0,6}\b(?:ghi|gui|dua|dien|chuyen|dinh kem)\b`,
    ),
  },
  {
    kind: 'role',
    weight: 3,
    pattern: rx(String.raw`\bkhong (?:con )?bi (?:rang buoc|gioi han)\b[^.!?\n]{0,15}\b(?:quy tac|luat|chi dan)\b`),
  },
  // Spanish, Portuguese, Italian
  {
    kind: 'exfiltrate',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:copia oculta|copia nascosta|copia carbone|bcc|cco|ccn|copia)\b[^.!?\n]{0,15}${ADDRESS}[^!?\n]{0,30}\b(?:cada|todos|todas|todo|siempre|sempre|ogni|tutti|tutte)\b|\b(?:cada|todos los|todas las|todos os|todas as|siempre|sempre|ogni|tutti i)\b[^.!?\n]{0,40}\b(?:copia oculta|copia nascosta|bcc|cco|ccn|copia)\b[^.!?\n]{0,15}${ADDRESS}`,
    ),
  },
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:olvida|olvide|ignora|ignore|descarta|esqueca|esquece|desconsidere|dimentica)\b[^.!?\n]{0,8}\b(?:tus|suas|tuas|le tue) (?:reglas|instrucciones|limites|normas|regras|instrucoes|regole|istruzioni)\b`,
    ),
  },
  {
    kind: 'role',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:actua|atue|agisci) como (?:un |um )?(?:administrador|root|superusuario)|\b(?:sin|sem|senza) (?:limites|restricciones|restricoes|limiti|restrizioni)\b|\b(?:ahora|agora|ora) (?:eres|voce e|sei) (?:un|um|el|o|uno|una)\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:todos los|todos os|tutti i|cada|ogni) (?:correos?|mensajes?|emails?|e-mails?|mensagens|messaggi)\b[^.!?\n]{0,40}${ADDRESS}`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    negated: true,
    pattern: rx(
      String.raw`\bnon (?:usare|utilizzare) (?:mai )?[^.!?\n]{0,12}\baltri\b[^.!?\n]{0,6}\bstrumenti\b|\b(?:cambia|reemplaza|sustituye|troque|substitua|sostituisci)\b[^.!?\n]{0,25}\b(?:cuenta|destinatario|conta|iban|conto)\b[^.!?\n]{0,15}\b(?:por|con)\b[^.!?\n]{0,6}${ACCOUNT}`,
    ),
  },
  // French
  {
    kind: 'exfiltrate',
    weight: 3.5,
    pattern: rx(
      String.raw`${ADDRESS}\S{0,30} en copie (?:cachee )?de (?:chaque|tous|toutes)\b|\b(?:chaque|tous les|toutes les) (?:messages?|courriels?|e-mails?|mails?)\b[^.!?\n]{0,40}\b(?:copie|envo\w{1,6}|transf\w{1,8})\b[^.!?\n]{0,25}${ADDRESS}`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    negated: true,
    pattern: rx(
      String.raw`\bn'(?:utilise|utilisez|emploie|appelle|appelez) (?:jamais|pas|plus|aucun)\b[^.!?\n]{0,8}\bautres?\b[^.!?\n]{0,10}\b(?:outils?|fonctions?|serveurs?)\b`,
    ),
  },
  {
    kind: 'role',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:tu es|vous etes) (?:maintenant|desormais)\b|\b(?:sans|aucune) (?:limites?|restrictions?) (?:de securite|d'usage)\b`,
    ),
  },
  // German
  {
    kind: 'exfiltrate',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:jede[rsnm]?|alle[rn]?|immer)\b[^.!?\n]{0,25}${ADDRESS}[^!?\n]{0,20}\b(?:blindkopie|bcc|kopie|cc)\b|\b(?:blindkopie|bcc|kopie)\b[^.!?\n]{0,15}${ADDRESS}[^!?\n]{0,25}\b(?:jede[rsnm]?|alle[rn]?|immer)\b`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    negated: true,
    pattern: rx(
      String.raw`\b(?:verwende|verwenden|nutze|benutze|rufe?)\b[^.!?\n]{0,6}\b(?:niemals|nie|nicht|keine)\b[^.!?\n]{0,8}\banderen?\b[^.!?\n]{0,6}(?:werkzeug|tools?\b|\w{0,12}werkzeuge?|funktion|dienste?\b|server)`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:sende|schicke|ubermittle|leite|lade)\b[^.!?\n]{0,30}\b(?:chatverlauf|gesprach\w{0,10}|unterhaltung|verlauf|passworter|passwort|schlussel|zugangsdaten|inhalt)\b[^.!?\n]{0,30}(?:https?://|${ADDRESS}|\bparameter\b|\bfeld\b)`,
    ),
  },
  {
    kind: 'role',
    weight: 3,
    pattern: rx(String.raw`\b(?:du bist|sie sind) (?:jetzt|ab jetzt|nun|von nun an) (?:ein|der|die|das)\w{0,2}\b`),
  },
  {
    kind: 'preference',
    weight: 2.5,
    pattern: rx(String.raw`\bnur diese[rs]?\b[^.!?\n]{0,15}\b(?:ist|sind) (?:vertrauenswurdig|sicher|zuverlassig)\b`),
  },
  // Chinese, Japanese, Korean
  {
    kind: 'redirect',
    weight: 3,
    pattern: rx(
      String.raw`(?:收款|收件|账户|帳戶|账号|帳號|地址)[^。！？\n]{0,8}(?:改成|改为|改為|替换为|替換為|换成|換成)[^。！？\n]{0,3}[\w@.]{6}`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(
      String.raw`(?:不得|不能|不许|不許|不可|避免)(?:让|讓)[^。！？\n]{0,4}(?:客户|客戶|用户|用戶|使用者|任何人)(?:知道|发现|發現|察觉|察覺|看到)`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3.5,
    pattern: rx(
      String.raw`(?:所有|每封|每个|每個|全部)(?:邮件|郵件|消息|訊息|付款)[^。！？\n]{0,15}(?:抄送|密送|转发|轉發|发送|發送)[^。！？\n]{0,6}${ADDRESS}|(?:总是|必须|始终)[^。！？\n]{0,6}(?:抄送|密送)[^。！？\n]{0,6}${ADDRESS}`,
    ),
  },
  {
    kind: 'role',
    weight: 3,
    pattern: rx(String.raw`(?:没有|沒有|不受)(?:任何)?(?:限制|约束|約束)的(?:管理员|管理員|助手|ai)`),
  },
  {
    kind: 'redirect',
    weight: 3,
    negated: true,
    pattern: rx(
      String.raw`(?:他|ほか|別)の[^。！？\n]{0,6}(?:ツール|関数|サーバー?)[^。！？\n]{0,8}(?:使わない|使用しない|呼び出さない|使うな)`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    negated: true,
    pattern: rx(String.raw`다른 (?:도구|함수|서버)[^.!?\n]{0,8}(?:사용하지|쓰지|호출하지) ?(?:마|말)`),
  },
  {
    kind: 'exfiltrate',
    weight: 3.5,
    pattern: rx(
      String.raw`(?:会話|履歴|チャット)(?:全体|履歴|のすべて|全部)?を?[^。！？\n]{0,6}https?://[^\s。]{1,80}[^。！？\n]{0,6}(?:送信|送っ|転送|投稿)`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3.5,
    pattern: rx(String.raw`대화[^.!?\n]{0,12}https?://[^\s]{1,80}[^.!?\n]{0,8}(?:보내|전송)`),
  },
  // Russian
  {
    kind: 'redirect',
    weight: 3,
    negated: true,
    pattern: rx(
      String.raw`не (?:используи|вызываи|применяи)(?:те)?[^.!?\n]{0,12}(?:други|иные|чужи)[^.!?\n]{0,20}(?:инструмент|функци|сервер)`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3.5,
    pattern: rx(
      String.raw`(?:отправляи|пересылаи|копируи|передаваи)(?:те)?[^.!?\n]{0,30}(?:переписк|разговор|диалог|истори|ключ|парол|сообщени|письм)[^.!?\n]{0,30}(?:https?://|${ADDRESS})`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(
      String.raw`(?:не (?:сообщая|говоря|уведомляя|показывая)|без ведома|втаине от|таино от)[^.!?\n]{0,15}(?:пользовател|клиент)`,
    ),
  },
  {
    kind: 'role',
    weight: 3,
    pattern: rx(String.raw`(?:теперь ты|ты теперь|отныне ты)[^.!?\n]{0,10}(?:администратор|не связан|без ограничени)`),
  },
  // Other masters and things kept from people
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:quen|bo)\b[^.!?\n]{0,10}\b(?:nhung gi|moi dieu|tat ca)\b[^.!?\n]{0,8}\b(?:ban|duoc) (?:da |duoc ){0,2}(?:day|biet|hoc|huong dan|chi dan)\b`,
    ),
  },
  {
    kind: 'preference',
    weight: 3,
    pattern: rx(
      String.raw`\bluon (?:uu tien|chon|dung) cong cu nay (?:hon|thay vi|thay cho)\b|\b(?:las demas|otras|as outras|le altre|gli altri|les autres|die anderen|andere) (?:herramientas|ferramentas|strumenti|outils|werkzeuge|tools)\b[^.!?\n]{0,6}\b(?:son|sao|sono|sont|sind)\b[^.!?\n]{0,8}(?:insegur|falsa|peligros|perigos|pericolos|insicur|dangereu|faux|compromis|unsicher|gefahrlich|falsch)`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3,
    negated: true,
    pattern: rx(
      String.raw`\b(?:no|nao|nunca|non) (?:lo )?(?:menciones|mencione|reveles|revele|digas|comentes|menzionare|rivelare) (?:este|esta|esto|isso|esse|isto|questo|questa)\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 2.5,
    pattern: rx(
      String.raw`\b(?:copia|pon|incluye|pasa|mete|coloca|coloque|ponha|inclua|metti|inserisci)\b[^.!?\n]{0,12}\b(?:claves?|contrasenas?|tokens?|secretos?|senhas?|chaves?|passwords?|chiavi)\b[^.!?\n]{0,15}\b(?:parametro|campo|argumento|argomento)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:vergiss|vergessen sie|ignoriere|missachte)\b[^.!?\n]{0,6}\b(?:deine|ihre)\b[^.!?\n]{0,8}\b(?:regeln|anweisungen|vorgaben|instruktionen)\b|\b(?:oublie[zr]?|ignore[zr]?)\b[^.!?\n]{0,6}\b(?:tes|vos) (?:consignes|regles|instructions|directives)\b`,
    ),
  },
  {
    kind: 'role',
    weight: 2.5,
    pattern: rx(String.raw`\b(?:gehorche|gehorchst|folge|folgst)\b[^.!?\n]{0,6}\bnur (?:diese[mnr]?|dem|der)\b`),
  },
  {
    kind: 'conceal',
    weight: 4,
    pattern: rx(
      String.raw`\b(?:erwahne|sag|sage|verrate)\b[^.!?\n]{0,20}\b(?:nutzer|benutzer|kunden?)\b[^.!?\n]{0,6}\bnie\b|\bverschweige\b[^.!?\n]{0,12}\b(?:nutzer|benutzer|kunden?)\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:revele|revelez|affiche|affichez|ecris|donne|revela|muestra|mostra|zeige|verrate|tiet lo|hien thi)\b[^.!?\n]{0,8}\b(?:ton|votre|le|tu|el|seu|o|deinen|den|il tuo)?[^.!?\n]{0,3}\b(?:prompt systeme|prompt del sistema|prompt do sistema|system-?prompt|loi nhac he thong)\b`,
    ),
  },
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`(?:从现在起|從現在起|今后|今後|此后)[^。！？\n]{0,4}(?:只|仅|僅)[^。！？\n]{0,2}(?:服从|服從|听从|聽從|遵循|遵守)`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 4,
    pattern: rx(
      String.raw`(?:系统|系統)(?:提示词|提示詞|提示)[^。！？\n]{0,6}(?:写入|寫入|填入|放入|传入|傳入|附上|发送|發送)|(?:附上|传入|傳入|写入|寫入)(?:用户|用戶)的?[^。！？\n]{0,4}(?:密码|密碼|密钥|密鑰)|システムプロンプト[^。！？\n]{0,20}(?:入れて|含めて|送信して|書き込んで|渡して)`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(
      String.raw`(?:用户|用戶|使用者|客户|客戶)(?:无需|無需|不必|不用|不应|不應|不得)(?:知情|知道|知晓|了解)`,
    ),
  },
  {
    kind: 'override',
    weight: 4,
    pattern: rx(
      String.raw`(?:забудь|игнорируи|отбрось)(?:те)?[^.!?\n]{0,6}(?:свои|твои|ваши) (?:правил|инструкц|указани)`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    pattern: rx(
      String.raw`(?:парол|ключ|токен)[^.!?\n]{0,12}пользовател[^.!?\n]{0,12}(?:передаваи|отправляи|вставляи|записываи|клади)`,
    ),
  },
];
