import type { SavedReply } from '#contract/saved-replies/saved-replies.schemas.ts';
import type { savedReply } from './saved-replies.table.ts';

/** A saved reply as the API shows it. */
export function presentSavedReply({ id, name, text, createdAt }: typeof savedReply.$inferSelect): SavedReply {
  return { id, name, text, createdAt: createdAt.toISOString() };
}
