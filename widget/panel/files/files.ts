import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import type { FileTray } from '../view/create-composer.ts';

/** All that the panel does with files. */
export interface Files {
  /** @param onChange called when what can be sent has changed */
  createTray(onChange: () => void): FileTray;
  /** Draws the files of a message in it. */
  draw(message: HTMLElement, text: string, files: readonly Attachment[]): void;
}
