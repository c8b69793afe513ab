import { archiveMessageKinds } from '#contract/chat-archives/chat-archives.ts';

const kinds = new Set(['text', 'media'].map((kind) => archiveMessageKinds.indexOf(kind as 'text')));

/** Is it a message, by the number of its kind? Lines of the system, calls and deleted messages are counted apart. */
export function isMessage(kind: number | undefined): boolean {
  return kind !== undefined && kinds.has(kind);
}
