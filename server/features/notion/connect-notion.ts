import type { Context } from '#server/context.ts';
import { failAsNotion } from './fail-as-notion.ts';
import { storeNotionConnection } from './store-notion-connection.ts';

/** Stores the token of an internal connection, once Notion has accepted it; `cannot-process` if Notion does not. */
export async function connectNotion(ctx: Context, token: string): Promise<void> {
  const { workspaceName } = await failAsNotion(
    () => ctx.notion.identify(token),
    'Notion does not accept this token. Copy it again from the connection in Notion.',
  );
  await storeNotionConnection(ctx, 'token', { accessToken: token, refreshToken: null, workspaceName });
}
