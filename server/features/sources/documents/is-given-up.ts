import type { DocumentRow } from './open-document.ts';

/** A server may stop for any reason while it reads; if it stops twice at the same document, that is the cause. */
const mostReadAttempts = 2;

/** Is this a document whose reading has been cut off too often to try it once more? */
export function isGivenUp({ readAttempts }: DocumentRow): boolean {
  return readAttempts > mostReadAttempts;
}
