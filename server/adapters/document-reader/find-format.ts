import type { DocumentFormat, DocumentSource } from '#server/ports/document-reader.ts';
import { detectFormat } from './detect-format.ts';

/** What the bytes of a file are; null for nothing that we read, and for what is damaged. Runs in a process of its own. */
export async function findFormat(source: DocumentSource): Promise<DocumentFormat | null> {
  try {
    return await detectFormat(source);
  } catch {
    return null;
  }
}
