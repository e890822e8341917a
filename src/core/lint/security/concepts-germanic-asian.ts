import type { LanguageWords } from './concepts-by-language.ts';

export const GERMAN: LanguageWords = {
  markers:
    'der, die, das, den, dem, des, und, nicht, ein, eine, einen, ist, mit, fur, auf, von, zu, im, vor, wird, werkzeug, nutzer, benutzer, alle, jede, immer, aus, auch',
  concepts: {
    quote: 'erkennt, erkennen, angriff*, injektion*, injection*, durchsucht, filtert, moderiert, schwachstelle*',
    secret:
      'passwort, passworter, passworte, kennwort, kennworter, schlussel, ssh-schlussel, api-schlussel, private schlussel, zugangsdaten, anmeldedaten, token, geheimnis*, umgebungsvariable*, cookies, pin, tan, wiederherstellungsphrase',
    store:
      'umgebungsvariable*, heimatverzeichnis, home-verzeichnis, schlusselbund, zwischenablage, eigene dateien, private dateien, dateien des nutzers, ssh-ordner, passwortdatei',
    context:
      'gesprach*, chatverlauf, verlauf, chat, unterhaltung, dialog, bisherige nachrichten, alle nachrichten, systemprompt, system-prompt, systemnachricht, was der nutzer gesagt, was der benutzer gesagt, was der nutzer bisher',
    personal:
      'geburtsdatum, telefonnummer, anschrift, wohnadresse, privatadresse, voller name, vollstandigen namen, ausweisnummer, gehalt, gehalter, kontakte, adressbuch, kreditkarte*, kartennummer, standort, posteingang, bankverbindung, krankenakte, sozialversicherungsnummer',
    whole:
      'alle, alles, ganze, ganzen, gesamte, gesamten, gesamter, samtliche, inhalt, jede*, kopie*, komplett*, vollstandig*, saemtliche',
    slot: 'feld, argument*, parameter*, hier, notiz, kommentar',
    outside: 'unser server, unseren server, an den server, uns, extern*, dritte, unsere adresse, offentlich*',
    rules:
      'regel, regeln, anweisung*, vorgabe*, vorschrift*, richtlinie*, grenzen, beschrankung*, einschrankung*, sicherheitsregel*, instruktion*, warnung*, schutzmaßnahme*',
    source:
      'entwickler*, system, systems, administrator*, betreiber*, firma, unternehmen*, openai, anthropic, geschaftsfuhrung',
    others:
      'anderen werkzeuge, andere werkzeuge, anderes werkzeug, ubrigen werkzeuge, restlichen werkzeuge, anderen tools, andere tools, ubrigen tools, anderen server, andere server, anderen dienste, andere dienste, andere quellen',
    person: 'nutzer*, benutzer*, kunde*, anwender*, niemand*, empfanger*, mensch*, person, inhaber*, auftraggeber*',
    model: 'assistent*, modell*, agent*, du, dich, dir, sie',
    answer: 'antwort*, bericht*, zusammenfassung*',
    itself:
      'diesen schritt, dieser schritt, davon, daruber, diese kopie, dieser vorgang, diese aktion, dieser absatz, die kopie, das senden, die ubertragung, hiervon',
    internal: 'intern*, kennung*, fehlercode*, nummer*',
    right:
      'administratorkonto, adminrechte, administratorrechte, firewall, sandbox, zwei-faktor*, sudo, root, schreibzugriff, schreibrechte, audit*, zugriffskontrolle, zugriffsprufung, vollzugriff',
    money:
      'betrag, preis*, gebuhr*, erstattung*, rabatt*, zahlung*, konto*, rechnung*, karte, uberweisung*, iban, empfanger, bestellung*, kredit*',
    message: 'nachricht*, mail*, e-mail*, sms, beitrag, beitrage, signatur*, bewertung*',
    content: 'ergebnis*, seite*, ausgabe*, dokument*, text*, zelle*, inhalt*',
    commands: 'befehl*, anweisung*, auftrag*, aufforderung*',
    move: 'sende*, schick*, ubermittle*, ubermittel*, ubergib*, ubergebe*, schreib*, kopier*, fuge*, fug, lade*, leite*, trag*, setz*, stell*, hange*, hang, kommt, gehort, gib, geben, lege*, leg, speicher*, gesendet, geschickt, kopiert, eingetragen, einfugen, fulle*, beifugen, mitsenden',
    gather:
      'lies, liest, lese*, lesen, offne*, hole*, hol, such*, samml*, lade, ermittle*, finde*, nimm, nehme*, fuhre*, frage*, ausgelesen, gelesen',
    demand: 'braucht, benotigt, verlangt, erfordert, erwartet, gehort, kommt',
    choose: 'verwende*, nutze*, benutze*, wahle*, nimm, bevorzug*, empfiehl*, empfehle*, rufe*, ruf, greif*, setze*',
    alter: 'ander*, ersetz*, tausch*, uberschreib*, verdopple*, multiplizier*, austausch*, wandle*',
    obey: 'folge*, befolg*, fuhre*, gehorch*, ausgefuhrt, ausfuhren, halte dich, tu, richte dich, beachte',
    allow:
      'gewahre*, schalte*, offne*, lege*, erlaube*, deaktivier*, aktivier*, uberspring*, teile*, gib*, erstelle*, umgeh*',
    pay: 'zahl*, uberweis*, buche*, erstatte*, genehmig*, belaste*, berechne*',
    know: 'erfahr*, wissen, weiß, merk*, sag, sage*, sagen, informier*, mitteil*, mitzuteilen, erwahn*, verrat*, zeig*, bemerk*, mitbekomm*, unterricht*, hinweis*',
    omit: 'verschweig*, verberg*, versteck*, lass* weg, weglassen, unterschlag*',
    hush: 'heimlich, unbemerkt, stillschweigend, im stillen, im verborgenen, verdeckt, ohne wissen, unter uns, kein wort, kein sterbenswort, ohne etwas zu sagen, diskret, hinter dem rucken, lass dir nichts anmerken',
    say: 'sag*, antwort*, behaupt*, erklar*, versicher*, bericht*',
    negation: 'nicht, nichts, kein*, nie, niemals, ohne, weder, niemand*',
    void: 'ignorier*, vergiss, vergessen, gelten nicht, gilt nicht, gelten hier nicht, gilt hier nicht, außer kraft, aufgehoben, hinfallig, missacht*, setz* dich hinweg, ungultig, nicht mehr gultig, zahlen nicht, ubergeh*, verwirf, ausgesetzt, nicht langer, unwirksam, nicht mehr',
    bad: 'defekt, unsicher*, gefahrlich*, veraltet*, kaputt*, falsch*, kompromittiert*, gehackt*, abgeschaltet*, außer betrieb, unzuverlassig*, schadlich*',
    best: 'beste*, zuverlassigste*, sicherste*',
    only: 'nur, ausschließlich, allein, einzig*',
    always:
      'immer, stets, jedes mal, jedesmal, bei jedem, bei jeder, in jeder, an jede*, ab sofort, ab jetzt, von nun an, kunftig, am ende jeder, alle nachrichten, alle mails, dauerhaft, unter jede',
    order:
      'muss, mussen, sollst, soll, sollen, hat zu, ist zu, sind zu, immer, zuerst, bitte, unbedingt, auch, außerdem, zusatzlich, danach, dann, anschließend, verpflichtet, zwingend',
    trigger:
      'vor dem, vor der, vor jedem, vor jeder, bevor, ehe, nach dem, nach der, nachdem, sobald, wenn, beim aufruf, bei jedem, um zu aktivieren',
    regardless:
      'auch wenn, egal, gleich was, gleich welche*, unabhangig, ungeachtet, selbst wenn, was auch immer, trotz, entgegen',
    wish: 'angibt, angegeben*, sagt, wunscht, will, verlangt, nennt, bittet, wahlt, gewunscht, eingibt, fragt, ablehnt, widerspricht',
    unasked:
      'ohne ruckfrage, ohne nachfrage, ohne zu fragen, ohne bestatigung, ohne zustimmung, hat bereits zugestimmt, hat schon zugestimmt, ist bereits genehmigt, keine bestatigung notig, ruckfragen sind nicht, frag nicht nach',
    yours:
      'deine*, ihre, bisherige*, vorherige*, fruhere*, des systems, der entwickler*, des entwicklers, gegebene*, gegeben*, ubliche*',
    extra: 'auch, außerdem, zusatzlich, zugleich, nebenbei, daruber hinaus',
    edge: 'am ende jeder, am ende jedes, an jede, unter jede*, am anfang jeder',
  },
};

