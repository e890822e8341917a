import type { FamilyWords } from './rule-words.ts';

export const securityVietnamese = {
  'sec-bidi': {
    summary: 'Không văn bản nào đổi hướng chữ khi không cần.',
    why: 'Ký tự đổi hướng làm chữ trên màn hình khác với chữ mô hình đọc; chỉ hệ chữ viết từ phải sang trái mới cần chúng.',
    messages: {
      override: 'Có {count} ký tự ép hướng chữ ({characters}), nên văn bản được đọc theo thứ tự khác với khi hiển thị.',
      marks: 'Văn bản này có {count} ký tự hướng chữ ({characters}) mà không có hệ chữ viết từ phải sang trái.',
      strip: 'Xóa các ký tự hướng chữ',
    },
  },
  'sec-comment-tag': {
    summary: 'Không văn bản nào chứa dấu ngăn hội thoại, thẻ giả hay chú thích nói với mô hình.',
    why: 'Dấu như [INST] và thẻ như <IMPORTANT> khiến mô tả trông như một lượt hội thoại; chú thích thì giấu nó khỏi người đọc.',
    messages: {
      found: 'Văn bản này chứa dấu mà mô hình có thể hiểu là một phần hội thoại: "{evidence}". Hãy xem lại.',
    },
  },
  'sec-concealment': {
    summary: 'Không văn bản nào bảo mô hình giấu người dùng điều gì.',
    why: 'Công cụ trung thực không có gì phải giấu người mà nó phục vụ; đòi giấu giếm là dấu hiệu của hầu hết mô tả bị cài độc.',
    messages: { found: 'Văn bản này bảo mô hình giấu người dùng điều gì đó: "{evidence}". Hãy xem lại.' },
  },
  'sec-context-parameter': {
    summary: 'Không tham số nào đòi prompt hệ thống, cuộc hội thoại hay suy nghĩ của mô hình.',
    why: 'Mô hình tự điền tham số tên _system_prompt_ mà không cần ai bảo, nên chỉ cái tên cũng đủ lấy ngữ cảnh riêng ra khỏi hội thoại.',
    messages: {
      sigil: 'Tên tham số "{name}" đòi ngữ cảnh của mô hình. Hãy đổi tên hoặc bỏ nó.',
      talk: 'Tham số "{name}" đòi hội thoại hoặc suy nghĩ của mô hình, trong khi công cụ không nói về những thứ đó. Hãy bỏ nó.',
    },
  },
  'sec-control-character': {
    summary: 'Không văn bản nào chứa ký tự điều khiển hay chuỗi escape của terminal.',
    why: 'Chuỗi escape của terminal giấu hoặc vẽ lại chữ trong nhật ký và cửa sổ lệnh; các ký tự điều khiển khác không bao giờ là một phần của câu.',
    messages: {
      found: 'Văn bản này chứa {count} ký tự điều khiển ({characters}).',
      strip: 'Xóa các ký tự điều khiển',
    },
  },
  'sec-encoded-text': {
    summary: 'Không mô tả nào giấu câu chữ trong base64, hex, nhị phân, Morse hay mã khác.',
    why: 'Mô hình giải mã ngay khi đọc, người duyệt thì không.',
    messages: { found: 'Một phần văn bản này bị mã hóa ({encoding}), giải mã ra "{decoded}". Hãy xem lại.' },
  },
  'sec-exfiltration': {
    summary: 'Không văn bản nào gửi hội thoại, tệp hay bí mật đi nơi khác.',
    why: 'Mô hình làm theo câu như vậy sẽ gửi dữ liệu riêng tới địa chỉ hoặc đối số mà người dùng không hề chọn.',
    messages: { found: 'Văn bản này bảo mô hình gửi dữ liệu riêng đi nơi khác: "{evidence}". Hãy xem lại.' },
  },
  'sec-hidden-selectors': {
    summary: 'Không văn bản nào chứa dãy ký tự chọn biến thể, hay một ký tự như thế sau chữ cái.',
    why: '256 ký tự chọn biến thể có thể viết ra mọi byte sau một ký tự nhìn thấy được; chỉ một ký tự sau emoji hay chữ Hán mới là chuyện trình bày.',
    messages: {
      found: '{count} ký tự chọn biến thể vô hình trong văn bản này viết ra "{decoded}".',
      silent: 'Văn bản này chứa {count} ký tự chọn biến thể vô hình mà không ký tự nào cần.',
      strip: 'Xóa các ký tự ẩn',
    },
  },
  'sec-hidden-tag': {
    summary: 'Không văn bản nào chứa ký tự thẻ Unicode ngoài ba lá cờ vùng.',
    why: 'Ký tự thẻ vô hình trên mọi màn hình nhưng là ASCII bình thường với mô hình, nên người duyệt chấp thuận thứ mà chỉ mô hình đọc được.',
    messages: {
      found: '{count} ký tự thẻ vô hình trong văn bản này nói với mô hình: "{decoded}".',
      silent: 'Văn bản này chứa {count} ký tự thẻ vô hình.',
      strip: 'Xóa các ký tự ẩn',
    },
  },
  'sec-homoglyph': {
    summary: 'Không từ nào trộn chữ Latinh với chữ trông giống hệt của hệ chữ khác.',
    why: 'Một chữ trông giống khiến cái tên bị đọc nhầm thành tên khác và đưa cụm từ bị cấm lọt qua bộ lọc.',
    messages: {
      name: 'Tên "{name}" chỉ trông giống "{reads}": trong đó có chữ của hệ chữ khác.',
      word: 'Từ "{word}" chỉ trông giống "{reads}": trong đó có chữ của hệ chữ khác.',
    },
  },
  'sec-instruction-text': {
    summary: 'Văn bản của công cụ mô tả công cụ, không ra lệnh khác cho mô hình.',
    why: 'Một cụm từ đáng ngờ thường vẫn trung thực; nhiều cụm độc lập, trong một trường hay rải ở nhiều trường, thì hiếm khi, nên trọng số của chúng được cộng lại.',
    messages: {
      consent: 'Văn bản này tước quyền quyết định của người dùng: "{evidence}". Hãy xem lại.',
      privilege: 'Văn bản này đòi thêm quyền hoặc tắt một lớp bảo vệ: "{evidence}". Hãy xem lại.',
      payment: 'Văn bản này quyết định trả bao nhiêu tiền, hoặc trả cho ai: "{evidence}". Hãy xem lại.',
      stray: 'Chỉ dẫn này cho mô hình không liên quan gì tới phần còn lại của công cụ: "{evidence}". Hãy xem lại.',
      found:
        'Gộp lại, các văn bản này giống chỉ dẫn cho mô hình: {signals}. Hãy xem lại (trọng số {weight}; từ {needed} trở lên thì báo).',
    },
  },
  'sec-letter-form': {
    summary: 'Tên và văn bản dùng chữ thông thường, không dùng chữ toàn độ rộng, chữ toán học hay chữ đóng khung.',
    why: 'Mô hình đọc những chữ ấy như chữ thông thường, còn bộ lọc thì bỏ sót; và tên viết bằng chúng khác với tên trông y hệt.',
    messages: {
      styled:
        'Có {count} chữ toàn độ rộng, chữ toán học hay chữ đóng khung. Viết bằng chữ thông thường, văn bản là "{plain}".',
      name: 'Tên "{name}" không ở dạng chuẩn (NFKC) là "{plain}". Hãy dùng dạng đó.',
      plainly: 'Viết bằng chữ thông thường',
    },
  },
  'sec-override': {
    summary: 'Không văn bản nào bảo mô hình bỏ các chỉ dẫn đang có.',
    why: 'Mô tả là dữ liệu; mô tả ghi đè prompt hệ thống hoặc tắt kiểm tra là chiếm quyền cuộc hội thoại.',
    messages: { found: 'Văn bản này bảo mô hình bỏ chỉ dẫn hoặc kiểm tra: "{evidence}". Hãy xem lại.' },
  },
  'sec-personal-data': {
    summary: 'Ví dụ dùng người không có thật: tên miền, số điện thoại và thẻ dành riêng cho thử nghiệm.',
    why: 'Bản mô tả được công bố; địa chỉ, số điện thoại hay số thẻ lấy từ dữ liệu thật sẽ đi theo nó tới mọi ứng dụng và nhà cung cấp.',
    messages: {
      email: '"{shown}" trông như địa chỉ thư của người thật. Hãy dùng địa chỉ thuộc example.com, vốn không của ai cả.',
      phone:
        '"{shown}" trông như số điện thoại đang dùng. Hãy dùng số từ +1 555 0100 đến +1 555 0199, vốn không của ai cả.',
      card: '"{shown}" là số thẻ hợp lệ nhưng không phải thẻ thử nghiệm. Hãy dùng thẻ thử nghiệm.',
    },
  },
  'sec-preference': {
    summary: 'Không công cụ nào tự khen mình hơn công cụ khác.',
    why: 'Lời khen quá mức khiến mô hình chọn công cụ mà không có lý do; hãy nói công cụ làm gì và dùng khi nào.',
    messages: { found: 'Văn bản này lái việc chọn công cụ bằng lời khen chê: "{evidence}". Hãy xem lại.' },
  },
  'sec-role-marker': {
    summary: 'Không văn bản nào gán cho mô hình vai khác hay nói như hệ thống.',
    why: 'Nhờ dấu vai và danh tính mới, văn bản chèn vào được coi như chỉ dẫn của nhà phát triển.',
    messages: { found: 'Văn bản này nói như hệ thống, hoặc gán cho mô hình vai khác: "{evidence}". Hãy xem lại.' },
  },
  'sec-secret-literal': {
    summary: 'Không văn bản nào chứa khóa, token hay mật khẩu ở dạng rõ.',
    why: 'Bản mô tả đi tới mọi ứng dụng và nhà cung cấp rồi nằm lại trong nhật ký; khóa nằm trong đó là khóa đã lộ.',
    messages: {
      found: 'Văn bản này chứa thứ trông như bí mật ở dạng rõ ({what}, "{shown}"). Nếu là thật, hãy thu hồi nó.',
      redact: 'Thay bằng văn bản giữ chỗ',
    },
  },
  'sec-sensitive-path': {
    summary: 'Không văn bản nào chỉ mô hình tới khóa, tệp mật khẩu hay bí mật khác.',
    why: 'Khóa và tệp môi trường là con mồi quen thuộc của mô tả bị cài độc; chỉ nhắc tên, hoặc hứa không đọc, thì trung thực.',
    messages: { found: 'Văn bản này chỉ mô hình tới một bí mật: "{evidence}". Hãy xem lại.' },
  },
  'sec-shell-command': {
    summary: 'Không mô tả nào chứa lệnh để mô hình chạy.',
    why: 'Lệnh trong mô tả chạy với quyền của agent trước khi có ai xem qua.',
    messages: { found: 'Văn bản này chứa lệnh để chạy: "{evidence}". Hãy xem lại.' },
  },
  'sec-suspicious-url': {
    summary: 'Địa chỉ trong văn bản dẫn tới máy chủ có tên.',
    why: 'Địa chỉ số, liên kết rút gọn và đường hầm giấu người nhận; địa chỉ data: và javascript: mang nội dung riêng.',
    messages: {
      number: 'Địa chỉ "{url}" có số thay cho tên máy chủ. Hãy xem lại.',
      shortener: 'Địa chỉ "{url}" đã rút gọn, nên không ai thấy nó dẫn tới đâu. Hãy xem lại.',
      catcher: 'Địa chỉ "{url}" dẫn tới một đường hầm hay nơi hứng yêu cầu mà ai cũng có thể đứng sau. Hãy xem lại.',
      script: 'Địa chỉ "{url}" chứa mã lệnh. Hãy xem lại.',
    },
  },
  'sec-tool-redirect': {
    summary: 'Không công cụ nào ra chỉ dẫn về các công cụ khác của mô hình.',
    why: 'Mô tả cấm, vô hiệu hóa hay sửa lời gọi của công cụ khác là điều khiển chúng từ bên ngoài; nói khi nào nên dùng công cụ khác thì được.',
    messages: { found: 'Văn bản này điều khiển các công cụ khác: "{evidence}". Hãy xem lại.' },
  },
  'sec-whitespace-padding': {
    summary: 'Không văn bản nào bị đẩy khỏi tầm nhìn bằng khoảng trắng hay dòng trống.',
    why: 'Người duyệt chỉ thấy phần đầu; mô hình đọc cả phần sau khoảng trống.',
    messages: {
      found: '{count} ký tự trống đẩy đoạn này khỏi tầm nhìn: "{after}". Hãy xem lại.',
      close: 'Thu hẹp khoảng trống',
    },
  },
  'sec-zero-width': {
    summary: 'Không văn bản nào chứa ký tự vô hình mà emoji hay hệ chữ không cần.',
    why: 'Ký tự không độ rộng chẻ từ để qua mặt bộ lọc và làm hai tên giống nhau thành khác; không ai thấy chúng khi duyệt.',
    messages: {
      found: 'Văn bản này chứa {count} ký tự vô hình ({characters}).',
      name: 'Tên "{name}" chứa ký tự vô hình ({characters}). Hãy xóa chúng.',
      softHyphen: 'Văn bản này chứa {count} dấu nối mềm; mô hình có thể đọc từ thành từng mảnh.',
      strip: 'Xóa các ký tự ẩn',
    },
  },
} satisfies FamilyWords;
