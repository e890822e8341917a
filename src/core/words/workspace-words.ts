import { defineWords } from './define-words.ts';

export const workspaceWords = defineWords({
  'workspace-tabs': { en: 'Open documents', vi: 'Tài liệu đang mở' },
  'workspace-tab-close': { en: 'Close {name}', vi: 'Đóng {name}' },
  'workspace-tab-dirty': { en: 'not saved to disk', vi: 'chưa lưu vào đĩa' },
  'workspace-tab-closed': {
    en: '{name} is closed; its draft is kept.',
    vi: 'Đã đóng {name}; bản nháp vẫn được giữ.',
  },
  'workspace-tab-reopen': { en: 'Reopen', vi: 'Mở lại' },
  'workspace-close': { en: 'Close document', vi: 'Đóng tài liệu' },
  'workspace-tab-left': { en: 'Move tab left', vi: 'Chuyển thẻ sang trái' },
  'workspace-tab-right': { en: 'Move tab right', vi: 'Chuyển thẻ sang phải' },
  'workspace-large': {
    en: 'This document is large: its lines are not wrapped and cannot be folded. Alt+Z wraps them.',
    vi: 'Tài liệu này lớn: các dòng không được ngắt và không gấp lại được. Nhấn Alt+Z để ngắt dòng.',
  },
  'workspace-wrap': { en: 'Wrap lines', vi: 'Ngắt dòng' },
  'workspace-save': { en: 'Save', vi: 'Lưu' },
  'workspace-save-as': { en: 'Save as…', vi: 'Lưu thành…' },
  'workspace-open-folder': { en: 'Open folder…', vi: 'Mở thư mục…' },
  'workspace-saved': { en: 'Saved to {name}.', vi: 'Đã lưu vào {name}.' },
  'workspace-downloaded': {
    en: '{name} went to the downloads folder. This browser cannot save in place.',
    vi: '{name} đã vào thư mục tải xuống. Trình duyệt này không lưu thẳng vào tệp được.',
  },
  'workspace-save-not-allowed': {
    en: 'Not saved: the browser may no longer write to {name}. Save again and allow it, or save under another name.',
    vi: 'Chưa lưu: trình duyệt không còn quyền ghi {name}. Hãy lưu lại và cho phép, hoặc lưu bằng tên khác.',
  },
  'workspace-save-no-space': {
    en: 'Not saved: there is no space left for {name}.',
    vi: 'Chưa lưu: không còn chỗ cho {name}.',
  },
  'workspace-save-not-verified': {
    en: 'Not saved: what stands in {name} is not what was written. The draft is kept here.',
    vi: 'Chưa lưu: nội dung trong {name} không giống nội dung đã ghi. Bản nháp vẫn ở đây.',
  },
  'workspace-save-failed': { en: 'Not saved to {name}: {detail}', vi: 'Chưa lưu vào {name}: {detail}' },
  'workspace-file-too-large': {
    en: '{name} is larger than 64 MB and was not opened.',
    vi: '{name} lớn hơn 64 MB nên không được mở.',
  },
  'workspace-file-binary': {
    en: '{name} is not a text file and was not opened.',
    vi: '{name} không phải tệp văn bản nên không được mở.',
  },
  'workspace-file-unreadable': { en: '{name} could not be read.', vi: 'Không đọc được {name}.' },
  'workspace-drop-unreadable': {
    en: 'What was dropped could not be read.',
    vi: 'Không đọc được những gì vừa thả vào.',
  },
  'workspace-files-refused': {
    en: { one: '1 more file was not opened.', other: '{count} more files were not opened.' },
    vi: 'Còn {count} tệp khác không được mở.',
  },
  'workspace-folder-opened': {
    en: { one: '1 document opened.', other: '{count} documents opened.' },
    vi: 'Đã mở {count} tài liệu.',
  },
  'workspace-folder-left-out': {
    en: '{count} documents opened; {left} more files were left out.',
    vi: 'Đã mở {count} tài liệu; bỏ qua {left} tệp còn lại.',
  },
  'workspace-folder-empty': {
    en: 'No JSON or YAML file was found there.',
    vi: 'Không tìm thấy tệp JSON hay YAML nào ở đó.',
  },
  'workspace-state-disk': { en: 'Saved to disk, {time}', vi: 'Đã lưu vào đĩa, {time}' },
  'workspace-state-disk-only': {
    en: 'Saved to disk, {time}; this browser keeps no draft',
    vi: 'Đã lưu vào đĩa, {time}; trình duyệt này không giữ bản nháp',
  },
  'workspace-best-effort': { en: 'may be cleared', vi: 'có thể bị xóa' },
  'workspace-state-best-effort': {
    en: 'The browser may clear drafts when the disk is nearly full. Save important work to a file.',
    vi: 'Trình duyệt có thể xóa bản nháp khi đĩa gần đầy. Hãy lưu việc quan trọng vào tệp.',
  },
  'workspace-state-persistent': {
    en: 'The browser has promised to keep drafts.',
    vi: 'Trình duyệt đã cam kết giữ bản nháp.',
  },
  'workspace-insecure': { en: 'Not a secure address', vi: 'Địa chỉ không an toàn' },
  'workspace-state-insecure': {
    en: 'This address is not secure: no start without a network, no saving in place, and drafts may be cleared. Use https or localhost.',
    vi: 'Địa chỉ này không an toàn: không chạy ngoại tuyến, không lưu thẳng vào tệp, và bản nháp có thể bị xóa. Hãy dùng https hoặc localhost.',
  },
  'workspace-follower': {
    en: 'This document is open in another tab; you are following it.',
    vi: 'Tài liệu này đang mở ở thẻ khác; bạn đang xem theo.',
  },
  'workspace-foreign': {
    en: 'Another tab had written this document meanwhile; its text is kept among the earlier versions.',
    vi: 'Một thẻ khác đã ghi tài liệu này trong lúc đó; nội dung ấy được giữ trong các bản trước.',
  },
  'workspace-removed-elsewhere': {
    en: '{name} was removed in another tab; it stays here while it is open.',
    vi: '{name} đã bị xóa ở thẻ khác; tài liệu vẫn ở lại đây khi còn đang mở.',
  },
  'workspace-older-left': {
    en: 'Drafts of an earlier version could not be taken over now; they stay where they are until there is room.',
    vi: 'Chưa chuyển được các bản nháp của phiên bản cũ; chúng vẫn ở chỗ cũ cho đến khi có đủ chỗ.',
  },
  'workspace-take-over': { en: 'Edit here instead', vi: 'Sửa ở đây' },
  'workspace-shared': {
    en: 'This document came by a link. Look around; nothing of yours has changed.',
    vi: 'Tài liệu này đến từ một liên kết. Cứ xem thoải mái; việc của bạn không bị đụng tới.',
  },
  'workspace-shared-edit': { en: 'Keep and edit', vi: 'Giữ lại và sửa' },
  'workspace-share': { en: 'Share', vi: 'Chia sẻ' },
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
  'workspace-link-damaged': {
    en: 'The link is damaged or was cut; nothing was opened. Ask for it again, or for the file.',
    vi: 'Liên kết bị hỏng hoặc bị cắt; không có gì được mở. Hãy xin lại liên kết, hoặc xin tệp.',
  },
  'workspace-link-newer': {
    en: 'The link was made by a newer Toolscribe; nothing was opened. Reload to update, then open it again.',
    vi: 'Liên kết được tạo bằng bản Toolscribe mới hơn; không có gì được mở. Hãy tải lại trang để cập nhật rồi mở lại.',
  },
  'workspace-link-too-large': {
    en: 'The link holds more than 20 MB and was not opened.',
    vi: 'Liên kết chứa hơn 20 MB nên không được mở.',
  },
  'workspace-damaged': {
    en: 'The last changes of {name} could not be read; it is shown as it was at {time}.',
    vi: 'Không đọc được các thay đổi cuối của {name}; đang hiện bản lúc {time}.',
  },
  'workspace-extracted': {
    en: '{sentence} Undo brings back what was pasted.',
    vi: '{sentence} Hoàn tác để lấy lại nội dung đã dán.',
  },
  'workspace-to-yaml': { en: 'Convert to YAML', vi: 'Chuyển sang YAML' },
  'workspace-to-json': { en: 'Convert to JSON', vi: 'Chuyển sang JSON' },
  'workspace-converted': {
    en: '{name} holds the same data and comments; spacing stays with the document it came from.',
    vi: '{name} chứa cùng dữ liệu và chú thích; cách dòng vẫn ở tài liệu gốc.',
  },
  'workspace-converted-aliases': {
    en: 'JSON has no anchors and aliases; what they repeat is written out.',
    vi: 'JSON không có neo và bí danh; phần được lặp lại đã được viết đầy đủ.',
  },
  'workspace-converted-comments': {
    en: {
      one: 'One comment came along; strict readers of JSON refuse comments.',
      other: '{count} comments came along; strict readers of JSON refuse comments.',
    },
    vi: '{count} chú thích đã được giữ lại; các trình đọc JSON nghiêm ngặt không chấp nhận chú thích.',
  },
  'workspace-unreadable': {
    en: '{name} could not be read from this browser’s storage; it was left as it is.',
    vi: 'Không đọc được {name} từ bộ nhớ của trình duyệt; dữ liệu được để nguyên.',
  },
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
  'workspace-history': { en: 'History…', vi: 'Lịch sử…' },
  'workspace-history-title': { en: 'Earlier versions of {name}', vi: 'Các bản trước của {name}' },
  'workspace-history-none': {
    en: 'No earlier version is kept yet. One is kept when you begin to change a document, and every five minutes.',
    vi: 'Chưa có bản trước nào. Một bản được giữ khi bạn bắt đầu sửa, và cứ năm phút một lần.',
  },
  'workspace-history-slider': { en: 'Version', vi: 'Phiên bản' },
  'workspace-history-at': { en: '{time}, {count} characters', vi: '{time}, {count} ký tự' },
  'workspace-history-keep': { en: 'Keep the present text', vi: 'Giữ văn bản hiện tại' },
  'workspace-history-kept': {
    en: 'The present text is kept, as a version too.',
    vi: 'Văn bản hiện tại được giữ, và cũng là một phiên bản.',
  },
  'workspace-history-not-kept': {
    en: 'This browser kept no version of the text. Save it to a file.',
    vi: 'Trình duyệt này không giữ được phiên bản nào của văn bản. Hãy lưu vào tệp.',
  },
  'workspace-history-restore': {
    en: 'Discard it and restore this version',
    vi: 'Bỏ nó và khôi phục bản này',
  },
  'workspace-history-compare': { en: 'Compare…', vi: 'So sánh…' },
  'workspace-history-copy': { en: 'Open as another document', vi: 'Mở thành tài liệu khác' },
  'workspace-history-restored': { en: 'The version of {time} is restored.', vi: 'Đã khôi phục bản lúc {time}.' },
  'workspace-history-diff': {
    en: 'Difference between that version and the present text',
    vi: 'Khác biệt giữa bản đó và văn bản hiện tại',
  },
  'workspace-history-copy-name': { en: '{name} ({time})', vi: '{name} ({time})' },
  'workspace-fix-line': { en: 'Fix line {line}', vi: 'Sửa dòng {line}' },
  'workspace-server': { en: 'Import from a server…', vi: 'Nhập từ máy chủ…' },
  'workspace-server-title': { en: 'Import from a running MCP server', vi: 'Nhập từ máy chủ MCP đang chạy' },
  'workspace-server-text': {
    en: 'The studio asks this address for its list of tools, and nothing else. Servers that speak stdio: use “npx toolscribe import --stdio”.',
    vi: 'Trang này chỉ hỏi địa chỉ dưới đây danh sách công cụ, không gì khác. Máy chủ dùng stdio: hãy dùng “npx toolscribe import --stdio”.',
  },
  'workspace-server-address': { en: 'Address (Streamable HTTP)', vi: 'Địa chỉ (Streamable HTTP)' },
  'workspace-server-read': { en: 'Read tools', vi: 'Đọc công cụ' },
  'workspace-server-reading': { en: 'Asking {address}…', vi: 'Đang hỏi {address}…' },
  'workspace-server-stop': { en: 'Stop', vi: 'Dừng' },
  'workspace-server-done': {
    en: { one: '1 tool read from {name}.', other: '{count} tools read from {name}.' },
    vi: 'Đã đọc {count} công cụ từ {name}.',
  },
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
  'workspace-settings': { en: 'Rules and settings…', vi: 'Quy tắc và thiết lập…' },
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
  'workspace-ignored': {
    en: 'Ignored: {rule}. The reason stands in the tool.',
    vi: 'Đã bỏ qua: {rule}. Lý do nằm trong công cụ.',
  },
  'workspace-here': { en: 'In this document', vi: 'Trong tài liệu này' },
  'workspace-share-examples': { en: 'Download evaluation set (JSON Lines)', vi: 'Tải bộ đánh giá (JSON Lines)' },
  'workspace-offline-ready': {
    en: 'Ready: the studio now also starts without a network.',
    vi: 'Sẵn sàng: từ nay trang mở được cả khi không có mạng.',
  },
  'workspace-editor-language': {
    en: 'The editor’s own menus keep their language until the page is loaded again.',
    vi: 'Các menu riêng của trình soạn thảo chỉ đổi ngôn ngữ khi tải lại trang.',
  },
  'workspace-update-waiting': {
    en: 'A new version is ready. It starts when you reload.',
    vi: 'Có bản mới. Bản mới bắt đầu khi bạn tải lại.',
  },
  'workspace-code-missing': {
    en: 'A part of the studio could not be fetched: the network is out, or a newer version has taken its place. What you typed stays; reload once there is a network.',
    vi: 'Không tải được một phần của trang: mất mạng, hoặc đã có bản mới thay thế. Những gì bạn gõ vẫn còn; hãy tải lại khi có mạng.',
  },
  'workspace-part-missing': {
    en: 'This part could not be fetched.',
    vi: 'Không tải được phần này.',
  },
  'workspace-reload': { en: 'Reload', vi: 'Tải lại' },
});
