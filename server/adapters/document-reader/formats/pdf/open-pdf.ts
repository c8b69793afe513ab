import { getDocumentProxy } from 'unpdf';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';

export type PdfProxy = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Opens a PDF; the caller ends it with `loadingTask.destroy`. Throws `UnreadableDocument` where it is protected or damaged. */
export async function openPdf(bytes: Uint8Array): Promise<PdfProxy> {
  try {
    // The library takes over the buffer, which may still be wanted here.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') {
      throw new UnreadableDocument('protected-pdf');
    }
    throw new UnreadableDocument('damaged-pdf');
  }
}
