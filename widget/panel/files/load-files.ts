import type { Transport } from '../chat/transport.ts';
import type { Files } from './files.ts';

/**
 * What is done with files; loaded with the first, from where the document says. Undefined where that fails, as without a
 * connection: the words of messages are there all the same.
 */
export async function loadFiles(transport: Transport | undefined): Promise<Files | undefined> {
  try {
    const part: { createFiles(transport: Transport | undefined): Promise<Files> } = await import(
      /* @vite-ignore */ document.body.dataset.files ?? ''
    );
    return await part.createFiles(transport);
  } catch {
    return undefined;
  }
}
