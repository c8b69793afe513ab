import type { Frontier, FrontierPage } from './frontier.ts';
import { pushToRank } from './push-to-rank.ts';

export function addPage(frontier: Frontier, url: string, page: FrontierPage): void {
  frontier.pages[url] = page;
  frontier.counts.known += 1;
  frontier.counts.waiting += 1;
  pushToRank(frontier, url, page);
}
