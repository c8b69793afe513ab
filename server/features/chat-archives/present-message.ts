import type { ArchiveMessage } from '#contract/chat-archives/chat-archives.schemas.ts';

/** A message as the API shows it. */
export function presentMessage({
  at,
  hasTime,
  ...row
}: Omit<ArchiveMessage, 'sentAt'> & { at: Date; hasTime: boolean }): ArchiveMessage {
  return { ...row, sentAt: hasTime ? at.toISOString() : null };
}
