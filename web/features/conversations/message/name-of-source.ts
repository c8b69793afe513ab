import type { SourcePart } from '#contract/conversations/conversations.schemas.ts';

/** Between a page's title and the name of its website. */
const websiteName = /\s+[|·–—-]\s+[^|·–—]{1,40}$/;

/**
 * How a cited page is called: its title without the name of the website at its end, or the end of its address where the
 * title says nothing, as the "about:blank" of some PDF files.
 */
export function nameOfSource({ title, url }: Pick<SourcePart, 'title' | 'url'>): string {
  const name = url ? title.trim().replace(websiteName, '') : title.trim();
  if (name !== '' && !/^(?:about:blank|untitled|null|undefined)$/i.test(name)) return name;
  const address = url?.replace(/^https?:\/\//, '').replace(/[?#].*$/, '');
  return address?.split('/').filter(Boolean).at(-1) ?? 'Source';
}
