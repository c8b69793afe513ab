import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { findCalComConnection } from './find-cal-com-connection.ts';

/** `cannot-process` where the workspace is not connected to Cal.com. */
export async function requireCalCom(ctx: Context): Promise<void> {
  if ((await findCalComConnection(ctx)) !== null) return;
  throw failure('cannot-process', { message: 'Cal.com is not connected. Connect it first.' });
}
