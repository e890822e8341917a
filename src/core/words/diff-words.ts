import { defineWords } from './define-words.ts';

export const diffWords = defineWords({
  'diff-tool-removed': { en: 'The tool {tool} is gone.', vi: 'Công cụ {tool} đã bị bỏ.' },
  'diff-tool-added': { en: 'The tool {tool} is new.', vi: 'Công cụ {tool} là mới.' },
  'diff-tool-renamed': {
    en: 'Probably renamed to {other}: {evidence}. To callers the old name is gone.',
    vi: 'Có lẽ đã đổi tên thành {other}: {evidence}. Với bên gọi, tên cũ không còn nữa.',
  },
  'diff-same-parameters': {
    en: '{same} of {count} parameters are the same',
    vi: '{same}/{count} tham số giống hệt',
  },
  'diff-same-description': {
    en: '{percent}% of the words of the description are the same',
    vi: '{percent}% số từ trong mô tả trùng nhau',
  },
  'diff-tool-deprecated': { en: 'The tool {tool} is now deprecated.', vi: 'Công cụ {tool} nay bị đánh dấu lỗi thời.' },
  'diff-description-changed': { en: 'The description changed.', vi: 'Mô tả đã thay đổi.' },
  'diff-required-property-added': { en: 'A new property is required.', vi: 'Có thuộc tính mới là bắt buộc.' },
  'diff-property-added': { en: 'A property was added.', vi: 'Thêm một thuộc tính.' },
  'diff-property-removed': { en: 'A property was removed.', vi: 'Bỏ một thuộc tính.' },
  'diff-property-required': { en: 'The property is now required.', vi: 'Thuộc tính nay là bắt buộc.' },
  'diff-property-optional': { en: 'The property is no longer required.', vi: 'Thuộc tính không còn bắt buộc.' },
  'diff-type-narrowed': {
    en: 'Fewer types are taken: {before} became {after}.',
    vi: 'Nhận ít kiểu hơn: {before} thành {after}.',
  },
  'diff-type-widened': {
    en: 'More types are possible: {before} became {after}.',
    vi: 'Có thêm kiểu: {before} thành {after}.',
  },
  'diff-type-changed': { en: 'The type changed: {before} became {after}.', vi: 'Kiểu đã đổi: {before} thành {after}.' },
  'diff-enum-value-removed': { en: 'The value {before} is gone.', vi: 'Giá trị {before} đã bị bỏ.' },
  'diff-enum-value-added': { en: 'The value {after} is new.', vi: 'Giá trị {after} là mới.' },
  'diff-constraint-tightened': {
    en: 'Fewer values are taken: {key} went from {before} to {after}.',
    vi: 'Nhận ít giá trị hơn: {key} từ {before} thành {after}.',
  },
  'diff-constraint-loosened': {
    en: 'More values are possible: {key} went from {before} to {after}.',
    vi: 'Có thêm giá trị hợp lệ: {key} từ {before} thành {after}.',
  },
  'diff-constraint-changed': {
    en: 'Other values are taken: {key} went from {before} to {after}.',
    vi: 'Các giá trị hợp lệ đã khác: {key} từ {before} thành {after}.',
  },
  'diff-object-closed': {
    en: 'Undeclared properties are no longer taken.',
    vi: 'Không còn nhận thuộc tính không khai báo.',
  },
  'diff-object-opened': { en: 'Undeclared properties are taken now.', vi: 'Nay nhận cả thuộc tính không khai báo.' },
  'diff-branch-removed': { en: 'An alternative was removed.', vi: 'Bỏ một nhánh.' },
  'diff-branch-added': { en: 'An alternative was added.', vi: 'Thêm một nhánh.' },
  'diff-default-changed': {
    en: 'The default changed: {before} became {after}.',
    vi: 'Giá trị mặc định đã đổi: {before} thành {after}.',
  },
  'diff-part-deprecated': { en: 'It is now deprecated.', vi: 'Phần này nay bị đánh dấu lỗi thời.' },
  'diff-documentation-changed': {
    en: 'The documentation changed: {key} went from {before} to {after}.',
    vi: 'Tài liệu đã thay đổi: {key} từ {before} thành {after}.',
  },
  'diff-schema-removed': { en: 'The schema is gone.', vi: 'Schema đã bị bỏ.' },
  'diff-schema-added': { en: 'There is a schema now.', vi: 'Nay đã có schema.' },
  'diff-schema-changed': {
    en: 'The schema changed: {before} became {after}.',
    vi: 'Schema đã đổi: {before} thành {after}.',
  },
  'diff-error-removed': { en: 'The error {before} is gone.', vi: 'Lỗi {before} đã bị bỏ.' },
  'diff-error-added': { en: 'The error {after} is new.', vi: 'Lỗi {after} là mới.' },
  'diff-error-changed': {
    en: 'The error {after} has another status or retry rule.',
    vi: 'Lỗi {after} có mã trạng thái hoặc quy tắc thử lại khác.',
  },
  'diff-hint-changed': {
    en: 'A safety hint changed: {before} became {after}.',
    vi: 'Gợi ý an toàn đã đổi: {before} thành {after}.',
  },
  'diff-hint-stated': {
    en: 'A safety hint and its absence mean the same here: {before} became {after}.',
    vi: 'Ở đây nêu hay không nêu gợi ý an toàn đều như nhau: {before} thành {after}.',
  },
  'diff-meaning-changed': {
    en: 'The same value means something else now.',
    vi: 'Cùng một giá trị nay mang nghĩa khác.',
  },
  'diff-rules-changed': { en: 'What holds between values changed.', vi: 'Quy tắc giữa các giá trị đã thay đổi.' },
  'diff-access-changed': {
    en: 'Who may call it, or how often, changed.',
    vi: 'Ai được gọi, hoặc được gọi bao nhiêu, đã thay đổi.',
  },
  'diff-provider-options-changed': {
    en: 'Options for a provider changed.',
    vi: 'Tùy chọn cho nhà cung cấp đã thay đổi.',
  },
  'diff-block-changed': { en: 'Text or data for people changed.', vi: 'Phần dành cho người đọc đã thay đổi.' },
  'diff-security-finding': { en: 'New in this version: {after}', vi: 'Mới trong phiên bản này: {after}' },
});