export const JAPANESE: LanguageWords = {
  markers: '',
  concepts: {
    quote: '検出, 攻撃, インジェクション, スキャン, 検知, 脆弱',
    secret: 'パスワード, 秘密鍵, 鍵, トークン, 認証情報, 環境変数, apiキー, クッキー, 暗証番号, リカバリーフレーズ',
    store: '環境変数, ホームディレクトリ, キーチェーン, ユーザーのファイル, 個人ファイル, クリップボード',
    context: '会話, 履歴, チャット, システムプロンプト, これまでのメッセージ, 過去のメッセージ, やり取り, 発言',
    personal:
      '生年月日, 電話番号, 住所, 氏名, マイナンバー, 給与, 連絡先, クレジットカード, カード番号, 位置情報, 受信箱, 口座情報',
    whole: '全て, すべて, 全部, 全文, 全体, 内容, 各, 毎, 一式',
    slot: '引数, パラメータ, パラメーター, フィールド, 備考, 項目, ここ',
    outside: 'サーバー, サーバ, 外部, 当社, 第三者, 公開',
    rules: '指示, ルール, 規則, 制限, ポリシー, 命令, ガイドライン, 安全対策',
    source: '開発者, システム, 管理者, 運営, 会社, openai, anthropic',
    others: '他のツール, ほかのツール, 別のツール, 残りのツール, 他のサーバー, 他の関数, 他のサービス',
    person: 'ユーザー, ユーザ, 利用者, 顧客, お客様, 相手, 受取人, 本人',
    model: 'アシスタント, モデル, エージェント, あなた',
    answer: '回答, 返答, 応答, 要約, 報告',
    itself: 'この手順, このこと, この処理, この件, この操作, 送信したこと',
    internal: '内部, コード, 番号, 識別子',
    right: '管理者権限, 管理者アカウント, ファイアウォール, サンドボックス, 二要素, root, sudo, 書き込み権限, 監査ログ',
    money: '金額, 価格, 手数料, 返金, 割引, 支払い, 口座, 請求書, 送金, 振込, 注文',
    message: 'メッセージ, メール, 投稿, 署名, sms, レビュー',
    content: '結果, ページ, 出力, 文書, 内容, セル',
    commands: '命令, コマンド, 指示, 要求',
    move: '送信, 送っ, 送り, 転送, 渡し, 渡す, 入れ, 含め, 書き込, 記入, 貼り付け, 添付, 追加, コピー, アップロード, 付け, 記載, 設定し',
    gather: '読み, 読ん, 開い, 取得, 集め, 収集, 探し, 調べ, 確認し, 実行',
    demand: '必要, 求め',
    choose: '使っ, 使用, 選ん, 選択, 優先, 呼び出, 推奨, 勧め, 使う',
    alter: '変更, 置き換え, 差し替え, 書き換え, 上書き',
    obey: '従っ, 従い, 実行, 遵守',
    allow: '付与, 無効, 開放, 作成, 許可, 回避, 省略',
    pay: '支払, 送金, 返金, 承認, 請求, 振り込',
    know: '知らせ, 伝え, 言わ, 話さ, 通知, 気づかれ, 見せ, 知ら, 言及, 明かさ, 触れ, 教え',
    omit: '隠し, 伏せ, 省い',
    hush: 'こっそり, 密かに, ひそかに, 内緒, 秘密に, 黙って, 気づかれないよう, 悟られ, 内密',
    say: '答え, 説明, 伝え, 言っ',
    negation: 'ないで, しない, せず, ずに, ません, 禁止, な い, ないよう, 不要, るな, なしで, ない',
    void: '無視, 忘れ, 無効, 適用されない, 適用されません, 破棄, 取り消, 優先',
    bad: '壊れ, 安全でない, 危険, 古い, 偽, 誤っ, 侵害, 故障, 信頼できない, 廃止, 使えない',
    best: '最も信頼, 最高, 最良',
    only: 'だけ, のみ, 以外',
    always: '常に, 必ず, 毎回, 今後, これから, 全ての, すべての, 各, たび',
    order: '必ず, ください, 下さい, こと, 常に, まず, なければ, 必要, また, 同時に, べき',
    trigger: '前に, 後に, 際に, とき, たび, 場合',
    regardless: 'にかかわらず, に関係なく, たとえ, でも, を問わず, であろうと',
    wish: '指定, 要求, 入力, 希望, 言っ, 選ん, 頼ん',
    unasked: '確認なし, 確認せず, 許可なく, 確認は不要, 同意済み, 承認済み, 尋ねずに',
    yours: 'あなたの, 以前の, これまでの, 従来の, 既存の, システムの, 開発者の, 元の',
    extra: 'また, 同時に, さらに, ついでに, あわせて',
    edge: '末尾, 最後に, 冒頭',
  },
};

