import { and, count, eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { connectToolServer as endpoint } from '#contract/tool-servers/tool-servers.endpoints.ts';
import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import { toolServersMaximum } from '#contract/tool-servers/tool-servers.ts';
import { actingUserId } from '#server/acting-user-id.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import { presentToolServer } from './present-tool-server.ts';
import { readTools } from './read-tools.ts';
import { type ToolServerRow, toolServer } from './tool-servers.table.ts';

/**
 * Connects a remote server and lists its tools, of which none is allowed at first. Who connects it gets an email, as what visitors
 * write can leave by it. `invalid-input` for a URL that is not public, `cannot-process` where it does not answer or there are too many.
 */
export async function connectToolServer(
  ctx: Context,
  agentId: string,
  { name, url, token }: BodyOf<typeof endpoint>,
  signal: AbortSignal,
): Promise<ToolServer> {
  await findAgent(ctx, agentId);
  const refusal = ctx.toolServers.refusalOf(url);
  if (refusal !== null) throw failure('invalid-input', { message: refusal, details: { url: refusal } });
  const tools = await readTools(ctx, { url, token: token === '' ? null : token }, signal);
  return withTransaction(ctx, async (ctx) => {
    // Locked, so that two at once do not pass the limit.
    await findAgent(ctx, agentId, 'lock');
    await refuseTooMany(ctx, agentId);
    const id = createId('tsv');
    const createdBy = actingUserId(ctx.actor);
    const now = ctx.clock.now();
    const row: ToolServerRow = {
      id,
      workspaceId: ctx.workspace.id,
      agentId,
      createdBy,
      name,
      url,
      token: token === '' ? null : encryptSecret(ctx.secretKey, id, token),
      tokenEnd: token === '' ? null : token.slice(-4),
      tools: tools.map((tool) => ({ ...tool, isAllowed: false })),
      listedAt: now,
      createdAt: now,
      refusedAt: null,
    };
    await ctx.db.insert(toolServer).values(row);
    await recordAudit(ctx, {
      action: 'tool-server.connected',
      workspaceId: ctx.workspace.id,
      subject: { id, name },
    });
    if (createdBy !== null) {
      const what = new URL(url).host;
      await emailSecurityChange(ctx, [createdBy], { change: 'tool-server-connected', what });
    }
    return presentToolServer(row);
  });
}

async function refuseTooMany(ctx: Context, agentId: string): Promise<void> {
  const [held] = await ctx.db
    .select({ servers: count() })
    .from(toolServer)
    .where(and(inWorkspace(ctx, toolServer), eq(toolServer.agentId, agentId)));
  if ((held?.servers ?? 0) < toolServersMaximum) return;
  const message = `This agent already has ${toolServersMaximum} servers. Disconnect one first.`;
  throw failure('cannot-process', { message });
}
