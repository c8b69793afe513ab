import type { MetaDescriptor } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';

/** Placeholder for the installation's URL in the build's output; the server replaces it with BASE_URL. */
export const siteOrigin = 'https://parley.invalid';

interface PageMeta {
  path: string;
  title: string;
  description: string;
  type?: 'website' | 'article';
  /** schema.org data of the page without its context. */
  jsonLd?: object;
}

/** Metadata of a public page for search engines and link previews; `scripts/social/` draws its picture from them. */
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
    { property: 'og:image', content: siteOrigin + paths.socialPicture(path) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(jsonLd ? [{ 'script:ld+json': { '@context': 'https://schema.org', url, ...jsonLd } }] : []),
  ];
}
