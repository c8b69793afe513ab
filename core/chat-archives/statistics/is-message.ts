import { archiveMessageKinds } from '#contract/chat-archives/chat-archives.ts';

const text = archiveMessageKinds.indexOf('text');
const media = archiveMessageKinds.indexOf('media');

/** Is it a message, by the number of its kind? Lines of the system, calls and deleted messages are counted apart. */
export function isMessage(kind: number | undefined): boolean {
  return kind === text || kind === media;
}
