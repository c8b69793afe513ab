import type { NotionItem } from '#contract/notion/notion.schemas.ts';
import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { NotionProblem } from '#server/ports/notion-problem.ts';
import { failAsNotion } from './fail-as-notion.ts';
import { requireNotion } from './require-notion.ts';
import { withNotionToken } from './with-notion-token.ts';

/** Pages and databases that the connection may read; `cannot-process` without a connection that works. */
export async function searchNotion(
  ctx: Context,
  { query, cursor }: { query: string; cursor?: string | undefined },
): Promise<{ data: NotionItem[]; cursor: string | null }> {
  await requireNotion(ctx);
  const search = (token: string) => ctx.notion.search(token, { query, cursor: cursor ?? null });
  const { items, nextCursor } = await failAsNotion(
    () => withNotionToken(ctx, search).catch((error: unknown) => refuseCursor(error, cursor)),
    'Notion no longer accepts the connection. Connect Notion again.',
  );
  return { data: items, cursor: nextCursor };
}

/** Of all that we send only the cursor is not ours. */
function refuseCursor(error: unknown, cursor: string | undefined): never {
  const isRefused = error instanceof NotionProblem && error.kind === 'refused';
  if (!isRefused || cursor === undefined) throw error;
  const message = 'Use the cursor exactly as the previous page returned it.';
  throw failure('invalid-input', { message, details: { cursor: message } });
}
