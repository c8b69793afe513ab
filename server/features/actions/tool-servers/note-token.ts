import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { paths } from '#contract/page-addresses.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { emailConnectionLost } from '#server/features/workspaces/email-connection-lost.ts';
import type { ToolServerProblem } from '#server/ports/tool-servers.ts';
import { type ToolServerRow, toolServer } from './tool-servers.table.ts';

const consequence =
  'Your agent no longer uses its tools, and answers without them, until the token works again.';

/**
 * Notes after a call of a remote server whether it accepts the token. Where it no longer does, owners and admins get an email, once
 * until it works again. That it could not be noted is logged only: the answer is there.
 * @param used as it was when it was called: another token may have been stored meanwhile
 */
export async function noteToken(
  ctx: Context,
  used: ToolServerRow,
  answer: object | ToolServerProblem,
): Promise<void> {
  const isRefused = 'isRefused' in answer && answer.isRefused;
  try {
    if (isRefused) await noteRefusal(ctx, used);
    else if (!('problem' in answer) && used.refusedAt !== null) await noteSuccess(ctx, used);
  } catch (error) {
    ctx.log.error({ err: error }, 'whether a token is refused could not be noted');
  }
}

async function noteSuccess(ctx: Context, used: ToolServerRow): Promise<void> {
  await ctx.db
    .update(toolServer)
    .set({ refusedAt: null })
    .where(and(isStill(used), isNotNull(toolServer.refusedAt)));
}

async function noteRefusal(ctx: Context, used: ToolServerRow): Promise<void> {
  await withTransaction(ctx, async (ctx) => {
    const [refused] = await ctx.db
      .update(toolServer)
      .set({ refusedAt: ctx.clock.now() })
      .where(and(isStill(used), isNull(toolServer.refusedAt)))
      .returning();
    if (refused === undefined) return;
    await emailConnectionLost(ctx, {
      service: refused.name,
      ...(refused.tokenEnd === null
        ? { accountName: new URL(refused.url).host }
        : { accountName: refused.tokenEnd, opener: 'token' }),
      consequence,
      path: paths.integration(refused.agentId, 'actions'),
    });
  });
}

function isStill({ id, token }: ToolServerRow): SQL | undefined {
  return and(eq(toolServer.id, id), token === null ? isNull(toolServer.token) : eq(toolServer.token, token));
}
