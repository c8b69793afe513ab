import type { Tag } from '#contract/tags/tags.schemas.ts';
import type { tag } from './tags.table.ts';

export function presentTag({ id, name, color }: Pick<typeof tag.$inferSelect, 'id' | 'name' | 'color'>): Tag {
  return { id, name, color };
}
