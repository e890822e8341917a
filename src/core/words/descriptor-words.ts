import type { Language } from '../model/message.ts';

/** The descriptions of the descriptor's own schema in Vietnamese, by the English text; a test holds the two together. */
const VIETNAMESE: Readonly<Record<string, string>> = {
  'Descriptions of tools for LLM agents: one descriptor, a list, or a catalogue.':
    'Mô tả công cụ cho agent LLM: một bản mô tả, một danh sách hoặc một danh mục.',
  'A list of descriptors.': 'Danh sách các bản mô tả.',
  'Tools that are released together, with the settings that hold for them.':
    'Các công cụ phát hành cùng nhau, kèm thiết lập áp dụng cho chúng.',
  'What the catalogue is called.': 'Tên của danh mục.',
  'One descriptor per tool.': 'Mỗi công cụ một bản mô tả.',
  'One tool: its contract with the model that calls it.': 'Một công cụ: hợp đồng của nó với mô hình sẽ gọi nó.',
  'Stable id in snake_case: ASCII letters, digits and _, at most 64, unique in its catalogue. verb_object reads best.':
    'Mã định danh ổn định dạng snake_case: chữ cái ASCII, chữ số và _, tối đa 64 ký tự, không trùng trong danh mục. Dạng động từ_đối tượng dễ đọc nhất.',
  'Name for people, as a client shows it.': 'Tên cho người đọc, như ứng dụng khách hiển thị.',
  '2 to 5 sentences, what it does first, when to use it and when not; at most 600 characters rank well.':
    '2 đến 5 câu: trước hết nêu việc công cụ làm, rồi khi nào dùng và khi nào không; tốt nhất là không quá 600 ký tự.',
  'JSON Schema 2020-12 of the arguments; its type is "object", even for a tool without arguments.':
    'JSON Schema 2020-12 của các đối số; kiểu luôn là "object", kể cả khi công cụ không có đối số.',
  'Arguments are always one object.': 'Các đối số luôn nằm trong một đối tượng.',
  'One schema per argument, each with a description that says what to put in.':
    'Mỗi đối số một schema, kèm mô tả cho biết cần điền gì.',
  'Arguments that every call has.': 'Những đối số mà lời gọi nào cũng phải có.',
  'false closes the object: a misspelt argument is then refused, not ignored.':
    'false đóng đối tượng lại: đối số viết sai sẽ bị từ chối chứ không bị bỏ qua.',
  'JSON Schema of the result of a success; its own description is the one-line summary.':
    'JSON Schema của kết quả khi thành công; mô tả của chính schema là câu tóm tắt.',
  'Every way in which a call can fail.': 'Mọi cách mà một lời gọi có thể thất bại.',
  'One way in which a call fails, and what the model does then.':
    'Một cách lời gọi thất bại và việc mô hình cần làm khi đó.',
  'Stable id, SCREAMING_SNAKE or snake_case, one style per catalogue, such as RATE_LIMITED.':
    'Mã ổn định, viết SCREAMING_SNAKE hoặc snake_case, thống nhất một kiểu trong danh mục, ví dụ RATE_LIMITED.',
  'The HTTP status it belongs to.': 'Mã trạng thái HTTP tương ứng.',
  'Whether the same call may succeed later.': 'Gọi lại y như vậy sau này có thể thành công hay không.',
  'When this happens.': 'Khi nào lỗi này xảy ra.',
  'What the model should do: mend arguments, sign in, ask, wait for retry_after_seconds, or stop.':
    'Việc mô hình nên làm: sửa đối số, yêu cầu đăng nhập, hỏi lại, chờ retry_after_seconds hoặc dừng.',
  'What a second, identical call does. MCP’s hints are made from it.':
    'Lời gọi thứ hai y hệt sẽ gây ra điều gì. Các gợi ý của MCP được tạo từ đây.',
  'The same call twice leaves the same state as once.': 'Gọi hai lần cho cùng trạng thái như gọi một lần.',
  'The call changes nothing (MCP: readOnlyHint).': 'Lời gọi không thay đổi gì (MCP: readOnlyHint).',
  'The call may delete or overwrite (MCP: destructiveHint).': 'Lời gọi có thể xóa hoặc ghi đè (MCP: destructiveHint).',
  'The call reaches systems outside of the tool’s own (MCP: openWorldHint).':
    'Lời gọi chạm tới hệ thống bên ngoài (MCP: openWorldHint).',
  'At least one success and one error case; they run against the schemas on every edit.':
    'Ít nhất một trường hợp thành công và một trường hợp lỗi; mỗi lần sửa đều được đối chiếu với schema.',
  'A prompt, the call that answers it, and its result. An error case has the error envelope as its result.':
    'Một yêu cầu, lời gọi đáp ứng yêu cầu đó và kết quả. Trường hợp lỗi có kết quả là đối tượng lỗi.',
  'What the user says.': 'Điều người dùng nói.',
  'The call that the model should make.': 'Lời gọi mà mô hình nên thực hiện.',
  'Name of this tool.': 'Tên của công cụ này.',
  'Arguments that fit `parameters`.': 'Các đối số khớp với `parameters`.',
  'What the tool answers: fits `returns`, or is { "error": { "code", "message" } }.':
    'Nội dung công cụ trả lời: khớp với `returns`, hoặc là { "error": { "code", "message" } }.',
  'No call: the prompt lacks what the tool needs, so the model asks.':
    'Không gọi: yêu cầu thiếu thông tin công cụ cần, nên mô hình hỏi lại.',
  'What the model should ask, where the example expects it to ask.':
    'Câu mô hình nên hỏi, khi ví dụ mong đợi mô hình hỏi lại.',
  'What the user should be told in the end.': 'Điều cần nói với người dùng sau cùng.',
  'Why the example is there.': 'Lý do có ví dụ này.',
  'What a JSON Schema cannot say: rules between arguments, what a search returns, times, pages, units.':
    'Những gì JSON Schema không nói được: quy tắc giữa các đối số, tìm kiếm trả về gì, thời gian, phân trang, đơn vị.',
  'What must hold between arguments (and the result), as CEL expressions.':
    'Điều phải đúng giữa các đối số (và kết quả), viết bằng biểu thức CEL.',
  'Name of the rule.': 'Tên của quy tắc.',
  'CEL over args, and result where it speaks of the result; false means that the call is refused.':
    'Biểu thức CEL trên args, và result khi nói về kết quả; false nghĩa là lời gọi bị từ chối.',
  'Declared error code that the tool answers with.': 'Mã lỗi đã khai báo mà công cụ trả về.',
  'What the model is told.': 'Điều báo cho mô hình.',
  'Which items a search returns.': 'Tìm kiếm trả về những mục nào.',
  'In words.': 'Diễn đạt bằng lời.',
  'CEL over args and item.': 'Biểu thức CEL trên args và item.',
  'Items that pin down `match`: inside, at each end, across the boundary, all day, the repeated hour.':
    'Các mục làm rõ `match`: nằm trong, ở từng đầu mút, vắt qua biên, cả ngày, giờ lặp lại.',
  'What the case is about.': 'Trường hợp này nói về điều gì.',
  'Arguments of the search; may be partial.': 'Đối số của lượt tìm kiếm; có thể không đầy đủ.',
  'An item that the search may return.': 'Một mục mà tìm kiếm có thể trả về.',
  'Whether the search returns it.': 'Tìm kiếm có trả về mục này hay không.',
  'How dates and times are meant.': 'Cách hiểu ngày và giờ.',
  'IANA zone, or pointer of the argument that holds it.': 'Múi giờ IANA, hoặc con trỏ tới đối số chứa múi giờ.',
  'Pointers of values that are instants.': 'Con trỏ tới các giá trị là thời điểm tuyệt đối.',
  'Pointer of the argument that begins the interval.': 'Con trỏ tới đối số mở đầu khoảng thời gian.',
  'Pointer of the argument that ends it.': 'Con trỏ tới đối số kết thúc khoảng thời gian.',
  'Whether the end belongs to the interval.': 'Điểm cuối có thuộc khoảng thời gian hay không.',
  'How a long result comes in pages.': 'Kết quả dài được chia trang ra sao.',
  'Pointer of the argument that holds the cursor.': 'Con trỏ tới đối số chứa con trỏ trang.',
  'Keys that the items are sorted by.': 'Các khóa dùng để sắp xếp các mục.',
  'Whether changes show up between pages.': 'Thay đổi có xuất hiện giữa các trang hay không.',
  'Arguments that must stay the same from page to page.': 'Những đối số phải giữ nguyên từ trang này sang trang khác.',
  'What null, empty or absent means, by pointer from the tool’s root.':
    'Ý nghĩa của null, rỗng hoặc vắng mặt, theo con trỏ tính từ gốc công cụ.',
  'Unit of a number, by pointer from the tool’s root.': 'Đơn vị của một số, theo con trỏ tính từ gốc công cụ.',
  'Which stored preference of the user stands in for asking, by pointer of the argument.':
    'Tùy chọn đã lưu nào của người dùng thay cho việc hỏi, theo con trỏ của đối số.',
  'The longest interval that one call may ask for, such as P31D.':
    'Khoảng thời gian dài nhất mà một lời gọi được hỏi, ví dụ P31D.',
  'Models should no longer choose this tool.': 'Mô hình không nên chọn công cụ này nữa.',
  'Name of the tool that takes its place.': 'Tên công cụ thay thế.',
  'Since when, until when and why the tool goes.': 'Công cụ bị bỏ từ khi nào, đến khi nào và vì sao.',
  'Version that deprecated it.': 'Phiên bản đánh dấu lỗi thời.',
  'The first day without it.': 'Ngày đầu tiên không còn công cụ này.',
  'Why it goes.': 'Lý do bỏ.',
  'Team or person who answers for the tool.': 'Nhóm hoặc người chịu trách nhiệm về công cụ.',
  'Page for people.': 'Trang tài liệu cho người đọc.',
  'BCP 47 tag of the language of the descriptions, such as en or vi.':
    'Thẻ BCP 47 của ngôn ngữ trong mô tả, ví dụ en hoặc vi.',
  '3 to 7 words that a tool search should find this tool by.': '3 đến 7 từ để tìm ra công cụ này.',
  'What users say when they need this tool.': 'Điều người dùng nói khi cần công cụ này.',
  'How long a call takes.': 'Một lời gọi mất bao lâu.',
  'fast: a user waits for it; slow: say so first.': 'fast: người dùng chờ được; slow: cần báo trước.',
  'Median, in milliseconds.': 'Trung vị, tính bằng mili giây.',
  '95th percentile, in milliseconds.': 'Phân vị 95, tính bằng mili giây.',
  'What a call costs.': 'Chi phí của một lời gọi.',
  'metered: each call is billed or counted.': 'metered: mỗi lời gọi đều tính tiền hoặc tính lượt.',
  'How it is counted.': 'Cách tính.',
  'How many calls are allowed in which time.': 'Số lời gọi cho phép trong khoảng thời gian nào.',
  'Who the call acts as. Never holds a secret.': 'Lời gọi nhân danh ai. Không bao giờ chứa bí mật.',
  'user, service, …': 'user, service, …',
  'What the principal must be allowed.': 'Những quyền mà bên gọi phải có.',
  'Options for one provider, such as strict or defer_loading, by target id.':
    'Tùy chọn cho từng nhà cung cấp, ví dụ strict hoặc defer_loading, theo mã đích.',
  'Findings of this tool to leave out, each with a reason.': 'Các phát hiện của công cụ này cần bỏ qua, kèm lý do.',
  'Id of the rule.': 'Mã của quy tắc.',
  'Name of the one tool this holds for; without it, for all.':
    'Tên công cụ duy nhất được áp dụng; bỏ trống là mọi công cụ.',
  'JSON Pointer from the tool’s root; without it, for the whole tool.':
    'JSON Pointer tính từ gốc công cụ; bỏ trống là toàn bộ công cụ.',
  'Why the finding is not to be mended.': 'Vì sao phát hiện này không cần sửa.',
  'SemVer. A change that breaks a caller needs a new major version.':
    'Phiên bản SemVer. Thay đổi làm hỏng bên gọi cần tăng số major.',
  'A JSON Schema, draft 2020-12.': 'Một JSON Schema, phiên bản 2020-12.',
  'Which rules hold, how severe they are, and which providers the tools are meant for.':
    'Những quy tắc nào áp dụng, mức độ ra sao và công cụ dành cho nhà cung cấp nào.',
  'The set of rules to start from: the usual ones, only what breaks, or every rule.':
    'Bộ quy tắc ban đầu: thông dụng, chỉ những gì gây hỏng, hoặc tất cả.',
  'Providers that the tools are sent to; their losses and limits become findings. "all" asks for tools that are valid everywhere.':
    'Các nhà cung cấp sẽ nhận công cụ; hao hụt và giới hạn của họ trở thành phát hiện. "all" đòi hỏi công cụ hợp lệ ở mọi nơi.',
  'Revision of the Model Context Protocol that the server speaks.':
    'Phiên bản Model Context Protocol mà máy chủ sử dụng.',
  'Severity by rule id, or "off".': 'Mức độ theo mã quy tắc, hoặc "off" để tắt.',
  'Limits that rules compare with, by name.': 'Các ngưỡng mà quy tắc so sánh, theo tên.',
  'Findings to leave out, each with a reason.': 'Các phát hiện cần bỏ qua, kèm lý do.',
};

/** A description of the descriptor's schema in the reader's language. */
export function descriptorText(english: string, language: Language): string {
  return language === 'vi' && Object.hasOwn(VIETNAMESE, english) ? (VIETNAMESE[english] as string) : english;
}

/** For the test: the English texts that have a translation. */
export const translatedTexts: readonly string[] = Object.keys(VIETNAMESE);
