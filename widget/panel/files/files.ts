import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import type { FileTray } from '../view/create-composer.ts';

/** Those that were delivered, and those that came by email and were refused. */
export interface MessageFiles {
  attachments: readonly Attachment[];
  refusedFiles: readonly { name: string }[];
}

/** All that the panel does with files. */
export interface Files {
  /** @param onChange called when what can be sent has changed */
  createTray(onChange: () => void): FileTray;
  /** Draws the files of a message in it, and says which were not delivered. */
  draw(message: HTMLElement, text: string, files: MessageFiles): void;
}
