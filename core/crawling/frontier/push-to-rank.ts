import type { Frontier, FrontierPage } from './frontier.ts';
import { rankOf } from './rank-of.ts';

export function pushToRank(frontier: Frontier, url: string, page: FrontierPage): void {
  const rank = rankOf(page);
  const list = frontier.waiting[rank];
  if (list === undefined) frontier.waiting[rank] = [url];
  else list.push(url);
}
