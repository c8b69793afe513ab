import type { OriginalPart } from '#core/chat-archives/legal/legal-package.ts';

/** In a zip of which only the texts were uploaded: what stayed on the device. No reader takes it for a chat. */
export const intakeListName = 'not-uploaded.manifest';

export interface IntakeList {
  /** The files that the user chose. */
  exports: { name: string; sizeBytes: number }[];
  /** The parts of them that stayed, with hashes that the browser computed. */
  parts: OriginalPart[];
}
