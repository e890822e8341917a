import { defineWords } from './define-words.ts';

export const exampleWords = defineWords({
  'example-not-object': {
    en: 'An example must be an object with "prompt", "tool_call" and "result".',
    vi: 'Ví dụ phải là một đối tượng có "prompt", "tool_call" và "result".',
  },
  'example-no-prompt': {
    en: 'The example has no "prompt", so nobody can tell which request leads to this call.',
    vi: 'Ví dụ thiếu "prompt", nên không biết yêu cầu nào dẫn tới lời gọi này.',
  },
  'example-no-call': {
    en: 'The example has no "tool_call".',
    vi: 'Ví dụ thiếu "tool_call".',
  },
  'example-no-arguments': {
    en: 'The call has no "arguments"; write {} for a call without arguments.',
    vi: 'Lời gọi thiếu "arguments"; nếu không có tham số, hãy ghi {}.',
  },
  'example-arguments-text': {
    en: 'The arguments are a text. In a descriptor they are an object, not JSON inside a string.',
    vi: 'Phần tham số là một chuỗi. Trong bản mô tả, đó phải là đối tượng, không phải JSON nằm trong chuỗi.',
  },
  'example-arguments-not-object': {
    en: 'The arguments must be an object, but they are {found}.',
    vi: 'Phần tham số phải là đối tượng, nhưng ở đây là {found}.',
  },
  'example-call-name': {
    en: 'The call names "{found}", but the tool is "{name}".',
    vi: 'Lời gọi ghi tên "{found}", nhưng công cụ là "{name}".',
  },
  'example-no-result': {
    en: 'The example has no "result".',
    vi: 'Ví dụ thiếu "result".',
  },
  'example-code-undeclared': {
    en: 'The error code "{code}" is not declared in "errors".',
    vi: 'Mã lỗi "{code}" chưa được khai báo trong "errors".',
  },
});
