/** The address of a page of Notion among the documents of a source. */
export function notionAddress(pageId: string): string {
  return `notion:${pageId}`;
}
