export { rulePage, ruleSummaries } from '../core/lint/rule-pages.ts';
export { editText } from '../core/text/edit-text.ts';
export { callVerdict } from './call-verdict.ts';
export { planCatalogueEdit } from './catalogue-edits.ts';
export { complete } from './completion.ts';
export { viewCatalogueConformance } from './conformance-view.ts';
export { planFixes } from './fix-all.ts';
export { hover } from './hover.ts';
export { viewRequest, viewTool } from './tool-view.ts';
