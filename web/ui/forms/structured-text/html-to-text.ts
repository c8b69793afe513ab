import { htmlToBlocks } from '#core/reading/html/html-to-blocks.ts';
import { blocksToText } from '#core/reading/text/blocks-to-text.ts';

/** What was copied from a page or a document, as text that keeps its headings, lists and tables. */
export function htmlToText(html: string): string {
  return blocksToText(htmlToBlocks(new DOMParser().parseFromString(html, 'text/html').body));
}
