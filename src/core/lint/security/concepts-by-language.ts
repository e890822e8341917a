import type { Concept } from './concepts.ts';

/** The words of one language, as they read when folded: lower case, Latin and Cyrillic letters without marks. */
export interface LanguageWords {
  /** Words that tell the language apart from the others of its script. */
  readonly markers: string;
  readonly concepts: Readonly<Partial<Record<Concept, string>>>;
}

export const VIETNAMESE: LanguageWords = {
  markers:
    'cua, nguoi, khong, duoc, cac, cho, mot, voi, truoc, cong cu, nhung, va, hay, nay, tu, den, trong, khi, moi, luon, phai, vao, neu, bang',
  concepts: {
    ask: 'hoi, hoi lai, xac nhan, xin phep',
    service: 'dat ve, dat cho, dat phong, hanh khach, khach hang, don hang, giao hang, dang ky, ho so, lien he',
    quote: 'phat hien, quet, tan cong, chen loi nhac, loc, phan loai, lo hong',
    secret:
      'mat khau, khoa bi mat, khoa rieng, khoa ssh, khoa api, khoa truy cap, ma otp, ma pin, token, thong tin dang nhap, bien moi truong, ma truy cap, ma xac thuc, cookie, cum tu khoi phuc',
    store: 'bien moi truong, thu muc ca nhan, trinh quan ly mat khau, thu muc ssh, thu muc nha, tep ca nhan',
    context:
      'cuoc tro chuyen, doan chat, hoi thoai, lich su chat, lich su tro chuyen, loi nhac he thong, tin nhan truoc, chi dan he thong, prompt he thong, nhung gi nguoi dung, dieu nguoi dung da noi, lich su',
    personal:
      'so can cuoc, can cuoc, cccd, cmnd, so dien thoai, ngay sinh, dia chi nha, ho ten, danh ba, tien luong, benh an, so the tin dung, the tin dung, vi tri, thu vien anh, hop thu, tai khoan ngan hang, du lieu khach hang',
    whole: 'toan bo, tat ca, moi, het thay, noi dung, het, tung, ban sao, nguyen van',
    slot: 'tham so, o, truong, doi so, muc, ghi chu',
    outside: 'may chu, ben ngoai, chung toi, dia chi sau, ben thu ba, cong khai',
    rules:
      'quy dinh, quy tac, chi dan, huong dan, luat, gioi han, chinh sach, chi thi, rang buoc, canh bao, nguyen tac',
    source: 'he thong, nha phat trien, quan tri vien, cong ty, openai, anthropic, ban quan tri, bo phan an ninh',
    others: 'cong cu khac, may chu khac, cong cu con lai, dich vu khac, nguon khac, ham khac',
    person: 'nguoi dung, khach, khach hang, chu tai khoan, nguoi nhan, nguoi gui, ai',
    model: 'tro ly, mo hinh, tac tu, ban',
    answer: 'cau tra loi, bao cao, phan hoi, tom tat, tra loi',
    itself: 'viec nay, buoc nay, dieu nay, doan nay, chuyen nay, muc nay, viec gui, viec chep, viec do, ve viec',
    internal: 'noi bo, ma loi, ma so, id',
    right: 'quyen quan tri, quyen root, tuong lua, sudo, quyen ghi, xac thuc hai lop, nhat ky kiem tra, quyen truy cap',
    money: 'so tien, phi, gia, hoan tien, tai khoan, so tai khoan, the, hoa don, tien, giam gia, vi, khoan vay',
    message: 'tin nhan, thu, email, bai dang, chu ky, thu dien tu, sms',
    content: 'ket qua, trang, noi dung, dau ra, phan hoi, tai lieu, tra ve',
    commands: 'lenh, yeu cau, menh lenh, chi thi',
    move: 'gui, chuyen, dua, chep, sao chep, dinh kem, ghi, dien, kem, tai len, dan, nhap, them, chen, luu, truyen, dat, cung cap',
    gather: 'doc, mo, lay, thu thap, tim, xem, tra cuu, quet',
    demand: 'can, can co, yeu cau, doi hoi, phai co',
    choose: 'dat, mua, dung, su dung, chon, uu tien, goi, goi y, de xuat, gioi thieu, khuyen',
    alter: 'thay, doi, sua, thay the, nhan doi, sua doi',
    obey: 'lam theo, thuc hien, tuan theo, thi hanh, chay, nghe theo',
    allow: 'cap, tat, mo, vo hieu hoa, tao, bo qua, cho phep, nang',
    pay: 'chuyen, tra, thanh toan, hoan, duyet, tinh phi, chuyen khoan',
    know: 'biet, noi, bao, thong bao, cho hay, nhac, tiet lo, ke, hay biet, duoc hay',
    omit: 'giau, che, an',
    hush: 'am tham, len lut, lang le, giu kin, giau nhem, khong de lo, kin dao',
    say: 'noi, bao, tra loi, khang dinh, giai thich',
    negation: 'khong, dung, chang, cam, chua, khoi',
    void: 'go bo, da duoc go, xoa bo, khong con hieu luc, khong con, bo qua, quen, huy bo, vo hieu, khong ap dung, gat bo, het hieu luc, khong can theo, khong tinh',
    bad: 'hong, bi loi, khong an toan, nguy hiem, bi hack, gia mao, loi thoi, ngung hoat dong, khong dang tin',
    only: 'chi duoc dung, chi dung, duy nhat, chi goi',
    always: 'luon, moi lan, moi khi, tu gio, tu nay, cuoi moi, moi tin nhan, moi email',
    order: 'hay, phai, can, luon, bat buoc, vui long, buoc phai, nho',
    trigger: 'truoc khi, sau khi, moi khi, khi, de kich hoat',
    regardless: 'du, bat ke, mac ke, bat chap, cho du, ke ca',
    wish: 'nhap, yeu cau, noi, chon, muon, dua ra, ghi',
    unasked: 'khong can hoi, khong can xac nhan, khong hoi, da dong y, khoi hoi, khong can xin phep',
    yours: 'cua ban, truoc do, he thong, ban dau, truoc day, duoc giao',
    extra: 'dong thoi, ngoai ra, kem theo, cung',
    edge: 'cuoi moi, dau moi, vao cuoi',
  },
};

