import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findNotionConnection } from './find-notion-connection.ts';

/** `cannot-process` where the workspace is not connected to Notion. */
export async function requireNotion(ctx: Context): Promise<void> {
  if ((await findNotionConnection(ctx)) !== null) return;
  throw failure('cannot-process', { message: 'Notion is not connected. Connect it first.' });
}
