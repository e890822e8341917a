import { defineWords } from './define-words.ts';

export const textWords = defineWords({
  'text-empty': { en: 'The text is empty.', vi: 'Văn bản trống.' },
  'text-not-json': { en: 'The text is not JSON.', vi: 'Văn bản không phải là JSON.' },
  'text-not-yaml': { en: 'The YAML is broken: {reason}.', vi: 'YAML bị hỏng: {reason}.' },
  'text-value-expected': {
    en: 'Expected a value, found “{found}”.',
    vi: 'Cần một giá trị, nhưng gặp “{found}”.',
  },
  'text-key-expected': {
    en: 'Expected a key in double quotes, found “{found}”.',
    vi: 'Cần một khóa trong dấu ngoặc kép, nhưng gặp “{found}”.',
  },
  'text-key-unquoted': {
    en: 'The key {key} needs double quotes.',
    vi: 'Khóa {key} phải nằm trong dấu ngoặc kép.',
  },
  'text-single-quotes': {
    en: 'JSON strings need double quotes.',
    vi: 'Chuỗi JSON phải dùng dấu ngoặc kép.',
  },
  'text-word-unknown': {
    en: 'Expected a value, found the word {word}; text needs double quotes.',
    vi: 'Cần một giá trị, nhưng gặp từ {word}; chuỗi phải nằm trong dấu ngoặc kép.',
  },
  'text-number-malformed': { en: '{number} is not a JSON number.', vi: '{number} không phải là số JSON.' },
  'text-comma-missing': {
    en: 'A comma is missing before “{found}”.',
    vi: 'Thiếu dấu phẩy trước “{found}”.',
  },
  'text-colon-missing': {
    en: 'A colon is missing after the key; found “{found}”.',
    vi: 'Thiếu dấu hai chấm sau khóa; gặp “{found}”.',
  },
  'text-string-unclosed': {
    en: 'This text has no closing quote on its line.',
    vi: 'Chuỗi này không có dấu ngoặc kép đóng trên cùng dòng.',
  },
  'text-escape-unknown': {
    en: '{escape} is not an escape that JSON knows.',
    vi: '{escape} không phải là ký tự thoát mà JSON biết.',
  },
  'text-control-character': {
    en: 'The control character {code} must be escaped inside a string.',
    vi: 'Ký tự điều khiển {code} phải được viết dưới dạng thoát trong chuỗi.',
  },
  'text-comment-unclosed': { en: 'This comment is never closed.', vi: 'Chú thích này không được đóng.' },
  'text-bracket-mismatch': {
    en: 'Found “{found}” where “{expected}” should close the bracket of line {line}.',
    vi: 'Gặp “{found}” trong khi cần “{expected}” để đóng ngoặc mở ở dòng {line}.',
  },
  'text-bracket-unclosed': {
    en: 'The text ends before the “{bracket}” of line {line} is closed.',
    vi: 'Văn bản kết thúc khi “{bracket}” ở dòng {line} chưa được đóng.',
  },
  'text-after-end': {
    en: 'The document ended, yet “{found}” follows.',
    vi: 'Tài liệu đã kết thúc, nhưng sau đó còn “{found}”.',
  },
  'text-too-deep': {
    en: 'This is nested over {limit} levels deep; the tool that holds it is not read.',
    vi: 'Phần này lồng sâu quá {limit} cấp; công cụ chứa nó không được đọc.',
  },
  'text-duplicate-key': {
    en: 'The key "{key}" stands here a second time; only this later value counts.',
    vi: 'Khóa "{key}" xuất hiện lần thứ hai; chỉ giá trị sau này được dùng.',
  },
  'text-number-range': {
    en: 'The number {number} is read as {read}: a double cannot hold it.',
    vi: 'Số {number} được đọc thành {read}: kiểu double không chứa được số này.',
  },
  'text-lone-surrogate': {
    en: 'This text holds half of a character (a lone surrogate), which UTF-8 cannot carry.',
    vi: 'Chuỗi này chứa nửa ký tự (một surrogate lẻ) mà UTF-8 không biểu diễn được.',
  },
  'text-comment': {
    en: { one: 'A comment was read over; JSON has none.', other: '{count} comments were read over; JSON has none.' },
    vi: '{count} chú thích đã được bỏ qua; JSON không có chú thích.',
  },
  'text-trailing-comma': {
    en: {
      one: 'A comma before a closing bracket was read over; JSON has none.',
      other: '{count} commas before closing brackets were read over; JSON has none.',
    },
    vi: '{count} dấu phẩy thừa trước ngoặc đóng đã được bỏ qua; JSON không cho phép.',
  },
  'text-byte-order-mark': {
    en: 'The file begins with a byte-order mark, which some readers refuse.',
    vi: 'Tệp bắt đầu bằng dấu thứ tự byte (BOM), một số chương trình không chấp nhận.',
  },
  'text-edit-broken': {
    en: 'The text does not parse, so nothing in it can be edited by place.',
    vi: 'Văn bản không phân tích được nên không thể sửa theo vị trí.',
  },
  'text-edit-nowhere': { en: 'Nothing stands at {pointer}.', vi: 'Không có gì tại {pointer}.' },
  'text-edit-key-taken': { en: 'The key "{key}" is already there.', vi: 'Khóa "{key}" đã tồn tại.' },
  'text-yaml-documents': {
    en: 'The text holds {count} YAML documents, of which only one could be read; put the tools into one list.',
    vi: 'Văn bản chứa {count} tài liệu YAML mà chỉ đọc được một; hãy gộp các công cụ vào một danh sách.',
  },
  'text-yaml-key': {
    en: 'A key must be plain text to become JSON.',
    vi: 'Khóa phải là văn bản thường mới chuyển được thành JSON.',
  },
  'text-yaml-alias': {
    en: 'The alias *{name} leads nowhere, circles, or repeats too much text.',
    vi: 'Bí danh *{name} không dẫn tới đâu, lặp vòng, hoặc lặp lại quá nhiều nội dung.',
  },
  'text-edit-anchored': {
    en: 'Aliases repeat this at other places; an edit would change them too. Write the value out where the aliases stand first.',
    vi: 'Các bí danh lặp lại phần này ở nơi khác; sửa ở đây sẽ thay đổi cả những nơi đó. Trước hết hãy viết đầy đủ giá trị tại chỗ các bí danh.',
  },
  'text-edit-alias': {
    en: 'This stands behind an alias; an edit would change every place that uses it.',
    vi: 'Phần này nằm sau một bí danh; sửa ở đây sẽ thay đổi mọi nơi dùng nó.',
  },
});
