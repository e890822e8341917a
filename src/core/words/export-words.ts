import { defineWords } from './define-words.ts';

export const exportWords = defineWords({
  'export-review-title': { en: 'Review of {name}', vi: 'Bản đánh giá {name}' },
  'export-review-counts': {
    en: 'Tools: {tools}. Errors: {errors}. Warnings: {warnings}. Remarks: {infos}.',
    vi: 'Công cụ: {tools}. Lỗi: {errors}. Cảnh báo: {warnings}. Ghi chú: {infos}.',
  },
  'export-review-document': { en: 'The document', vi: 'Tài liệu' },
  'export-review-nothing': { en: 'No findings.', vi: 'Không có vấn đề nào.' },
  'export-review-severity': { en: 'severity', vi: 'mức độ' },
  'export-review-rule': { en: 'rule', vi: 'quy tắc' },
  'export-review-place': { en: 'place', vi: 'vị trí' },
  'export-review-finding': { en: 'finding', vi: 'vấn đề' },
  'export-review-exact': { en: 'exact', vi: 'chính xác' },
  'export-review-lossy': { en: 'lossy', vi: 'có mất mát' },
  'export-review-refused': { en: 'refused', vi: 'bị từ chối' },
  'export-severity-error': { en: 'error', vi: 'lỗi' },
  'export-severity-warning': { en: 'warning', vi: 'cảnh báo' },
  'export-severity-info': { en: 'remark', vi: 'ghi chú' },
});