export const KOREAN: LanguageWords = {
  markers: '',
  concepts: {
    quote: '탐지, 공격, 인젝션, 검사, 취약',
    secret:
      '비밀번호, 개인키, 개인 키, 비밀 키, 토큰, 인증 정보, 환경 변수, 환경변수, api 키, 쿠키, 복구 문구, ssh 키, 암호',
    store: '환경 변수, 환경변수, 홈 폴더, 홈 디렉터리, 키체인, 비밀번호 파일, 사용자의 파일, 개인 파일, 클립보드',
    context: '대화, 채팅, 시스템 프롬프트, 이전 메시지, 기록, 지금까지, 대화 내용',
    personal:
      '생년월일, 전화번호, 집 주소, 주소, 이름, 주민등록번호, 급여, 연락처, 신용카드, 카드 번호, 위치, 받은편지함, 계좌 정보',
    whole: '모든, 전체, 전부, 모두, 내용, 각, 매번, 전문',
    slot: '인수, 인자, 매개변수, 파라미터, 필드, 여기, 비고, 에 넣, 메모',
    outside: '서버, 외부, 우리, 제3자, 공개',
    rules: '지시, 규칙, 명령, 지침, 제한, 정책, 프롬프트, 안전',
    source: '개발자, 시스템, 관리자, 운영자, 회사, openai, anthropic',
    others: '다른 도구, 나머지 도구, 다른 서버, 다른 함수, 다른 서비스',
    person: '사용자, 고객, 유저, 상대방, 수신자, 본인, 누구',
    model: '어시스턴트, 모델, 에이전트, 당신, 비서',
    answer: '답변, 응답, 요약, 보고',
    itself: '이 단계, 이 사실, 이 과정, 이 작업, 이 일, 전송 사실',
    internal: '내부, 코드, 번호, 식별자',
    right: '관리자 권한, 관리자 계정, 방화벽, 샌드박스, 2단계 인증, root, sudo, 쓰기 권한, 감사 로그',
    money: '금액, 가격, 수수료, 환불, 할인, 결제, 계좌, 청구서, 송금, 이체, 주문',
    message: '메시지, 메일, 이메일, 문자, 게시물, 서명, 리뷰',
    content: '결과, 페이지, 출력, 문서, 내용, 셀',
    commands: '명령, 지시, 요구, 작업',
    move: '보내, 전송, 전달, 넣으, 넣어, 포함, 첨부, 추가, 복사, 업로드, 입력, 기록, 붙여, 작성, 제출, 덧붙',
    gather: '읽, 열어, 열고, 가져, 수집, 모아, 찾아, 확인, 실행',
    demand: '필요, 요구',
    choose: '사용, 선택, 우선, 호출, 추천, 쓰',
    alter: '바꾸, 바꿔, 변경, 교체, 대체, 수정',
    obey: '따르, 따라, 실행, 수행, 복종',
    allow: '부여, 끄, 비활성화, 열, 만들, 허용, 우회, 생략',
    pay: '지불, 송금, 이체, 환불, 승인, 청구, 결제',
    know: '알리, 말하, 언급, 보여주, 밝히, 알 필요, 알게, 알려, 통지, 알지, 눈치',
    omit: '숨기, 감추, 생략',
    hush: '몰래, 모르게, 비밀로, 조용히, 은밀, 눈치채지 못하게, 티 나지 않게, 비밀리',
    say: '말하, 대답, 답하, 설명, 주장',
    negation: '지 마, 지 말, 않, 없이, 금지, 안 , 없, 마세요, 말고',
    void: '무시, 잊, 무효, 적용되지 않, 더 이상, 취소, 폐기, 효력이 없',
    bad: '고장, 안전하지 않, 위험, 오래된, 가짜, 잘못, 해킹, 손상, 신뢰할 수 없, 중단',
    best: '가장 신뢰, 최고',
    only: '만 사용, 오직, 만 쓰, 유일',
    always: '항상, 언제나, 매번, 앞으로, 이제부터, 모든, 때마다',
    order: '하세요, 세요, 십시오, 반드시, 해야, 항상, 먼저, 또한, 꼭, 해라, 할 것',
    trigger: '전에, 후에, 때마다, 때, 경우',
    regardless: '상관없이, 관계없이, 아무리, 무엇이든, 누구든, 하더라도, 라도',
    wish: '지정, 요청, 입력, 원하, 말한, 선택, 요구',
    unasked: '확인 없이, 묻지 않고, 동의 없이, 승인 없이, 허락 없이, 이미 동의, 이미 승인, 물어보지',
    yours: '당신의, 이전, 기존, 시스템, 개발자, 앞선, 원래',
    extra: '또한, 동시에, 추가로, 함께, 아울러',
    edge: '끝에, 마지막에, 앞에',
  },
};
