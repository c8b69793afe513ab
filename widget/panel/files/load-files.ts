import type { Transport } from '../chat/transport.ts';
import type { Files } from './create-files.ts';

/**
 * What is done with files; loaded with the first, from where the document says. Undefined where that fails, as without a
 * connection: the words of messages are there all the same.
 */
export async function loadFiles(transport: Transport | undefined): Promise<Files | undefined> {
  try {
    const { createFiles }: typeof import('./create-files.ts') = await import(
      /* @vite-ignore */ document.body.dataset.files ?? ''
    );
    return createFiles(transport);
  } catch {
    return undefined;
  }
}
