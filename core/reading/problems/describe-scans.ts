/**
 * Sentences for the owner about pages of a PDF that are pictures. Pages are numbered from 1.
 * @param pages.recognised whose text was recognised
 * @param pages.unread whose text was not read
 */
export function describeScans({
  recognised,
  unread,
}: {
  recognised: readonly number[];
  unread: readonly number[];
}): string[] {
  const notes: string[] = [];
  if (unread.length === 1) notes.push(`Page ${unread[0]} is a picture (a scan) and was not read.`);
  if (unread.length > 1) notes.push(`Pages ${listOf(unread)} are pictures (scans) and were not read.`);
  if (recognised.length === 1)
    notes.push(`Page ${recognised[0]} is a scan. Its text was recognised, and may have mistakes.`);
  if (recognised.length > 1)
    notes.push(`Pages ${listOf(recognised)} are scans. Their text was recognised, and may have mistakes.`);
  return notes;
}

const mostNamed = 10;

function listOf(pages: readonly number[]): string {
  const named = pages.slice(0, mostNamed).join(', ');
  return pages.length > mostNamed ? `${named} and ${pages.length - mostNamed} more` : named;
}
