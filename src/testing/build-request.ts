import type { TargetId } from '../core/model/target-id.ts';
import type { Tool } from '../core/model/tool.ts';
import { convertAll } from '../core/targets/convert.ts';
import { type BuiltRequest, requestOf } from '../core/targets/request/build-request.ts';
import type { RequestOptions } from '../core/targets/request/request-options.ts';

/** Tools as one request, converted on the way. */
export function buildRequest(tools: readonly Tool[], target: TargetId, options: RequestOptions = {}): BuiltRequest {
  return requestOf(tools, convertAll(tools, target), target, options);
}
