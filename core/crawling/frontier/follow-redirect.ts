import { isInScope } from '#core/crawling/scope/is-in-scope.ts';
import { normaliseUrl } from '#core/crawling/urls/normalise-url.ts';
import type { Frontier } from './frontier.ts';
import { renamePage, type Settled } from './rename-page.ts';

/**
 * A page in flight was answered by a redirect to `to`. A redirect of the start page itself moves the whole crawl there:
 * `firm.example` that has become `www.firm.example`, or another domain altogether.
 */
export function followRedirect(frontier: Frontier, from: string, to: string): Settled {
  const page = frontier.pages[from];
  const target = normaliseUrl(to);
  if (target === null) return { kind: 'out-of-scope' };
  if (page?.via === 'start' && !isInScope(target, frontier.scope)) frontier.scope.startUrl = target;
  return renamePage(frontier, from, target);
}
