import pino from 'pino';
import { expect, test, vi } from 'vitest';
import type { Context } from '#server/context.ts';
import { noteToken } from './note-token.ts';
import type { ToolServerRow } from './tool-servers.table.ts';

const server = { id: 'tsv_1', token: 'sealed' } as ToolServerRow;
const refused = { problem: 'The server did not accept the token.', isRefused: true };

test.each([
  ['that a token is refused', server, refused],
  ['that it works again', { ...server, refusedAt: new Date(0) }, { tools: [] }],
])('does not fail where it cannot be noted %s: the visitor gets the answer', async (_what, used, answer) => {
  const log = pino({ level: 'silent' });
  const error = vi.spyOn(log, 'error');
  const away = () => {
    throw new Error('The database is away.');
  };
  const ctx = { log, db: { transaction: away, update: away } } as unknown as Context;
  await noteToken(ctx, used as ToolServerRow, answer);
  expect(error).toHaveBeenCalledOnce();
});
