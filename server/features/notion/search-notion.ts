import type { NotionItem } from '#contract/notion/notion.schemas.ts';
import type { Context } from '#server/context.ts';
import { failAsNotion } from './fail-as-notion.ts';
import { requireNotion } from './require-notion.ts';
import { withNotionToken } from './with-notion-token.ts';

/** Pages and databases that the connection may read; `cannot-process` without a connection that works. */
export async function searchNotion(
  ctx: Context,
  { query, cursor }: { query: string; cursor?: string | undefined },
): Promise<{ data: NotionItem[]; cursor: string | null }> {
  await requireNotion(ctx);
  const { items, nextCursor } = await failAsNotion(
    () => withNotionToken(ctx, (token) => ctx.notion.search(token, { query, cursor: cursor ?? null })),
    'Notion no longer accepts the connection. Connect Notion again.',
  );
  return { data: items, cursor: nextCursor };
}