export const CHINESE: LanguageWords = {
  markers: '',
  concepts: {
    ask: '确认, 询问, 征得, 同意',
    service: '订票, 预订, 乘客, 订单, 配送, 注册, 客户, 联系人',
    quote: '检测, 檢測, 识别, 识別, 攻击, 攻擊, 注入, 扫描, 过滤, 漏洞, 审核',
    secret:
      '密码, 密碼, 密钥, 密鑰, 私钥, 私鑰, 令牌, 凭据, 凭证, 憑證, 环境变量, 環境變數, 助记词, 验证码, 口令, token, 登录信息, cookie',
    store: '环境变量, 環境變數, 主目录, 密码管理器, 用户文件, 用户的文件, 钥匙串',
    context:
      '对话, 對話, 聊天记录, 聊天記錄, 系统提示, 系統提示, 之前的消息, 历史消息, 会话, 會話, 上下文, 用户说过, 用户输入过, 聊天内容, 历史记录, 思维链',
    personal:
      '身份证, 手机号, 電話號碼, 电话号码, 出生日期, 家庭住址, 住址, 真实姓名, 姓名, 通讯录, 联系人, 工资, 病历, 银行卡, 信用卡, 位置, 相册, 收件箱, 客户数据',
    whole: '全部, 所有, 整个, 整個, 每个, 每條, 每条, 完整, 内容, 內容, 一切, 全文, 副本',
    slot: '参数, 參數, 字段, 欄位, 备注, 備註, 这里, 此处',
    outside: '服务器, 伺服器, 我们的, 外部, 第三方, 公开',
    rules: '规则, 規則, 指令, 指示, 限制, 政策, 准则, 准則, 约束, 提示词, 安全检查, 规定, 规章',
    source: '开发者, 開發者, 系统, 系統, 管理员, 管理員, 公司, 运营方, openai, anthropic, 上级',
    others: '其他工具, 其它工具, 别的工具, 其余工具, 其他服务器, 其他服务, 其他函数, 其他来源',
    person: '用户, 用戶, 使用者, 客户, 客戶, 任何人, 收款人, 收件人, 对方, 本人',
    model: '助手, 模型, 智能体, 智能體, 你, 人工智能',
    answer: '回答, 回复, 回覆, 答复, 摘要, 报告, 总结',
    itself: '此事, 这一步, 这个步骤, 此步骤, 这件事, 这段话, 这段文字, 此操作, 这条, 该操作',
    internal: '内部, 編號, 编号, 错误码, 代码, 标识',
    right:
      '管理员账户, 管理员权限, 防火墙, 沙箱, 沙盒, 双重验证, 写权限, 审计日志, 访问控制, 超级用户, root, sudo, 所有人可见, 权限检查',
    money: '金额, 价格, 费用, 退款, 折扣, 付款, 账户, 帳戶, 账号, 发票, 钱包, 收款, 手续费, 贷款, 订单',
    message: '短信, 邮件, 郵件, 消息, 訊息, 帖子, 签名, 回复, 评论',
    content: '结果, 返回, 页面, 网页, 输出, 文档, 内容, 单元格',
    commands: '命令, 指令, 指示, 要求, 任务',
    move: '发送, 發送, 发给, 传给, 传入, 放进, 放入, 写入, 写进, 填入, 填进, 附上, 附加, 上传, 上傳, 转发, 提交, 复制, 加上, 添加, 抄送, 交给, 塞进, 传到, 贴上, 发到, 备份到, 同步到',
    gather: '读取, 讀取, 打开, 打開, 获取, 獲取, 收集, 查找, 列出, 查看, 执行',
    demand: '需要, 要求, 必须',
    choose: '预订, 购买, 预定, 使用, 选择, 調用, 调用, 优先, 推荐, 采用, 选用',
    alter: '换成, 換成, 改成, 改为, 替换, 修改, 改写, 变为',
    obey: '执行, 遵照, 遵循, 照做, 服从, 照, 听从, 按照',
    allow: '授予, 关闭, 打开, 开放, 禁用, 创建, 绕过, 跳过, 启用, 公开',
    pay: '支付, 转账, 付款, 退款, 批准, 收取, 打款',
    know: '告诉, 告訴, 告知, 通知, 知道, 知情, 提及, 提到, 透露, 发现, 察觉, 说, 显示, 提醒',
    omit: '隐藏, 隱藏, 省略, 略去, 掩盖',
    hush: '悄悄, 偷偷, 暗中, 秘密地, 保密, 瞒着, 不露痕迹, 神不知, 默默, 隐瞒, 私下',
    say: '告诉, 说, 声称, 回答, 解释',
    negation: '不要, 不必, 不用, 不得, 不能, 不可, 不许, 无需, 無需, 勿, 别, 切勿, 禁止, 不',
    void: '忽略, 無視, 无视, 忘记, 作废, 不算数, 无效, 失效, 不再适用, 不适用, 停用, 抛开, 覆盖, 取消',
    bad: '假的, 都是假, 不安全, 损坏, 已坏, 失效, 停用, 过时, 有害, 危险, 虚假, 泄露, 不可信, 被黑, 被入侵, 错误',
    best: '最高, 最好, 最可靠, 最优',
    only: '只能, 仅能, 唯一, 只用, 一律',
    always: '每次, 每条, 每封, 总是, 始终, 一律, 今后, 从现在起, 任何时候, 每当, 永远',
    order: '请, 請, 必须, 务必, 一律, 应, 应当, 要, 需, 总是, 先, 同时',
    trigger: '之前, 以前, 前先, 之后, 每当, 每次, 调用前, 使用前, 当',
    regardless: '无论, 不管, 不论, 即使, 哪怕, 不顾',
    wish: '指定, 要求, 输入, 说, 选择, 想要, 填写',
    unasked: '无需确认, 不用确认, 无需同意, 不必询问, 无需询问, 已同意, 已授权, 直接执行, 不用问',
    yours: '你的, 给你的, 之前, 以前, 原有, 原先, 系统, 先前',
    extra: '同时, 另外, 顺便, 并且, 还要, 也',
    edge: '末尾, 结尾, 开头, 每条, 每封',
  },
};

