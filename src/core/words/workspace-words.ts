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
  'workspace-not-given': {
    en: 'The browser did not give what was chosen: it may have been moved, or may not be read. Nothing was opened.',
    vi: 'Trình duyệt không đưa những gì đã chọn: có thể đã bị chuyển đi hoặc không được phép đọc. Chưa mở gì cả.',
  },
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
  'workspace-history': { en: 'Version history…', vi: 'Lịch sử phiên bản…' },
  'workspace-history-compare': { en: 'Compare…', vi: 'So sánh…' },
  'workspace-fix-line': { en: 'Fix line {line}', vi: 'Sửa dòng {line}' },
  'workspace-server': { en: 'Import from a server…', vi: 'Nhập từ máy chủ…' },
  'workspace-settings': { en: 'Rules and settings…', vi: 'Quy tắc và thiết lập…' },
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
  'workspace-history-kept': {
    en: 'The present text is kept, as a version too.',
    vi: 'Văn bản hiện tại được giữ, và cũng là một phiên bản.',
  },
  'workspace-history-not-kept': {
    en: 'This browser kept no version of the text. Save it to a file.',
    vi: 'Trình duyệt này không giữ được phiên bản nào của văn bản. Hãy lưu vào tệp.',
  },
  'workspace-history-restored': { en: 'The version of {time} is restored.', vi: 'Đã khôi phục bản lúc {time}.' },
  'workspace-ignored': {
    en: 'Ignored: {rule}. The reason stands in the tool.',
    vi: 'Đã bỏ qua: {rule}. Lý do nằm trong công cụ.',
  },
  'workspace-server-done': {
    en: { one: '1 tool read from {name}.', other: '{count} tools read from {name}.' },
    vi: 'Đã đọc {count} công cụ từ {name}.',
  },
});
