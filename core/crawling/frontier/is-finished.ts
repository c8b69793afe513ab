import type { Frontier } from './frontier.ts';
import { isLimitReached } from './is-limit-reached.ts';

/** Nothing is in flight and nothing more will be handed out. */
export function isFinished(frontier: Frontier): boolean {
  return frontier.taken.length === 0 && (frontier.counts.waiting === 0 || isLimitReached(frontier));
}
