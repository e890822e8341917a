import { defineWords } from './define-words.ts';

export const lintWords = defineWords({
  'lint-not-checked': {
    en: 'Not checked: the rule "{rule}" stopped with an error ({reason}).',
    vi: 'Chưa kiểm tra: quy tắc "{rule}" dừng vì lỗi ({reason}).',
  },
  'lint-too-many': {
    en: {
      one: 'Only the first {limit} findings are shown; 1 more was left out.',
      other: 'Only the first {limit} findings are shown; {count} more were left out.',
    },
    vi: 'Chỉ hiển thị {limit} phát hiện đầu tiên; bỏ qua {count} phát hiện khác.',
  },
  'lint-more': {
    en: { one: '(and 1 more like it in this tool)', other: '(and {count} more like it in this tool)' },
    vi: '(và {count} chỗ tương tự trong công cụ này)',
  },
  'settings-not-object': {
    en: 'The lint settings must be an object.',
    vi: 'Thiết lập kiểm tra phải là một đối tượng.',
  },
  'settings-unknown': {
    en: 'In "{what}", "{name}" is not known; known: {names}.',
    vi: 'Trong "{what}" không có "{name}"; các tên có sẵn: {names}.',
  },
  'settings-unknown-near': {
    en: 'In "{what}", "{name}" is not known. Did you mean "{near}"?',
    vi: 'Trong "{what}" không có "{name}". Ý bạn là "{near}"?',
  },
  'settings-wrong-kind': {
    en: 'The setting "{key}" must be of type {kind}.',
    vi: 'Thiết lập "{key}" phải có kiểu {kind}.',
  },
  'settings-not-number': {
    en: 'The threshold "{name}" must be a number, zero or more.',
    vi: 'Ngưỡng "{name}" phải là số không âm.',
  },
  'settings-ignore-shape': {
    en: 'An entry of "ignore" must be an object with "rule" and "reason".',
    vi: 'Mỗi mục của "ignore" phải là đối tượng có "rule" và "reason".',
  },
  'settings-ignore-reason': {
    en: 'The ignore of "{rule}" gives no reason.',
    vi: 'Mục bỏ qua "{rule}" không nêu lý do.',
  },
  'settings-ignore-pointer': {
    en: '"{pointer}" is not a pointer: it must start with a slash.',
    vi: '"{pointer}" không phải con trỏ: phải bắt đầu bằng dấu gạch chéo.',
  },
  'settings-ignore-tool': {
    en: 'The ignore is for a tool "{tool}", but no tool has that name.',
    vi: 'Mục bỏ qua dành cho công cụ "{tool}", nhưng không công cụ nào có tên đó.',
  },
  'settings-ignore-tool-near': {
    en: 'The ignore is for a tool "{tool}", but no tool has that name. Did you mean "{near}"?',
    vi: 'Mục bỏ qua dành cho công cụ "{tool}", nhưng không công cụ nào có tên đó. Ý bạn là "{near}"?',
  },
  'settings-ignore-nowhere': {
    en: 'The pointer "{pointer}" of the ignore leads nowhere; it counts from the tool, as "/parameters/properties/…".',
    vi: 'Con trỏ "{pointer}" của mục bỏ qua không dẫn đến đâu; nó tính từ công cụ, như "/parameters/properties/…".',
  },
  'settings-ignore-nowhere-near': {
    en: 'The pointer "{pointer}" of the ignore leads nowhere. Did you mean "{near}"?',
    vi: 'Con trỏ "{pointer}" của mục bỏ qua không dẫn đến đâu. Ý bạn là "{near}"?',
  },
  'settings-ignore-unused': {
    en: 'The ignore of "{rule}" silences nothing in what was checked.',
    vi: 'Mục bỏ qua "{rule}" không chặn phát hiện nào trong những gì đã kiểm tra.',
  },
  'conformance-no-errors': { en: 'No errors are declared.', vi: 'Chưa khai báo lỗi nào.' },
  'conformance-few-examples': {
    en: {
      one: 'There is 1 example; at least two are asked for.',
      other: 'There are {count} examples; at least two are asked for.',
    },
    vi: 'Có {count} ví dụ; cần ít nhất hai.',
  },
  'level-0': { en: 'Below the minimum', vi: 'Dưới mức tối thiểu' },
  'level-1': { en: 'Level 1: minimum', vi: 'Cấp 1: tối thiểu' },
  'level-2': { en: 'Level 2: production', vi: 'Cấp 2: production' },
  'level-3': { en: 'Level 3: AI-native', vi: 'Cấp 3: AI-native' },
  'requirement-blocks': { en: 'All seven blocks', vi: 'Đủ bảy khối' },
  'requirement-parameters': {
    en: 'Parameters are an object, each described',
    vi: 'Tham số là đối tượng, mỗi tham số có mô tả',
  },
  'requirement-errors': {
    en: 'Errors with code, status, retry flag and recovery',
    vi: 'Lỗi có mã, trạng thái, cờ thử lại và hướng phục hồi',
  },
  'requirement-success-example': { en: 'A complete successful example', vi: 'Một ví dụ thành công trọn vẹn' },
  'requirement-error-example': { en: 'An example of a declared error', vi: 'Một ví dụ về lỗi đã khai báo' },
  'requirement-taxonomy': { en: 'Errors follow the baseline taxonomy', vi: 'Lỗi theo hệ phân loại cơ sở' },
  'requirement-safety': {
    en: 'Idempotent, safe and destructive stated without contradiction',
    vi: 'Lũy đẳng, an toàn và phá hủy nêu rõ, không mâu thuẫn',
  },
  'requirement-examples': { en: 'At least two examples', vi: 'Ít nhất hai ví dụ' },
  'requirement-keywords': { en: 'Three to seven search keywords', vi: 'Ba đến bảy từ khóa tìm kiếm' },
  'requirement-latency': { en: 'Hints at latency and cost', vi: 'Chỉ báo độ trễ và chi phí' },
  'requirement-deprecation': {
    en: 'A version, and a complete deprecation policy',
    vi: 'Phiên bản và chính sách ngừng hỗ trợ đầy đủ',
  },
  'requirement-providers': { en: 'A payload for every provider', vi: 'Tải trọng cho mọi nhà cung cấp' },
  'checklist-blocks': { en: 'Every tool has the seven blocks', vi: 'Mọi công cụ có đủ bảy khối' },
  'checklist-parameters': { en: 'Every parameter has a description', vi: 'Mọi tham số có mô tả' },
  'checklist-examples': {
    en: 'Every tool has a success and an error example',
    vi: 'Mọi công cụ có ví dụ thành công và ví dụ lỗi',
  },
  'checklist-error-codes': { en: 'Every error has a code and its fields', vi: 'Mọi lỗi có mã định danh và đủ trường' },
  'checklist-safety': { en: 'Idempotent and destructive are explicit', vi: 'Lũy đẳng và phá hủy được khai báo rõ' },
  'checklist-compatibility': {
    en: 'No breaking change without a new version',
    vi: 'Không thay đổi phá vỡ nếu chưa có phiên bản mới',
  },
  'checklist-providers': {
    en: 'Payloads for OpenAI, Anthropic, Gemini and MCP',
    vi: 'Tải trọng cho OpenAI, Anthropic, Gemini và MCP',
  },
  'rule-text-syntax': {
    en: 'The text follows the grammar of JSON or YAML.',
    vi: 'Văn bản đúng ngữ pháp JSON hoặc YAML.',
  },
  'rule-text-duplicate-key': {
    en: 'Each key occurs once in its object; of two, the later one counts.',
    vi: 'Mỗi khóa xuất hiện một lần trong đối tượng; nếu hai lần thì khóa sau được tính.',
  },
  'rule-text-number-range': {
    en: 'Numbers can be represented exactly as a double.',
    vi: 'Các số nằm trong khả năng biểu diễn chính xác của kiểu double.',
  },
  'rule-text-lone-surrogate': {
    en: 'Texts contain whole characters; half of a surrogate pair is lost on the way to a provider.',
    vi: 'Văn bản chứa trọn ký tự; nửa cặp surrogate sẽ mất khi gửi tới nhà cung cấp.',
  },
  'rule-text-too-deep': {
    en: 'Values are nested at most 1,000 levels deep.',
    vi: 'Giá trị lồng nhau tối đa 1.000 cấp.',
  },
  'rule-text-comment': {
    en: 'Comments are read here, but JSON has none: other parsers refuse them.',
    vi: 'Chú thích được đọc, nhưng JSON không có chú thích: trình đọc khác sẽ từ chối.',
  },
  'rule-text-trailing-comma': {
    en: 'A comma before a closing bracket is read here, but JSON does not allow it: other parsers refuse it.',
    vi: 'Dấu phẩy trước ngoặc đóng được đọc, nhưng JSON không cho phép: trình đọc khác sẽ từ chối.',
  },
  'rule-text-byte-order-mark': {
    en: 'The text starts without a byte-order mark, which some parsers refuse.',
    vi: 'Văn bản bắt đầu không có dấu thứ tự byte, vốn bị một số trình đọc từ chối.',
  },
  'rule-document-skipped': {
    en: 'Every entry of the list can be read as a tool.',
    vi: 'Mọi mục trong danh sách là công cụ đọc được.',
  },
  'rule-document-import': {
    en: 'Everything in the document has a place in the descriptor model.',
    vi: 'Mọi phần của tài liệu có chỗ trong mô hình bản mô tả.',
  },
  'rule-document-unreadable': {
    en: 'The document is in one of the formats that can be read.',
    vi: 'Tài liệu thuộc một trong các định dạng đọc được.',
  },
  'rule-lint-settings': {
    en: 'The lint settings name rules, targets and severities that exist.',
    vi: 'Thiết lập kiểm tra nêu các quy tắc, đích và mức độ có thật.',
  },
  'rule-findings-limit': {
    en: 'Findings are cut at 100,000, with the number of those left out.',
    vi: 'Số phát hiện được cắt ở 100.000, kèm số phát hiện bị bỏ qua.',
  },
  'rule-of-engine': {
    en: 'This is found while the document is read, before any rule looks at its tools.',
    vi: 'Điều này được phát hiện khi đọc tài liệu, trước khi quy tắc nào xem xét các công cụ.',
  },
});
