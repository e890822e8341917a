import { defineWords } from './define-words.ts';

/** Words of the dialogs that come after the page. */
export const dialogWords = defineWords({
  'workspace-share-title': { en: 'Share this document', vi: 'Chia sẻ tài liệu này' },
  'workspace-share-text': {
    en: 'The link holds the whole document behind “#”. No server receives it; whoever has the link has the document.',
    vi: 'Liên kết chứa toàn bộ tài liệu sau dấu “#”. Không máy chủ nào nhận được; ai có liên kết là có tài liệu.',
  },
  'workspace-share-link': { en: 'Link', vi: 'Liên kết' },
  'workspace-share-length': { en: '{count} characters', vi: '{count} ký tự' },
  'workspace-share-long': {
    en: 'Links of more than 2,000 characters are cut by some programs. A file is safer.',
    vi: 'Một số chương trình cắt liên kết dài hơn 2.000 ký tự. Gửi tệp an toàn hơn.',
  },
  'workspace-share-no-link': {
    en: 'This document is too large for a link. Send the file.',
    vi: 'Tài liệu này quá lớn để đặt vào liên kết. Hãy gửi tệp.',
  },
  'workspace-share-copy': { en: 'Copy link', vi: 'Sao chép liên kết' },
  'workspace-share-file': { en: 'Download file', vi: 'Tải tệp xuống' },
  'workspace-share-markdown': { en: 'Copy findings as Markdown', vi: 'Sao chép các vấn đề dạng Markdown' },
  'workspace-share-html': { en: 'Report (HTML)', vi: 'Báo cáo (HTML)' },
  'workspace-share-html-making': { en: 'Making the report…', vi: 'Đang lập báo cáo…' },
  'workspace-share-zip': { en: 'Download provider JSON (zip)', vi: 'Tải JSON cho các nhà cung cấp (zip)' },
  'workspace-share-copied': { en: 'Copied.', vi: 'Đã sao chép.' },
  'workspace-conflict-title': { en: '{name} was changed outside', vi: '{name} đã bị sửa ở nơi khác' },
  'workspace-conflict-text': {
    en: 'Somebody has changed the file since you opened or saved it. Nothing has been written yet.',
    vi: 'Có ai đó đã sửa tệp kể từ lúc bạn mở hoặc lưu. Chưa có gì được ghi.',
  },
  'workspace-conflict-gone': {
    en: 'The file is gone or cannot be read any more. Nothing has been written yet.',
    vi: 'Tệp không còn hoặc không đọc được nữa. Chưa có gì được ghi.',
  },
  'workspace-conflict-mine': { en: 'Overwrite with mine', vi: 'Ghi đè bằng bản của tôi' },
  'workspace-conflict-theirs': { en: 'Open theirs beside mine', vi: 'Mở bản kia bên cạnh' },
  'workspace-conflict-as': { en: 'Save mine under another name', vi: 'Lưu bản của tôi bằng tên khác' },
  'workspace-conflict-theirs-name': { en: '{name} (from disk)', vi: '{name} (từ đĩa)' },
  'workspace-history-title': { en: 'Earlier versions of {name}', vi: 'Các bản trước của {name}' },
  'workspace-history-unreadable': {
    en: 'This version cannot be read any more.',
    vi: 'Không đọc được bản này nữa.',
  },
  'workspace-history-none': {
    en: 'No earlier version is kept yet. One is kept when you begin to change a document, and every five minutes.',
    vi: 'Chưa có bản trước nào. Một bản được giữ khi bạn bắt đầu sửa, và cứ năm phút một lần.',
  },
  'workspace-history-slider': { en: 'Version', vi: 'Phiên bản' },
  'workspace-history-at': { en: '{time}, {count} characters', vi: '{time}, {count} ký tự' },
  'workspace-history-keep': { en: 'Keep the present text', vi: 'Giữ văn bản hiện tại' },
  'workspace-history-restore': {
    en: 'Discard it and restore this version',
    vi: 'Bỏ nó và khôi phục bản này',
  },
  'workspace-history-copy': { en: 'Open as another document', vi: 'Mở thành tài liệu khác' },
  'workspace-history-diff': {
    en: 'Difference between that version and the present text',
    vi: 'Khác biệt giữa bản đó và văn bản hiện tại',
  },
  'workspace-history-copy-name': { en: '{name} ({time})', vi: '{name} ({time})' },
  'workspace-server-title': { en: 'Import from a running MCP server', vi: 'Nhập từ máy chủ MCP đang chạy' },
  'workspace-server-text': {
    en: 'The studio asks this address for its list of tools, and nothing else. Servers that speak stdio: use “npx toolscribe import --stdio”.',
    vi: 'Trang này chỉ hỏi địa chỉ dưới đây danh sách công cụ, không gì khác. Máy chủ dùng stdio: hãy dùng “npx toolscribe import --stdio”.',
  },
  'workspace-server-address': { en: 'Address (Streamable HTTP)', vi: 'Địa chỉ (Streamable HTTP)' },
  'workspace-server-read': { en: 'Read tools', vi: 'Đọc công cụ' },
  'workspace-server-reading': { en: 'Asking {address}…', vi: 'Đang hỏi {address}…' },
  'workspace-server-stop': { en: 'Stop', vi: 'Dừng' },
  'workspace-server-bad-address': {
    en: 'This is no address of a server. Write it whole, from http:// or https:// on, such as http://localhost:3000/mcp.',
    vi: 'Đây không phải địa chỉ máy chủ. Hãy viết đầy đủ, bắt đầu bằng http:// hoặc https://, ví dụ http://localhost:3000/mcp.',
  },
  'workspace-server-address-secret': {
    en: 'Browsers send no user name or password that stands in an address. Leave it out; if the server then wants a sign-in, print the list with its own client and paste it here.',
    vi: 'Trình duyệt không gửi tên người dùng hay mật khẩu nằm trong địa chỉ. Hãy bỏ phần đó; nếu máy chủ đòi đăng nhập, hãy dùng ứng dụng của nó để in danh sách rồi dán vào đây.',
  },
  'workspace-server-unreachable': {
    en: 'No answer that this page may read. Is the server running, is the address right, and does it send Access-Control-Allow-Origin for {origin}? “npx toolscribe import --url” works without that header.',
    vi: 'Không có trả lời mà trang này được phép đọc. Máy chủ có đang chạy, địa chỉ có đúng, và có gửi Access-Control-Allow-Origin cho {origin} không? “npx toolscribe import --url” không cần tiêu đề đó.',
  },
  'workspace-server-unreachable-https': {
    en: 'No answer that this page may read. Is the server running, is the address right, does the browser trust its certificate (open the address in a tab to see), and does it send Access-Control-Allow-Origin for {origin}?',
    vi: 'Không có trả lời mà trang này được phép đọc. Máy chủ có đang chạy, địa chỉ có đúng, trình duyệt có tin chứng chỉ của nó (mở địa chỉ trong một thẻ để xem), và nó có gửi Access-Control-Allow-Origin cho {origin} không?',
  },
  'workspace-server-cut-off': {
    en: 'The server answered, and then no more. Either it stopped (see its log and try again), or it must also send Access-Control-Allow-Headers: Content-Type, Mcp-Session-Id, Mcp-Protocol-Version. “npx toolscribe import --url” works without that header.',
    vi: 'Máy chủ có trả lời rồi ngừng hẳn. Có thể nó đã dừng (hãy xem nhật ký rồi thử lại), hoặc nó còn phải gửi Access-Control-Allow-Headers: Content-Type, Mcp-Session-Id, Mcp-Protocol-Version. “npx toolscribe import --url” không cần tiêu đề đó.',
  },
  'workspace-server-mixed-content': {
    en: 'This page came by https, so the browser lets it ask no http address but those of this machine. Use the server’s https address, or “npx toolscribe import --url”.',
    vi: 'Trang này được tải qua https nên trình duyệt chỉ cho hỏi địa chỉ http trên chính máy này. Hãy dùng địa chỉ https của máy chủ, hoặc “npx toolscribe import --url”.',
  },
  'workspace-server-redirected': {
    en: 'This address leads on to another one, which was not followed. Type the final address; often only a slash at the end differs.',
    vi: 'Địa chỉ này chuyển tiếp sang địa chỉ khác và trang không đi theo. Hãy nhập địa chỉ cuối cùng; thường chỉ khác dấu gạch chéo ở cuối.',
  },
  'workspace-server-unauthorized': {
    en: 'The server wants a sign-in (HTTP {status}). Use its own client to print the list, and paste it here.',
    vi: 'Máy chủ đòi đăng nhập (HTTP {status}). Hãy dùng chính ứng dụng của nó để in danh sách rồi dán vào đây.',
  },
  'workspace-server-not-found': {
    en: 'The server has nothing at this address (HTTP {status}). Check the path: many servers answer at /mcp.',
    vi: 'Máy chủ không có gì ở địa chỉ này (HTTP {status}). Hãy kiểm tra đường dẫn: nhiều máy chủ trả lời ở /mcp.',
  },
  'workspace-server-wrong-method': {
    en: 'This address takes no Streamable HTTP requests (HTTP {status}). Check the path; an older server that speaks only SSE is read by “npx toolscribe import --url”.',
    vi: 'Địa chỉ này không nhận yêu cầu Streamable HTTP (HTTP {status}). Hãy kiểm tra đường dẫn; máy chủ cũ chỉ dùng SSE thì đọc bằng “npx toolscribe import --url”.',
  },
  'workspace-server-server-fault': {
    en: 'The server failed (HTTP {status}). Look into its log, then try again.',
    vi: 'Máy chủ gặp lỗi (HTTP {status}). Hãy xem nhật ký của nó rồi thử lại.',
  },
  'workspace-server-refused': {
    en: 'The server refused the request (HTTP {status}). Its log says why; wait a moment if it limits requests.',
    vi: 'Máy chủ từ chối yêu cầu (HTTP {status}). Nhật ký của nó cho biết lý do; hãy đợi một lát nếu nó giới hạn số yêu cầu.',
  },
  'workspace-server-web-page': {
    en: 'A web page answers there, not an MCP server. Check the path: many servers answer at /mcp.',
    vi: 'Ở đó là một trang web, không phải máy chủ MCP. Hãy kiểm tra đường dẫn: nhiều máy chủ trả lời ở /mcp.',
  },
  'workspace-server-wrong-version': {
    en: 'The server speaks version “{version}” of MCP, which this studio does not know. Update the server, or paste its list here.',
    vi: 'Máy chủ dùng phiên bản MCP “{version}” mà trang này không biết. Hãy cập nhật máy chủ, hoặc dán danh sách của nó vào đây.',
  },
  'workspace-server-server-error': {
    en: 'The server answered with an error of its own: {detail} Look into its log, then try again.',
    vi: 'Máy chủ trả lời bằng lỗi của chính nó: {detail} Hãy xem nhật ký của nó rồi thử lại.',
  },
  'workspace-server-session-lost': {
    en: 'The server ended the session while its list was read. Try again; if it happens again, restart the server.',
    vi: 'Máy chủ kết thúc phiên khi đang đọc danh sách. Hãy thử lại; nếu vẫn vậy, hãy khởi động lại máy chủ.',
  },
  'workspace-server-session-hidden': {
    en: 'The server begins a session and does not let this page read its number. It must send Access-Control-Expose-Headers: Mcp-Session-Id. “npx toolscribe import --url” works without that header.',
    vi: 'Máy chủ mở một phiên nhưng không cho trang này đọc mã phiên. Nó phải gửi Access-Control-Expose-Headers: Mcp-Session-Id. “npx toolscribe import --url” không cần tiêu đề đó.',
  },
  'workspace-server-too-deep': {
    en: 'A tool of this server is nested too deeply to be written out. Nothing was opened; its schema needs mending.',
    vi: 'Một công cụ của máy chủ này lồng quá sâu nên không ghi ra được. Chưa mở gì cả; cần sửa schema của nó.',
  },
  'workspace-server-reader-failed': {
    en: 'The studio’s own reader for servers did not start or broke off. Reload the page, then try again.',
    vi: 'Phần đọc máy chủ của chính trang này không chạy được hoặc bị gián đoạn. Hãy tải lại trang rồi thử lại.',
  },
  'workspace-server-endless-list': {
    en: 'The list does not end: after {pages} pages the server still names a next one. Nothing was opened; the server needs mending.',
    vi: 'Danh sách không kết thúc: sau {pages} trang máy chủ vẫn báo còn trang tiếp. Chưa mở gì cả; cần sửa máy chủ.',
  },
  'workspace-server-not-mcp': {
    en: 'Something answers there, but not as an MCP server: {detail} Check the path: many servers answer at /mcp.',
    vi: 'Có trả lời, nhưng không phải của máy chủ MCP: {detail} Hãy kiểm tra đường dẫn: nhiều máy chủ trả lời ở /mcp.',
  },
  'workspace-server-timed-out': {
    en: 'No complete answer within {seconds} seconds. Look whether the server hangs, then try again.',
    vi: 'Không có trả lời đầy đủ trong {seconds} giây. Hãy xem máy chủ có bị treo không rồi thử lại.',
  },
  'workspace-server-too-large': {
    en: 'The answer is larger than {megabytes} MB and was not read to its end. Print the list with the server’s own client and open the file.',
    vi: 'Câu trả lời lớn hơn {megabytes} MB nên không được đọc hết. Hãy dùng ứng dụng của máy chủ để in danh sách rồi mở tệp.',
  },
  'workspace-server-no-tools': {
    en: 'The server answers, and has no tools. If it should, see whether they depend on a sign-in or a setting.',
    vi: 'Máy chủ có trả lời nhưng không có công cụ nào. Nếu lẽ ra phải có, hãy xem chúng có phụ thuộc vào đăng nhập hay thiết lập không.',
  },
  'workspace-settings-title': { en: 'Rules of this document', vi: 'Quy tắc của tài liệu này' },
  'workspace-settings-text': {
    en: 'Written into the catalogue’s “lint” key, which the command line reads too.',
    vi: 'Được ghi vào khóa “lint” của danh mục; dòng lệnh cũng đọc khóa này.',
  },
  'workspace-settings-no-place': {
    en: 'This document has no place for settings. Write them into toolscribe.config.json beside the file, or convert to a descriptor catalogue.',
    vi: 'Tài liệu này không có chỗ cho thiết lập. Hãy ghi vào toolscribe.config.json cạnh tệp, hoặc chuyển sang danh mục descriptor.',
  },
  'workspace-settings-preset': { en: 'Preset', vi: 'Bộ quy tắc' },
  'workspace-preset-essentials': { en: 'essentials: what breaks', vi: 'thiết yếu: những gì gây hỏng' },
  'workspace-preset-recommended': { en: 'recommended', vi: 'khuyên dùng' },
  'workspace-preset-strict': { en: 'strict: every rule', vi: 'nghiêm ngặt: mọi quy tắc' },
  'workspace-settings-everywhere': {
    en: 'Valid everywhere: judge for all targets',
    vi: 'Hợp lệ ở mọi nơi: xét cho tất cả các đích',
  },
  'workspace-settings-everywhere-here': {
    en: 'Kept in this browser. For the command line write "targets": "all" into toolscribe.config.json, or use --target all.',
    vi: 'Được nhớ trong trình duyệt này. Với dòng lệnh, hãy ghi "targets": "all" vào toolscribe.config.json hoặc dùng --target all.',
  },
  'workspace-settings-filter': { en: 'Filter rules', vi: 'Lọc quy tắc' },
  'workspace-settings-severity': { en: 'Severity of {rule} here', vi: 'Mức độ của {rule} ở đây' },
  'workspace-level-own': { en: 'default', vi: 'mặc định' },
  'workspace-level-error': { en: 'error', vi: 'lỗi' },
  'workspace-level-warning': { en: 'warning', vi: 'cảnh báo' },
  'workspace-level-info': { en: 'info', vi: 'gợi ý' },
  'workspace-level-off': { en: 'off', vi: 'tắt' },
  'workspace-ignore-reason': { en: 'Reason', vi: 'Lý do' },
  'workspace-ignore': { en: 'Ignore this finding', vi: 'Bỏ qua vấn đề này' },
  'workspace-here': { en: 'In this document', vi: 'Trong tài liệu này' },
  'workspace-share-examples': { en: 'Download evaluation set (JSON Lines)', vi: 'Tải bộ đánh giá (JSON Lines)' },
  'app-shortcuts-text': {
    en: 'In the editor the Tab key indents. Ctrl+M lets Tab leave the editor, and back.',
    vi: 'Trong trình soạn thảo, phím Tab thụt lề. Nhấn Ctrl+M để Tab rời khỏi trình soạn thảo, nhấn lại để trở về như cũ.',
  },
  'app-key-tab-mode': { en: 'Tab leaves the editor (on or off)', vi: 'Tab rời khỏi trình soạn thảo (bật hoặc tắt)' },
  'app-key-complete': { en: 'Suggest what may stand here', vi: 'Gợi ý nội dung tại vị trí này' },
  'app-key-undo': { en: 'Undo', vi: 'Hoàn tác' },
  'app-key-find': { en: 'Find in the text', vi: 'Tìm trong văn bản' },
  'app-paste-title': { en: 'Paste tools', vi: 'Dán công cụ' },
  'app-paste-text': {
    en: 'A descriptor or catalogue, an MCP tools/list, tools as OpenAI, Anthropic or Gemini take them, a JSON Schema or an OpenAPI document. It opens as a new document.',
    vi: 'Một bản mô tả hoặc danh mục, kết quả tools/list của MCP, công cụ theo dạng của OpenAI, Anthropic hoặc Gemini, một JSON Schema hay tài liệu OpenAPI. Nội dung được mở thành tài liệu mới.',
  },
  'app-paste-field': { en: 'Tools as text', vi: 'Công cụ ở dạng văn bản' },
  'app-paste-placeholder': { en: '{ "tools": [ … ] }', vi: '{ "tools": [ … ] }' },
  'app-paste-open': { en: 'Open as a document', vi: 'Mở thành tài liệu' },
  'app-rule-missing': { en: 'There is no page about this.', vi: 'Không có trang nào về mục này.' },
  'app-rule-severity': {
    en: 'Own descriptors: {authored}. Other formats: {foreign}.',
    vi: 'Bản mô tả của bạn: {authored}. Định dạng khác: {foreign}.',
  },
  'app-rule-why': { en: 'Why', vi: 'Lý do' },
  'app-rule-bad': { en: 'Wrong', vi: 'Không nên' },
  'app-rule-good': { en: 'Right', vi: 'Nên' },
  'app-rule-open-example': { en: 'Open this example', vi: 'Mở ví dụ này' },
  'app-rule-fix-all': { en: 'Fix all of this rule', vi: 'Sửa tất cả theo quy tắc này' },
  'app-request-text': {
    en: 'All tools of the document as one request, with what a caller may add to it.',
    vi: 'Mọi công cụ của tài liệu trong một yêu cầu, cùng những gì bên gọi có thể thêm vào.',
  },
  'app-request-target': { en: 'Provider', vi: 'Nhà cung cấp' },
  'app-request-sent': {
    en: { one: '{count} tool is sent.', other: '{count} tools are sent.' },
    vi: '{count} công cụ được gửi.',
  },
  'app-request-problems': { en: 'Problems of the request', vi: 'Vấn đề của yêu cầu' },
});
