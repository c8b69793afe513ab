import type { SavedView } from '#contract/saved-views/saved-views.schemas.ts';
import type { savedView } from './saved-views.table.ts';

export function presentSavedView(row: typeof savedView.$inferSelect): SavedView {
  const { id, kind, name, filter, createdAt } = row;
  return { id, kind, name, filter, createdAt: createdAt.toISOString() };
}
