import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import type { SlackConnection } from '../slack.table.ts';
import { findSlackConnection } from './find-slack-connection.ts';

/** The connection of the workspace; `cannot-process` without one. */
export async function requireSlack(ctx: Context): Promise<SlackConnection> {
  const row = await findSlackConnection(ctx);
  if (row !== null) return row;
  throw failure('cannot-process', { message: 'Slack is not connected. Connect it first.' });
}