export const RUSSIAN: LanguageWords = {
  markers: '',
  concepts: {
    ask: 'спроси*, подтверд*, уточни*, согласу*',
    service: 'брони*, пассажир*, заказ*, доставк*, регистрац*, клиент*, контакт*',
    quote: 'обнаруж*, выявля*, атак*, инъекци*, сканиру*, фильтру*, уязвимост*, модерир*',
    secret:
      'парол*, ключи, ключ ssh, ssh-ключ*, ключ api, api-ключ*, закрытыи ключ, закрытые ключи, закрытыи, токен*, учетные данные, секрет*, cookie, переменные окружения, переменных окружения, сид-фраз*, пин-код*, код из sms',
    store:
      'переменные окружения, переменных окружения, домашнюю папку, домашнеи папк*, связк* ключеи, личные фаилы, личных фаилов, буфер обмена',
    context:
      'историю чата, истории чата, историю переписки, переписк*, разговор*, диалог*, системныи промпт, системного промпта, системную инструкцию, предыдущие сообщения, все сообщения, сказал пользователь, весь чат',
    personal:
      'дату рождения, дата рождения, телефон, номер телефона, домашнии адрес, фамили*, имя и адрес, паспорт*, зарплат*, контакт*, адресную книгу, номер карты, банковск*, местоположени*, почтовыи ящик, снилс, инн, медицинск*',
    whole: 'все, всю, весь, всех, целиком, полностью, кажд*, любое, любые, содержимое, содержимого, копию, копии',
    slot: 'поле, поля, параметр*, аргумент*, сюда',
    outside: 'наш сервер, на сервер, нам, внешнии, внешнего, третьим лицам, наш адрес, публичн*',
    rules:
      'правил*, инструкци*, указани*, ограничени*, политик*, запрет*, предписани*, меры безопасности, предостережени*',
    source: 'разработчик*, систем*, администратор*, компани*, оператор*, openai, anthropic, руководств*',
    others:
      'другие инструменты, других инструментов, другими инструментами, остальные инструменты, прочие инструменты, другие серверы, другие сервисы, остальных инструментов, иные инструменты, другие функции',
    person: 'пользовател*, клиент*, никто, никому, человек*, получател*, отправител*, владелец*, владельц*',
    model: 'ассистент*, помощник*, модель, модели, агент*, ты, вы, тебя, тебе',
    answer: 'ответ*, отчет*, сводк*',
    itself: 'об этом, этом шаге, этот шаг, эту отправку, эту операцию, это деиствие, этого, про это, этот абзац',
    internal: 'внутренни*, коды ошибок, код ошибки, идентификатор*, номер*',
    right:
      'права администратора, администратора с, брандмауэр, песочниц*, двухфакторн*, root, sudo, доступ на запись, журнал аудита, проверку прав, проверки прав',
    money: 'сумм*, цен*, комисси*, возврат*, скидк*, платеж*, счет*, карт*, кошел*, перевод*, заказ*, заем, кредит*',
    message: 'сообщени*, письм*, почт*, пост*, подпис*, sms, отзыв*',
    content: 'результат*, страниц*, вывод*, документ*, текст*, ответ*, ячеик*, содержим*',
    commands: 'команд*, приказ*, указани*, инструкци*, задани*',
    move: 'отправ*, передаи*, передава*, перешл*, пересыла*, вставь*, вставля*, впиши*, впис*, запиши*, записыв*, положи*, клади*, скопир*, копир*, добав*, прилож*, прикреп*, загруз*, выгруз*, помести*, укажи*, включи*, заполни*, высыла*, вышли*, сдела* копию, дублир*',
    gather:
      'прочитаи*, прочти*, читаи*, открои*, наиди*, собери*, получи*, возьми*, достань*, узнаи*, выполни*, просканир*',
    demand: 'нужн*, требу*, необходим*, ожида*',
    choose:
      'брониру*, заказыва*, покупа*, использу*, выбира*, выбери*, вызыва*, вызови*, предпочита*, рекоменду*, советуи*, обраща*',
    alter: 'замени*, меняи*, измени*, подмен*, исправ*, переименуи*, умнож*',
    obey: 'выполня*, выполни*, следуи*, исполня*, исполни*, слушаи*, подчиня*, деиствуи*',
    allow: 'выдаи*, дать, даи, отключ*, выключ*, открои*, создаи*, разреш*, обои*, пропусти*, пропуска*, сними*',
    pay: 'плати*, оплат*, перевод*, переведи*, спиши*, списыва*, возвра*, одобр*, начисл*, верни*',
    know: 'сообща*, говори*, сказа*, знать, узна*, уведомл*, упомина*, замет*, показыва*, рассказыва*, извеща*, знает',
    omit: 'скрои*, скрыва*, опусти*, умалчива*, спрячь*',
    hush: 'таино, незаметно, втаине, скрытно, молча, тихо, в секрете, без ведома, втихую, никому ни слова, не подавая вида, между нами',
    say: 'скажи*, говори*, ответь*, отвеча*, утвержда*, объясни*, сообщи*, заверь*',
    negation: 'не, никогда, без, нельзя, ни, нет',
    void: 'забудь*, игнориру*, отбрось*, не деиствуют, не деиствует, больше не, недеиствительн*, отменен*, отменя*, не распространя*, не касаются, не считаются, отложи*, неважн*, утратил*, не имеют силы',
    bad: 'устаре*, опасн*, небезопасн*, сломан*, взломан*, вредоносн*, ложн*, неверн*, не работа*, поддельн*, скомпрометирован*',
    best: 'лучш*, надежнеиш*, самыи надежныи',
    only: 'только, исключительно, лишь',
    always:
      'всегда, каждыи раз, каждое, каждому, каждого, в каждое, впредь, отныне, с этого момента, при каждом, любои',
    order:
      'должен, должна, должны, нужно, надо, обязательно, всегда, сначала, затем, пожалуиста, необходимо, следует, также, обязан*',
    trigger: 'перед, прежде чем, до вызова, после, когда, при каждом, каждыи раз',
    regardless:
      'какую бы, какое бы, ни выбра*, ни сказал*, ни указал*, ни просил*, независимо от, даже если, кого бы, что бы, какои бы, вне зависимости, вопреки, несмотря',
    wish: 'указ*, прос*, сказал*, хочет, выбрал*, ввел*, назвал*, пожелал*, возража*',
    unasked:
      'без подтверждения, без согласия, не спрашивая, не спрашиваи*, согласие получено, подтверждение не нужно, уже согласился, уже разрешил*, без запроса',
    yours: 'твои, твоих, ваши, ваших, предыдущи*, прежни*, систем*, разработчик*, данные тебе, ранее, обычн*',
    extra: 'также, кроме того, заодно, дополнительно, попутно, вдобавок, еще',
    edge: 'в конце каждого, в конец каждого, в начале каждого, под каждым',
  },
};
