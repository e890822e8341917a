import type { SignalPattern } from './signals.ts';

const rx = (source: string) => new RegExp(source, 'g');
const PATH = String.raw`(?:\.ssh|\.aws|\.env\b(?!\.(?:example|sample))|id_rsa|/etc/passwd|credentials|\.kube|\.gnupg)`;

/** Patterns match folded text: lower case, Latin letters without diacritics. */
export const OTHER_LANGUAGE_SIGNALS: readonly SignalPattern[] = [
  // Vietnamese
  {
    kind: 'override',
    weight: 5,
    pattern: rx(
      String.raw`\b(?:bo qua|quen|phot lo|lo di|khong tuan theo)\b[^.!?\n]{0,25}\b(?:chi dan|huong dan|chi thi|lenh|quy tac|yeu cau)\b[^.!?\n]{0,20}\b(?:truoc|tren|cu|he thong|ban dau)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(
      String.raw`\b(?:dung|khong|cam|khong can|khong duoc|tuyet doi khong)\b (?:duoc )?(?:noi|bao|thong bao|cho|tiet lo|nhac|de)\b[^.!?\n]{0,25}\b(?:nguoi dung|khach hang)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3,
    pattern: rx(String.raw`\b(?:am tham|len lut|bi mat|lang le)\b (?:gui|sao chep|chuyen|doc|tai)\b`),
  },
  {
    kind: 'sensitive',
    weight: 3,
    needsDirective: true,
    pattern: rx(String.raw`\b(?:doc|mo|lay|gui|sao chep|dinh kem|chep)\b[^!?\n]{0,40}${PATH}`),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:gui|chuyen|dua|chep|dinh kem|dang)\b[^.!?\n]{0,40}\b(?:noi dung|lich su|mat khau|khoa|doan chat|cuoc tro chuyen|hoi thoai|tin nhan)\b[^.!?\n]{0,40}(?:https?://|@|\b(?:tham so|truong)\b|\btoi dia chi\b)`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    negated: true,
    pattern: rx(
      String.raw`\b(?:khong (?:bao gio )?|dung |cam )(?:dung|su dung|goi)\b[^.!?\n]{0,25}\bcong cu (?:nao )?khac\b`,
    ),
  },
  {
    kind: 'preference',
    weight: 3,
    pattern: rx(
      String.raw`\bcong cu (?:duy nhat|dang tin (?:cay )?nhat|tot nhat)\b[^.!?\n]{0,20}|\bluon (?:uu tien|chon) cong cu nay\b`,
    ),
  },
  {
    kind: 'role',
    weight: 3,
    pattern: rx(String.raw`\b(?:bay gio|tu gio|tu bay gio) (?:ban|may) (?:la|se la|o che do)\b`),
  },
  // Chinese
  {
    kind: 'override',
    weight: 5,
    pattern: rx(
      String.raw`(?:忽略|无视|無視|忘记|忘記|不要理会|忽視)[^。！？\n]{0,10}(?:之前|以前|先前|上述|以上|前面|所有|系统|系統)[^。！？\n]{0,8}(?:指令|指示|提示|规则|規則|说明|說明|命令|要求)`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(
      String.raw`(?:不要|请勿|請勿|切勿|勿|别|別|无需|無需|不必|禁止)(?:向|让|讓|对|對)?[^。！？\n]{0,6}(?:告诉|告訴|告知|通知|提及|透露|知道|显示给|提到)[^。！？\n]{0,6}(?:用户|用戶|使用者|客户|任何人)?|(?:不要|别|別)(?:让|讓)(?:用户|用戶|使用者)(?:知道|发现|發現)`,
    ),
  },
  {
    kind: 'sensitive',
    weight: 3,
    pattern: rx(String.raw`(?:读取|讀取|打开|打開|获取|獲取|发送|發送|复制)[^。！？\n]{0,20}${PATH}`),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    pattern: rx(
      String.raw`(?:发送|發送|上传|上傳|转发|轉發|提交|传递)[^。！？\n]{0,25}(?:https?://|@)|(?:对话|對話|聊天记录|聊天記錄|系统提示|密钥|密碼|密码|文件内容)[^。！？\n]{0,15}(?:发送|發送|上传|上傳|转发|轉發|传给|作为)`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    negated: true,
    pattern: rx(
      String.raw`(?:不要|切勿|禁止|勿)(?:使用|调用|呼叫)[^。！？\n]{0,6}(?:其他|任何其他|别的)[^。！？\n]{0,4}(?:工具|函数)`,
    ),
  },
  {
    kind: 'preference',
    weight: 2.5,
    pattern: rx(
      String.raw`(?:唯一|最)(?:可信|可靠|值得信赖)[^。！？\n]{0,8}工具|(?:始终|总是|必须)(?:优先|首选)[^。！？\n]{0,6}(?:本|此|这个)工具`,
    ),
  },
  { kind: 'role', weight: 3, pattern: rx(String.raw`(?:你现在是|你現在是|从现在起你|從現在起你)`) },
  // Japanese
  {
    kind: 'override',
    weight: 5,
    pattern: rx(
      String.raw`(?:以前|これまで|前|上記|すべて|全て|システム)の[^。！？\n]{0,10}(?:指示|命令|ルール|プロンプト|指令)[^。！？\n]{0,6}(?:無視|忘れ|破棄)`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(
      String.raw`(?:ユーザ|利用者|使用者)ー?に[^。！？\n]{0,12}(?:知らせ|伝え|言わ|話さ|通知し|気づかれ|見せ)(?:ない|ず|るな|ないで)`,
    ),
  },
  {
    kind: 'sensitive',
    weight: 3,
    pattern: rx(String.raw`${PATH}[^。！？\n]{0,15}(?:読み|読んで|送信|送っ|取得|含め)`),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    pattern: rx(
      String.raw`(?:会話|履歴|内容|鍵|パスワード|システムプロンプト)[^。！？\n]{0,20}(?:https?://|@|引数|パラメータ)[^。！？\n]{0,20}(?:送信|送っ|転送|渡|含め|入れ)`,
    ),
  },
  // Korean
  {
    kind: 'override',
    weight: 5,
    pattern: rx(
      String.raw`(?:이전|앞의|위의|모든|기존|시스템)[^.!?\n]{0,12}(?:지시|명령|지침|프롬프트|규칙)[^.!?\n]{0,8}(?:무시|잊)`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(
      String.raw`(?:사용자|유저|고객)(?:에게|한테)?[^.!?\n]{0,12}(?:알리지|말하지|언급하지|보여주지|밝히지) ?(?:마|말)|(?:사용자|유저) ?(?:몰래|모르게)`,
    ),
  },
  { kind: 'sensitive', weight: 3, pattern: rx(String.raw`${PATH}[^.!?\n]{0,15}(?:읽|보내|전송|포함|복사)`) },
  // Spanish, Portuguese
  {
    kind: 'override',
    weight: 5,
    pattern: rx(
      String.raw`\b(?:ignora|ignore|ignorar|olvida|olvide|esquece|esqueca|desconsidere|descarta)\b[^.!?\n]{0,25}\b(?:instrucciones|instrucoes|indicaciones|ordenes|reglas|regras)\b[^.!?\n]{0,15}\b(?:anteriores|previas|previos|del sistema|do sistema)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(
      String.raw`\b(?:no|nao|nunca|sin|sem|jamas)\b (?:se )?(?:lo |le |o |a )?(?:digas|diga|decir|decirle|informes|informe|informar|menciones|mencione|mencionar|avises|avise|avisar|reveles|revele|notifiques|notifique|conte)\b[^.!?\n]{0,25}\b(?:usuario|cliente)\b`,
    ),
  },
  {
    kind: 'sensitive',
    weight: 3,
    needsDirective: true,
    pattern: rx(
      String.raw`\b(?:lee|lea|leer|leia|ler|abre|abra|envia|envie|incluye|inclua|copia|copie)\b[^!?\n]{0,40}${PATH}`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:envia|envie|enviar|reenvia|reenvie|encaminhe|manda|mande|sube|suba)\b[^.!?\n]{0,40}\b(?:conversacion|conversa|historial|historico|claves|chaves|contrasenas|senhas|contenido|conteudo|mensajes|mensagens)\b[^.!?\n]{0,40}(?:https?://|@|\bparametro\b|\bcampo\b)`,
    ),
  },
  {
    kind: 'redirect',
    weight: 3,
    negated: true,
    pattern: rx(
      String.raw`\b(?:nunca|no|nao|jamais) (?:uses|use|utilices|utilize)\b[^.!?\n]{0,20}\b(?:otras?|outras?|ninguna otra|nenhuma outra)\b[^.!?\n]{0,12}(?:herramientas?|ferramentas?)`,
    ),
  },
  // French
  {
    kind: 'override',
    weight: 5,
    pattern: rx(
      String.raw`\b(?:ignore[zr]?|oublie[zr]?|neglige[zr]?)\b[^.!?\n]{0,25}\b(?:instructions|consignes|directives|regles)\b[^.!?\n]{0,15}\b(?:precedentes|anterieures|ci-dessus|du systeme)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(
      String.raw`\b(?:ne|sans)\b[^.!?\n]{0,8}\b(?:dis|dites|dire|informe[zr]?|mentionne[zr]?|previens|prevenez|prevenir|revele[zr]?|parle[zr]?)\b[^.!?\n]{0,20}\b(?:utilisateur|client)`,
    ),
  },
  {
    kind: 'sensitive',
    weight: 3,
    needsDirective: true,
    pattern: rx(String.raw`\b(?:lis|lisez|ouvre[zr]?|envoie|envoyez|inclus|incluez|copie[zr]?)\b[^!?\n]{0,40}${PATH}`),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:envoie|envoyez|transmets|transmettez|transfere[zr]?)\b[^.!?\n]{0,40}\b(?:conversation|historique|cles|mots de passe|contenu|messages)\b[^.!?\n]{0,40}(?:https?://|@|\bparametre\b|\bchamp\b)`,
    ),
  },
  // German
  {
    kind: 'override',
    weight: 5,
    pattern: rx(
      String.raw`\b(?:ignorier(?:e|en)?|vergiss|vergessen|missachte)\b[^.!?\n]{0,25}\b(?:vorherigen?|bisherigen?|fruheren?|obigen?|vorigen)\b[^.!?\n]{0,15}\b(?:anweisungen|befehle|regeln|instruktionen|vorgaben)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(
      String.raw`\b(?:sag|sage|sagen|erwahne|erwahnen|informiere|informieren|verrate|verraten|teile)\b[^.!?\n]{0,25}\b(?:nutzer|benutzer|anwender)\w{0,3}\b[^.!?\n]{0,15}\b(?:nicht|nichts|niemals)\b|\bohne (?:den|dem) (?:nutzer|benutzer|anwender)\b[^.!?\n]{0,20}\b(?:informieren|sagen|mitzuteilen)`,
    ),
  },
  {
    kind: 'sensitive',
    weight: 3,
    needsDirective: true,
    pattern: rx(String.raw`\b(?:lies|lese|offne|sende|kopiere|fuge)\b[^!?\n]{0,40}${PATH}`),
  },
  // Russian
  {
    kind: 'override',
    weight: 5,
    pattern: rx(
      String.raw`(?:игнорируи|забудь|игнорировать|отбрось)(?:те)?[^.!?\n]{0,20}(?:предыдущи|прежни|прошл|вышеуказанн|системн)[^.!?\n]{0,15}(?:инструкц|указани|правил|команд)`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(
      String.raw`не (?:говори|сообщаи|упоминаи|показываи|рассказываи|уведомляи)(?:те)?[^.!?\n]{0,20}(?:пользовател|клиент)`,
    ),
  },
  {
    kind: 'sensitive',
    weight: 3,
    pattern: rx(String.raw`(?:прочитаи|прочти|откро|отправь|скопируи)(?:те)?[^!?\n]{0,40}${PATH}`),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    pattern: rx(
      String.raw`(?:отправь|перешли|передаи)(?:те)?[^.!?\n]{0,40}(?:переписк|истори|ключ|парол|содержим|сообщени)[^.!?\n]{0,40}(?:https?://|@|параметр|поле)`,
    ),
  },
  // Italian
  {
    kind: 'override',
    weight: 5,
    pattern: rx(
      String.raw`\b(?:ignora(?:re|te)?|dimentica(?:re|te)?|trascura(?:re|te)?)\b[^.!?\n]{0,25}\b(?:istruzioni|regole|indicazioni|direttive)\b[^.!?\n]{0,15}\b(?:precedenti|anteriori|del sistema|sopra)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(
      String.raw`\b(?:non|senza|mai)\b[^.!?\n]{0,8}\b(?:dirlo|dire|dica|dici|informare|informa|menzionare|menziona|avvisare|avvisa|rivelare|rivela)\b[^.!?\n]{0,15}\b(?:utente|cliente)\b`,
    ),
  },
  {
    kind: 'sensitive',
    weight: 3,
    needsDirective: true,
    pattern: rx(String.raw`\b(?:leggi|leggere|apri|aprire|invia|inviare|includi|copia)\b[^!?\n]{0,40}${PATH}`),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:invia|inviare|manda|trasmetti|inoltra)\b[^.!?\n]{0,40}\b(?:password|chiavi|conversazione|cronologia|contenuto|messaggi)\b[^.!?\n]{0,40}(?:https?://|@|\bparametro\b|\bcampo\b)`,
    ),
  },
  // Indonesian and Malay
  {
    kind: 'override',
    weight: 5,
    pattern: rx(
      String.raw`\b(?:abaikan|lupakan|hiraukan)\b[^.!?\n]{0,20}\b(?:instruksi|perintah|aturan|arahan|petunjuk)\b[^.!?\n]{0,15}\b(?:sebelumnya|di atas|sistem|terdahulu)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(
      String.raw`\b(?:jangan|tanpa|tidak perlu)\b (?:memberi ?tahu|beri ?tahu|memberitahukan|beritahu|mengatakan|katakan)[^.!?\n]{0,20}\bpengguna\b`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:kirim|kirimkan|teruskan|unggah)\b[^.!?\n]{0,40}\b(?:kata sandi|kunci|percakapan|riwayat|isi|pesan)\b[^.!?\n]{0,40}(?:https?://|@|\bparameter\b)`,
    ),
  },
  // Turkish
  {
    kind: 'override',
    weight: 5,
    pattern: rx(
      String.raw`\bonceki (?:tum )?(?:talimat|komut|kural|yonerge)\w{0,8}[^.!?\n]{0,12}\b(?:yok say|gormezden gel|unut|dikkate alma)`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(String.raw`\bkullan[ıi]c[ıi]ya\b[^.!?\n]{0,15}\b(?:soyleme|bildirme|belli etme|haber verme)`),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    pattern: rx(
      String.raw`\b(?:sifre|parola|anahtar|konusma|icerik)\w{0,8}[^.!?\n]{0,20}https?://[^\s]{1,80}[^.!?\n]{0,15}\b(?:gonder|yukle|ilet)`,
    ),
  },
  // Dutch
  {
    kind: 'override',
    weight: 5,
    pattern: rx(
      String.raw`\b(?:negeer|vergeet)\b[^.!?\n]{0,20}\b(?:vorige|eerdere|bovenstaande|voorgaande)\b[^.!?\n]{0,12}\b(?:instructies|opdrachten|regels|aanwijzingen)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(
      String.raw`\b(?:zonder|niet|nooit)\b[^.!?\n]{0,20}\b(?:gebruiker|klant)\b[^.!?\n]{0,15}\b(?:vertellen|informeren|melden|te laten weten)\b|\b(?:vertel|zeg|meld)\b[^.!?\n]{0,20}\b(?:gebruiker|klant)\b[^.!?\n]{0,10}\bniets?\b`,
    ),
  },
  // Polish
  {
    kind: 'override',
    weight: 5,
    pattern: rx(
      String.raw`\b(?:zignoruj|ignoruj|zapomnij)\b[^.!?\n]{0,20}\b(?:poprzednie|wczesniejsze|powyzsze)\b[^.!?\n]{0,12}\b(?:instrukcje|polecenia|zasady)\b`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(String.raw`\bnie (?:mow|informuj|wspominaj|ujawniaj)\w{0,5}\b[^.!?\n]{0,15}\b(?:uzytkownik|klient)`),
  },
  // Arabic
  {
    kind: 'override',
    weight: 5,
    pattern: rx(
      String.raw`(?:تجاهل|انس|اهمل|أهمل)[^.!؟\n]{0,20}(?:التعليمات|الأوامر|القواعد|التوجيهات)[^.!؟\n]{0,15}(?:السابقة|أعلاه|النظام)`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(
      String.raw`(?:لا تخبر|لا تقل|دون (?:إخبار|علم)|بدون (?:إخبار|علم)|لا تذكر)[^.!؟\n]{0,15}(?:المستخدم|العميل|أحد)`,
    ),
  },
  {
    kind: 'exfiltrate',
    weight: 3,
    pattern: rx(
      String.raw`(?:أرسل|ارسل|انسخ|ارفع)[^.!؟\n]{0,30}(?:كلمات المرور|كلمة المرور|المفاتيح|المحادثة|محتوى)[^.!؟\n]{0,30}(?:https?://|@)`,
    ),
  },
  // Hindi
  {
    kind: 'override',
    weight: 5,
    pattern: rx(
      String.raw`(?:पिछले|पूर्व|ऊपर के|सभी)[^.!?।\n]{0,15}(?:निर्देशों|निर्देश|आदेशों|नियमों)[^.!?।\n]{0,12}(?:अनदेखा|नज़रअंदाज़|नजरअंदाज|भूल)`,
    ),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(String.raw`(?:उपयोगकर्ता|यूज़र) को[^.!?।\n]{0,12}(?:न बताएं|मत बता|नहीं बताना|न बताना|सूचित न)`),
  },
  // Thai
  {
    kind: 'override',
    weight: 5,
    pattern: rx(String.raw`(?:เพิกเฉย|ละเว้น|ลืม)[^.!?\n]{0,15}(?:คำสั่ง|คำแนะนำ|กฎ)[^.!?\n]{0,12}(?:ก่อนหน้า|ทั้งหมด|เดิม)`),
  },
  {
    kind: 'conceal',
    weight: 4,
    negated: true,
    pattern: rx(String.raw`(?:อย่า|ห้าม|ไม่ต้อง)(?:บอก|แจ้ง)[^.!?\n]{0,10}ผู้ใช้`),
  },
  {
    kind: 'conceal',
    weight: 3.5,
    pattern: rx(String.raw`\bgiu (?:kin|bi mat)\b[^.!?\n]{0,15}\bnguoi dung\b`),
  },
  {
    kind: 'conceal',
    weight: 3.5,
    pattern: rx(String.raw`对(?:用户|使用者)保密|對(?:用戶|使用者)保密`),
  },
  {
    kind: 'conceal',
    weight: 3.5,
    pattern: rx(
      String.raw`\b(?:usuario|cliente)\b no (?:debe|tiene que|puede|deve|pode|precisa) (?:saber|enterarse|ver|conocer)|\butilisateur ne doit (?:pas|rien) (?:le )?savoir|\bnutzer (?:darf|soll) (?:es |davon )?(?:nicht|nichts) (?:wissen|erfahren|merken)`,
    ),
  },
  {
    kind: 'conceal',
    weight: 3.5,
    pattern: rx(String.raw`\bdung nhac (?:toi|den)\b[^.!?\n]{0,20}(?:viec|dieu|buoc) nay\b|不要提及|不得提及|切勿提及`),
  },
];
