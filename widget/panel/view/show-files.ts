import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import type { Transport } from '../chat/transport.ts';

/** Shows the files of a message in it. What draws them is loaded with the first. */
export function showFiles(
  message: HTMLElement,
  text: string,
  files: readonly Attachment[],
  transport: Transport,
): void {
  if (files.length === 0) return;
  import('../files/draw-files.ts').then(
    ({ drawFiles }) => drawFiles(message, text, files, transport),
    // Without a connection the words stay, and the files come with the next visit.
    () => undefined,
  );
}
