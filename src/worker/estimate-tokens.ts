import { estimateTokenCount } from 'tokenx';

/** About how many tokens a text costs; exact counts differ by model. */
export function estimateTokens(text: string): number {
  return estimateTokenCount(text);
}
