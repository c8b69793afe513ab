import { normaliseUrl } from '#core/crawling/urls/normalise-url.ts';
import { parseUrl } from '#core/crawling/urls/parse-url.ts';
import type { Frontier } from './frontier.ts';
import { renamePage, type Settled } from './rename-page.ts';

/**
 * A page in flight names `canonical` as its true address. Followed within the website, a page whose original is
 * elsewhere is left out. Ignored for a single page, which the owner asked for by name, and when an inner page calls
 * the home page its original: that is a mistake in templates, and following it would lose the whole website.
 */
export function followCanonical(frontier: Frontier, from: string, canonical: string | null): Settled {
  const target = canonical === null ? null : normaliseUrl(canonical, from);
  const isHome = target !== null && (parseUrl(target)?.pathname ?? '/') === '/';
  if (target === null || isHome || frontier.options.mode === 'page') return { kind: 'go-on', url: from };
  return renamePage(frontier, from, target);
}
