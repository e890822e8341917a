import { defineWords } from './define-words.ts';

export const cliWords = defineWords({
  'cli-no-command': {
    en: 'A command is missing; it comes first: {known}. "toolscribe --help" says more.',
    vi: 'Thiếu lệnh; lệnh phải đứng đầu: {known}. Xem thêm bằng "toolscribe --help".',
  },
  'cli-unknown-command': {
    en: 'Unknown command "{name}". Known: {known}.',
    vi: 'Không có lệnh "{name}". Các lệnh: {known}.',
  },
  'cli-unknown-command-nearest': {
    en: 'Unknown command "{name}". Did you mean "{nearest}"?',
    vi: 'Không có lệnh "{name}". Có phải ý bạn là "{nearest}"?',
  },
  'cli-unknown-option': {
    en: 'Unknown option {shown}. "--help" behind the command lists what it takes.',
    vi: 'Không có tùy chọn {shown}. Thêm "--help" sau lệnh để xem các tùy chọn.',
  },
  'cli-unknown-option-nearest': {
    en: 'Unknown option {shown}. Did you mean {nearest}?',
    vi: 'Không có tùy chọn {shown}. Có phải ý bạn là {nearest}?',
  },
  'cli-option-needs-value': { en: 'Option {shown} needs a value.', vi: 'Tùy chọn {shown} cần một giá trị.' },
  'cli-option-twice': {
    en: 'Option {shown} is given twice with different values; it takes one.',
    vi: 'Tùy chọn {shown} được cho hai lần với giá trị khác nhau; chỉ nhận một giá trị.',
  },
  'cli-option-takes-no-value': {
    en: 'Option {shown} takes no value.',
    vi: 'Tùy chọn {shown} không nhận giá trị.',
  },
  'cli-wrong-choice': {
    en: '{shown} cannot be "{value}". Known: {known}.',
    vi: '{shown} không nhận "{value}". Các giá trị: {known}.',
  },
  'cli-wrong-choice-nearest': {
    en: '{shown} cannot be "{value}". Did you mean "{nearest}"? Known: {known}.',
    vi: '{shown} không nhận "{value}". Có phải ý bạn là "{nearest}"? Các giá trị: {known}.',
  },
  'cli-option-missing': { en: '"{name}" needs {shown}.', vi: 'Lệnh "{name}" cần {shown}.' },
  'cli-option-alone': { en: '{shown} needs {other} beside it.', vi: '{shown} cần đi kèm {other}.' },
  'cli-operand-missing': {
    en: '"{name}" needs what to work on: toolscribe {name} {shown}',
    vi: 'Lệnh "{name}" thiếu đối số: toolscribe {name} {shown}',
  },
  'cli-operand-extra': {
    en: '"{extra}" is one argument too many: toolscribe {name} {shown}',
    vi: 'Thừa đối số "{extra}": toolscribe {name} {shown}',
  },
  'cli-stdin-twice': {
    en: 'Standard input ("-") can be read only once.',
    vi: 'Chỉ đọc được đầu vào chuẩn ("-") một lần.',
  },
  'cli-file-unnamed': {
    en: 'A file name is empty; give a path, or "-" for standard input.',
    vi: 'Có một tên tệp trống; hãy cho đường dẫn, hoặc "-" cho đầu vào chuẩn.',
  },
  'cli-file-missing': { en: '{file}: no such file.', vi: '{file}: không có tệp này.' },
  'cli-file-pattern': {
    en: '{file}: no such file. Patterns are for the shell to expand, and it found nothing that matches; name the files.',
    vi: '{file}: không có tệp này. Mẫu tên tệp do shell mở rộng, và không có tệp nào khớp; hãy nêu tên từng tệp.',
  },
  'cli-file-loop': {
    en: '{file}: its symbolic links lead round in a circle; name the file that is meant.',
    vi: '{file}: các liên kết tượng trưng dẫn vòng quanh; hãy nêu đúng tên tệp.',
  },
  'cli-file-is-folder': {
    en: '{file} is a folder, not a file; name the files in it.',
    vi: '{file} là thư mục, không phải tệp; hãy nêu tên các tệp trong đó.',
  },
  'cli-file-forbidden': { en: '{file}: not allowed to read it.', vi: '{file}: không có quyền đọc.' },
  'cli-file-unreadable': { en: '{file} cannot be read: {reason}', vi: 'Không đọc được {file}: {reason}' },
  'cli-file-too-large': {
    en: '{file} has {size} MB; at most {limit} MB are read.',
    vi: '{file} có {size} MB; chỉ đọc được tối đa {limit} MB.',
  },
  'cli-file-endless': {
    en: '{file} has more than {limit} MB, which is the most that is read.',
    vi: '{file} có hơn {limit} MB, vượt mức tối đa đọc được.',
  },
  'cli-file-utf16': {
    en: '{file} is UTF-16 text; save it as UTF-8.',
    vi: '{file} là văn bản UTF-16; hãy lưu lại dưới dạng UTF-8.',
  },
  'cli-file-binary': {
    en: '{file} is not text: it holds zero bytes.',
    vi: '{file} không phải văn bản: có byte 0 bên trong.',
  },
  'cli-file-not-utf8': {
    en: '{file} is not UTF-8 text; save it as UTF-8.',
    vi: '{file} không phải văn bản UTF-8; hãy lưu lại dưới dạng UTF-8.',
  },
  'cli-stdin-empty': {
    en: 'Standard input is empty; pipe a document into it.',
    vi: 'Đầu vào chuẩn trống; hãy đưa một tài liệu vào qua đường ống.',
  },
  'cli-file-empty': { en: '{file} is empty.', vi: '{file} trống.' },
  'cli-write-folder-missing': {
    en: '{file} cannot be written: its folder does not exist.',
    vi: 'Không ghi được {file}: thư mục chứa tệp không tồn tại.',
  },
  'cli-write-folder-is-file': {
    en: '{file} cannot be written: what should be its folder is a file.',
    vi: 'Không ghi được {file}: chỗ của thư mục lại là một tệp.',
  },
  'cli-write-is-folder': {
    en: '{file} cannot be written: it is a folder.',
    vi: 'Không ghi được {file}: đó là một thư mục.',
  },
  'cli-write-forbidden': {
    en: '{file} cannot be written: it is not allowed.',
    vi: 'Không ghi được {file}: không có quyền ghi.',
  },
  'cli-write-full': {
    en: '{file} cannot be written: the disk is full.',
    vi: 'Không ghi được {file}: ổ đĩa đã đầy.',
  },
  'cli-write-failed': { en: '{file} cannot be written: {reason}', vi: 'Không ghi được {file}: {reason}' },
  'cli-text-problem': { en: '{file}:{line}:{column}: {message}', vi: '{file}:{line}:{column}: {message}' },
  'cli-config-not-object': {
    en: '{file}: settings must be a JSON object.',
    vi: '{file}: cấu hình phải là một đối tượng JSON.',
  },
  'cli-tool-unknown': {
    en: '{file} has no tool "{name}". It has: {known}.',
    vi: '{file} không có công cụ "{name}". Trong tệp có: {known}.',
  },
  'cli-tool-unknown-nearest': {
    en: '{file} has no tool "{name}". Did you mean "{nearest}"?',
    vi: '{file} không có công cụ "{name}". Có phải ý bạn là "{nearest}"?',
  },
  'cli-result-not-json': {
    en: '--result is not JSON: {reason}',
    vi: '--result không phải JSON: {reason}',
  },
  'cli-rule-unknown': {
    en: 'No rule is called "{name}". All rules: toolscribe explain --format json',
    vi: 'Không có quy tắc "{name}". Xem mọi quy tắc: toolscribe explain --format json',
  },
  'cli-rule-unknown-nearest': {
    en: 'No rule is called "{name}". Did you mean "{nearest}"?',
    vi: 'Không có quy tắc "{name}". Có phải ý bạn là "{nearest}"?',
  },
  'cli-baseline-broken': {
    en: '{file} is no baseline that this version reads; write it again with --update-baseline.',
    vi: '{file} không phải tệp mốc mà phiên bản này đọc được; hãy ghi lại bằng --update-baseline.',
  },
  'cli-baseline-version': {
    en: '{file} is a baseline of version {found}; this program reads version {version}. Write it again with --update-baseline.',
    vi: '{file} là tệp mốc phiên bản {found}; chương trình này đọc phiên bản {version}. Hãy ghi lại bằng --update-baseline.',
  },
  'cli-baseline-resolved': {
    en: {
      one: '{count} finding of the baseline is gone; --update-baseline takes it out.',
      other: '{count} findings of the baseline are gone; --update-baseline takes them out.',
    },
    vi: '{count} phát hiện trong tệp mốc đã hết; --update-baseline sẽ bỏ chúng đi.',
  },
  'cli-baseline-written': {
    en: { one: 'Wrote {count} finding to {file}.', other: 'Wrote {count} findings to {file}.' },
    vi: 'Đã ghi {count} phát hiện vào {file}.',
  },
  'cli-baseline-hidden': {
    en: {
      one: '{count} finding is in the baseline and not shown.',
      other: '{count} findings are in the baseline and not shown.',
    },
    vi: '{count} phát hiện đã có trong tệp mốc nên không hiện.',
  },
  'cli-baseline-kept': {
    en: 'The baseline was not written: what could not be read may have known findings.',
    vi: 'Tệp mốc không được ghi: phần không đọc được có thể có phát hiện đã biết.',
  },
  'cli-fix-stdin': {
    en: '--fix writes into files; it cannot be used with standard input ("-").',
    vi: '--fix ghi vào tệp; không dùng được với đầu vào chuẩn ("-").',
  },
  'cli-fix-done': {
    en: { one: '{file}: made {count} safe fix.', other: '{file}: made {count} safe fixes.' },
    vi: '{file}: đã sửa an toàn {count} chỗ.',
  },
  'cli-import-source': {
    en: 'Give one of FILE, --stdio "COMMAND ..." or --url ADDRESS.',
    vi: 'Hãy cho đúng một trong: FILE, --stdio "COMMAND ..." hoặc --url ADDRESS.',
  },
  'cli-url-wrong': {
    en: '"{address}" is no http or https address.',
    vi: '"{address}" không phải địa chỉ http hoặc https.',
  },
  'cli-quote-open': { en: 'A quote is not closed in: {command}', vi: 'Thiếu dấu nháy đóng trong: {command}' },
  'cli-number-wrong': {
    en: '{shown} must be a whole number above 0, not "{value}".',
    vi: '{shown} phải là số nguyên lớn hơn 0, không phải "{value}".',
  },
  'cli-server-failed': {
    en: '{server} gave no list of tools: {reason}',
    vi: '{server} không trả danh sách công cụ: {reason}',
  },
  'cli-server-missing': {
    en: '{server}: no such command; is it installed and spelt right?',
    vi: '{server}: không có lệnh này; đã cài và viết đúng tên chưa?',
  },
  'cli-server-timeout': {
    en: '{server} did not answer within {seconds} s.',
    vi: '{server} không trả lời trong {seconds} giây.',
  },
  'cli-severity-error': { en: 'error', vi: 'lỗi' },
  'cli-severity-warning': { en: 'warning', vi: 'cảnh báo' },
  'cli-severity-info': { en: 'info', vi: 'gợi ý' },
  'cli-count-errors': { en: { one: '{count} error', other: '{count} errors' }, vi: '{count} lỗi' },
  'cli-count-warnings': { en: { one: '{count} warning', other: '{count} warnings' }, vi: '{count} cảnh báo' },
  'cli-count-infos': { en: { one: '{count} info', other: '{count} infos' }, vi: '{count} gợi ý' },
  'cli-count-notes': {
    en: { one: '{count} provider note', other: '{count} provider notes' },
    vi: '{count} ghi chú theo nhà cung cấp',
  },
  'cli-text-file': {
    en: { one: '{file} ({format}, {count} tool)', other: '{file} ({format}, {count} tools)' },
    vi: '{file} ({format}, {count} công cụ)',
  },
  'cli-text-echoes': {
    en: '(and the same in {count} other tools)',
    vi: '(và như vậy ở {count} công cụ khác)',
  },
  'cli-text-totals': {
    en: { one: '{line} in {count} tool.', other: '{line} in {count} tools.' },
    vi: '{line} trong {count} công cụ.',
  },
  'cli-text-fixable': {
    en: { one: '{count} has a safe fix (--fix).', other: '{count} have a safe fix (--fix).' },
    vi: '{count} mục có cách sửa an toàn (--fix).',
  },
  'cli-text-clean': {
    en: { one: 'No problems found in {count} tool.', other: 'No problems found in {count} tools.' },
    vi: 'Không thấy vấn đề nào trong {count} công cụ.',
  },
  'cli-markdown-title': { en: 'Tool descriptions: findings', vi: 'Mô tả công cụ: các phát hiện' },
  'cli-markdown-clean': { en: 'No problems found.', vi: 'Không thấy vấn đề nào.' },
  'cli-markdown-head': {
    en: '| Severity | Tool | Rule | Finding | Place |',
    vi: '| Mức độ | Công cụ | Quy tắc | Phát hiện | Vị trí |',
  },
  'cli-status-exact': { en: 'exact', vi: 'chính xác' },
  'cli-status-lossy': { en: 'lossy', vi: 'có mất mát' },
  'cli-status-refused': { en: 'refused', vi: 'bị từ chối' },
  'cli-loss-rewritten': { en: 'rewritten', vi: 'viết lại' },
  'cli-loss-described': { en: 'described', vi: 'chuyển vào mô tả' },
  'cli-loss-dropped': { en: 'dropped', vi: 'bỏ đi' },
  'cli-loss-refused': { en: 'refused', vi: 'từ chối' },
  'cli-convert-totals': {
    en: '{target}: {exact} exact, {lossy} lossy, {refused} refused.',
    vi: '{target}: {exact} chính xác, {lossy} có mất mát, {refused} bị từ chối.',
  },
  'cli-import-totals': {
    en: { one: '{format}: {count} tool read', other: '{format}: {count} tools read' },
    vi: '{format}: đã đọc {count} công cụ',
  },
  'cli-import-skipped': { en: 'skipped {pointer}: {reason}', vi: 'bỏ qua {pointer}: {reason}' },
  'cli-import-loss': { en: 'lost {pointer}: {message}', vi: 'mất {pointer}: {message}' },
  'cli-test-passed': { en: 'passed', vi: 'đạt' },
  'cli-test-failed': { en: 'FAILED', vi: 'HỎNG' },
  'cli-test-example': { en: 'example {index} ({kind})', vi: 'ví dụ {index} ({kind})' },
  'cli-test-fixture': { en: 'fixture {index} "{name}"', vi: 'trường hợp {index} "{name}"' },
  'cli-test-none': { en: 'no examples', vi: 'không có ví dụ' },
  'cli-test-totals': { en: '{passed} passed, {failed} failed.', vi: '{passed} đạt, {failed} hỏng.' },
  'cli-check-fine': { en: 'fine', vi: 'ổn' },
  'cli-check-hand-back': { en: 'Hand back to the model:', vi: 'Gửi lại cho mô hình:' },
  'cli-diff-none': { en: 'No change.', vi: 'Không có thay đổi.' },
  'cli-diff-bump': { en: 'Version bump: {bump}. {verdict}', vi: 'Tăng phiên bản: {bump}. {verdict}' },
  'cli-diff-unannounced': {
    en: 'Breaking changes without their version step: {tools}.',
    vi: 'Thay đổi phá vỡ mà chưa tăng phiên bản: {tools}.',
  },
  'cli-criticality-breaking': { en: 'breaking', vi: 'phá vỡ' },
  'cli-criticality-risky': { en: 'risky', vi: 'rủi ro' },
  'cli-criticality-safe': { en: 'safe', vi: 'an toàn' },
  'cli-export-wrote': {
    en: { one: 'Wrote {count} file to {folder}.', other: 'Wrote {count} files to {folder}.' },
    vi: 'Đã ghi {count} tệp vào {folder}.',
  },
  'cli-tokens-total': {
    en: { one: '{count} tool, about {tokens} tokens.', other: '{count} tools, about {tokens} tokens.' },
    vi: '{count} công cụ, khoảng {tokens} token.',
  },
  'cli-search-none': { en: 'No tool matches.', vi: 'Không có công cụ nào khớp.' },
  'cli-explain-why': { en: 'Why', vi: 'Vì sao' },
  'cli-explain-severity': {
    en: 'Severity: {authored} in descriptors, {foreign} in other formats',
    vi: 'Mức độ: {authored} trong bản mô tả, {foreign} trong các định dạng khác',
  },
  'cli-explain-source': { en: 'Source: {title} (checked {date})', vi: 'Nguồn: {title} (xem ngày {date})' },
  'cli-explain-bad': { en: 'Bad', vi: 'Chưa tốt' },
  'cli-explain-good': { en: 'Good', vi: 'Tốt' },
  'cli-summary-lint': { en: 'Find problems in tool descriptions', vi: 'Tìm vấn đề trong mô tả công cụ' },
  'cli-summary-convert': {
    en: 'Show what a provider would receive, and what is lost',
    vi: 'Cho xem nhà cung cấp sẽ nhận gì và mất gì',
  },
  'cli-summary-import': {
    en: 'Read any format, or a running MCP server, into descriptors',
    vi: 'Đọc mọi định dạng, hoặc máy chủ MCP đang chạy, thành bản mô tả',
  },
  'cli-summary-test': { en: 'Run the examples and fixtures', vi: 'Chạy các ví dụ và trường hợp kiểm thử' },
  'cli-summary-check-call': { en: 'Judge a call that a model made', vi: 'Xét một lời gọi mà mô hình đã tạo' },
  'cli-summary-check-result': { en: 'Judge what a tool answered', vi: 'Xét kết quả mà công cụ trả về' },
  'cli-summary-diff': {
    en: 'Compare two versions and name the version bump',
    vi: 'So hai phiên bản và nêu mức tăng phiên bản',
  },
  'cli-summary-export': { en: 'Write payloads and descriptors to files', vi: 'Ghi nội dung gửi và bản mô tả ra tệp' },
  'cli-summary-explain': { en: 'Explain a rule, or list them all', vi: 'Giải thích một quy tắc, hoặc liệt kê tất cả' },
  'cli-summary-tokens': { en: 'Estimate what each tool costs in tokens', vi: 'Ước lượng số token của từng công cụ' },
  'cli-summary-search': { en: 'Rank the tools for a query', vi: 'Xếp hạng công cụ theo một câu hỏi' },
  'cli-help-intro': {
    en: 'toolscribe COMMAND FILE ... : lints, converts and tests tool descriptions for LLM agents.',
    vi: 'toolscribe LỆNH TỆP ... : kiểm tra, chuyển đổi và chạy thử mô tả công cụ cho agent LLM.',
  },
  'cli-help-more': {
    en: 'FILE may be "-" for standard input. "toolscribe COMMAND --help" lists the options of a command.',
    vi: 'FILE có thể là "-" (đầu vào chuẩn). "toolscribe LỆNH --help" liệt kê tùy chọn của lệnh.',
  },
  'cli-help-exits': {
    en: 'Exit codes: 0 clean, 1 findings or failures, 2 misuse or unreadable input, 3 crash.',
    vi: 'Mã thoát: 0 sạch, 1 có phát hiện hoặc hỏng, 2 dùng sai hoặc không đọc được, 3 sự cố.',
  },
  'cli-help-lang': { en: 'Language of all sentences', vi: 'Ngôn ngữ của mọi câu' },
  'cli-help-help': { en: 'Show this page', vi: 'Hiện trang này' },
  'cli-help-from': { en: 'Format of the input; detected when absent', vi: 'Định dạng đầu vào; tự nhận nếu bỏ trống' },
  'cli-help-config': {
    en: 'Settings; else toolscribe.config.json, looked for upwards from the file',
    vi: 'Tệp cấu hình; nếu không có thì tìm toolscribe.config.json từ thư mục của tệp trở lên',
  },
  'cli-help-format': { en: 'How the result is printed', vi: 'Cách in kết quả' },
  'cli-help-target': {
    en: 'Add what matters for this target; may be repeated, or "all" for tools that are valid everywhere',
    vi: 'Thêm điều quan trọng với đích này; có thể lặp lại, hoặc "all" để công cụ hợp lệ ở mọi nơi',
  },
  'cli-help-as-is': {
    en: 'Judge the text as if it were sent to the targets unchanged',
    vi: 'Xét văn bản như thể được gửi nguyên trạng tới các đích',
  },
  'cli-help-preset': { en: 'Which rules run', vi: 'Bộ quy tắc nào chạy' },
  'cli-help-fix': {
    en: 'Make every fix that keeps the meaning, in the files themselves',
    vi: 'Sửa ngay trong tệp mọi chỗ mà cách sửa giữ nguyên ý nghĩa',
  },
  'cli-help-fail-on': { en: 'Lowest severity that makes the exit code 1', vi: 'Mức thấp nhất khiến mã thoát là 1' },
  'cli-help-baseline': {
    en: 'Known findings: only new ones are shown and count',
    vi: 'Các phát hiện đã biết: chỉ hiện và tính những cái mới',
  },
  'cli-help-update-baseline': { en: 'Write the baseline instead', vi: 'Ghi lại tệp mốc' },
  'cli-help-to': { en: 'Target to convert to', vi: 'Đích cần chuyển đổi sang' },
  'cli-help-to-many': { en: 'Targets to write; all when absent', vi: 'Các đích cần ghi; bỏ trống là tất cả' },
  'cli-help-fold-blocks': {
    en: 'Fold blocks without a place on the wire into the description',
    vi: 'Gộp các khối không có chỗ gửi vào phần mô tả',
  },
  'cli-help-examples': {
    en: "Show the examples as the provider's messages",
    vi: 'Hiện ví dụ dưới dạng thông điệp của nhà cung cấp',
  },
  'cli-help-stdio': { en: 'Start this MCP server and ask it', vi: 'Khởi động máy chủ MCP này và hỏi nó' },
  'cli-help-url': { en: 'Ask the MCP server at this address', vi: 'Hỏi máy chủ MCP tại địa chỉ này' },
  'cli-help-timeout': {
    en: 'Seconds the server may take (30)',
    vi: 'Số giây máy chủ được phép dùng (30)',
  },
  'cli-help-tool': { en: 'Name of the tool, as import prints it', vi: 'Tên công cụ, như lệnh import in ra' },
  'cli-help-arguments': { en: 'What the model sent', vi: 'Điều mô hình đã gửi' },
  'cli-help-result': { en: 'What the tool answered, as JSON', vi: 'Điều công cụ trả về, dạng JSON' },
  'cli-help-as': { en: "Read it in this provider's form", vi: 'Đọc theo dạng của nhà cung cấp này' },
  'cli-help-out': { en: 'Folder to write to', vi: 'Thư mục để ghi' },
});
