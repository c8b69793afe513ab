import { isPlatformPage } from '#server/white-label/is-platform-page.ts';

/** What the style of a label hides as a whole, and what may be in it. */
const ourFooter = /<footer\b[^>]*\bdata-ours\b[^>]*>[\s\S]*?<\/footer>/g;
const listItem = /<li\b[^>]*>\s*<a\b[^>]*\bhref="([^"]*)"[^>]*>(?:(?!<\/?li\b)[\s\S])*?<\/a>\s*<\/li>/g;
/** A heading of the documentation's list of pages that has none left. */
const emptyGroup = /<div>\s*<p\b[^>]*>[^<]*<\/p>\s*<ul>\s*<\/ul>\s*<\/div>/g;
/** Links within a text have no class. */
const inText = /<a href="([^"]*)"[^>]*>((?:(?!<\/a>)[\s\S])*)<\/a>/g;

/**
 * A page that the build wrote, without our footer and without links to pages that a partner's host does not have: they would
 * name us in its source although nobody sees them. Words that are links within a text stay as words.
 */
export function stripOurLinks(page: string): string {
  return page
    .replaceAll(ourFooter, '')
    .replaceAll(listItem, (item, href: string) => (isPlatformPage(href) ? '' : item))
    .replaceAll(emptyGroup, '')
    .replaceAll(inText, (link, href: string, words: string) => (isPlatformPage(href) ? words : link));
}
