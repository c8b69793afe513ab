import { brand } from '#contract/brand.ts';
import { readPageDirectives } from '#core/crawling/robots/read-page-directives.ts';
import type { PageFacts } from '#server/ports/document-reader.ts';
import { readDeclaredName } from './declared/read-declared-name.ts';

/**
 * Reads what a page says besides its text. Must see the document before anything is taken out of it: most links are
 * in its menus.
 * @param url where the page was found, or null for a file, whose relative links then lead nowhere
 */
export function readPageFacts(
  document: Document,
  url: string | null,
  robotsTags: string[],
): Omit<PageFacts, 'problem'> {
  const base = document.querySelector('base[href]')?.getAttribute('href') ?? '';
  const resolver = createResolver(base, url);
  const metas = [...document.querySelectorAll('meta')].map((meta) => ({
    name: (meta.getAttribute('name') ?? meta.getAttribute('property') ?? '').toLowerCase(),
    content: (meta.getAttribute('content') ?? '').trim(),
  }));
  const metaNamed = (...names: string[]) =>
    names.map((name) => metas.find((meta) => meta.name === name)?.content).find((content) => content) ?? null;
  return {
    links: readLinks(document, resolver),
    canonical: resolver(findLinks(document, 'canonical')[0]?.getAttribute('href') ?? null),
    directives: readPageDirectives(metas, robotsTags, brand.crawlerToken),
    alternates: findLinks(document, 'alternate').flatMap((link) => {
      const language = link.getAttribute('hreflang');
      const target = resolver(link.getAttribute('href'));
      return language && target !== null ? [{ language, url: target }] : [];
    }),
    iconUrl: readIcon(document, resolver),
    themeColor: metaNamed('theme-color', 'msapplication-tilecolor'),
    description: metaNamed('description', 'og:description'),
    siteName:
      metaNamed('og:site_name', 'application-name', 'apple-mobile-web-app-title') ??
      readDeclaredName(document),
  };
}

type Resolver = (href: string | null) => string | null;

function createResolver(base: string, url: string | null): Resolver {
  const origin = (base === '' ? null : URL.parse(base, url ?? undefined)?.href) ?? url;
  return (href) => {
    if (href === null || href.trim() === '') return null;
    const target = URL.parse(href.trim(), origin ?? undefined);
    return target !== null && /^https?:$/.test(target.protocol) ? target.href : null;
  };
}

function readLinks(document: Document, resolver: Resolver): PageFacts['links'] {
  const links = new Map<string, boolean>();
  for (const element of document.querySelectorAll('a[href], area[href]')) {
    const target = resolver(element.getAttribute('href'));
    if (target === null) continue;
    const isNofollow = relOf(element).includes('nofollow');
    // The same address linked twice is to be followed if one of the links says so.
    links.set(target, (links.get(target) ?? true) && isNofollow);
  }
  const refresh = /^\s*\d+\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(
    document.querySelector('meta[http-equiv="refresh" i]')?.getAttribute('content') ?? '',
  );
  const refreshTarget = resolver(refresh?.[1] ?? null);
  if (refreshTarget !== null) links.set(refreshTarget, false);
  return [...links].map(([target, isNofollow]) => ({ url: target, isNofollow }));
}

function findLinks(document: Document, rel: string): Element[] {
  return [...document.querySelectorAll('link[rel][href]')].filter((link) => relOf(link).includes(rel));
}

function relOf(element: Element): string[] {
  return (element.getAttribute('rel') ?? '').toLowerCase().split(/\s+/);
}

/** The touch icon is the largest and drawn for show; then the largest icon; then the place where browsers look. */
function readIcon(document: Document, resolver: Resolver): string | null {
  const touch = findLinks(document, 'apple-touch-icon')[0];
  const icons = findLinks(document, 'icon').sort((left, right) => sizeOf(right) - sizeOf(left));
  return resolver((touch ?? icons[0])?.getAttribute('href') ?? '/favicon.ico');
}

function sizeOf(icon: Element): number {
  const sizes = icon.getAttribute('sizes') ?? '';
  return sizes === 'any' ? 1_000 : Number.parseInt(sizes, 10) || 0;
}
