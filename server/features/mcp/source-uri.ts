import { ownWord } from '#server/white-label/own-word.ts';

/** The address of a source, or of one page of it, among the resources of an MCP server. */
export function sourceUri(sourceId: string, url: string | null): string {
  const page = url === null ? '' : `/pages/${encodeURIComponent(url)}`;
  return `${ownWord()}://sources/${sourceId}${page}`;
}
