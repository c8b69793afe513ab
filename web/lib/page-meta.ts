import type { MetaDescriptor } from 'react-router';
import { brand } from '#contract/brand.ts';

/** Stands for the address of the install in what the build writes; the server puts BASE_URL in its place. */
export const siteOrigin = 'https://parley.invalid';

interface PageMeta {
  path: string;
  title: string;
  description: string;
  type?: 'website' | 'article';
  /** schema.org data of the page without its context. */
  jsonLd?: object;
}

/** What a public page says of itself to search engines and to where its link is shared. */
export function pageMeta({ path, title, description, type = 'website', jsonLd }: PageMeta): MetaDescriptor[] {
  const url = siteOrigin + path;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { name: 'twitter:card', content: 'summary' },
    ...(jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', url, ...jsonLd } }] : []),
  ];
}
