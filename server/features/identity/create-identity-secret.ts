import { randomBytes } from 'node:crypto';
import type { IdentitySecret } from '#contract/identity/identity.schemas.ts';
import { identitySecretsMaximum } from '#contract/identity/identity.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { findAgent } from '#server/features/agents/find-agent.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import { identitySecret } from './identity.table.ts';
import { listIdentitySecrets } from './list-identity-secrets.ts';

/**
 * Creates a secret of 256 random bits, to be used as the text that it is; only this answer has it. Its creator gets an
 * email, as anyone who has it can pass as any visitor. `cannot-process` where the agent has two already.
 */
export function createIdentitySecret(
  ctx: Context,
  agentId: string,
): Promise<IdentitySecret & { secret: string }> {
  return withTransaction(ctx, async (ctx) => {
    // Locked, so that two at once do not make three.
    const agent = await findAgent(ctx, agentId, 'lock');
    if ((await listIdentitySecrets(ctx, agentId)).length >= identitySecretsMaximum) {
      const message = `An agent has at most ${identitySecretsMaximum} secrets. Delete the one that your server no longer uses.`;
      throw failure('cannot-process', { message });
    }
    const id = createId('ids');
    const secret = `pis_${randomBytes(32).toString('base64url')}`;
    const createdAt = ctx.clock.now();
    const ending = secret.slice(-4);
    const createdBy = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
    await ctx.db.insert(identitySecret).values({
      id,
      workspaceId: ctx.workspace.id,
      agentId,
      secret: encryptSecret(ctx.secretKey, id, secret),
      ending,
      createdBy,
      createdAt,
    });
    await recordAudit(ctx, {
      action: 'identity-secret.created',
      workspaceId: ctx.workspace.id,
      subject: { id: agentId, name: agent.name },
    });
    if (createdBy !== null) {
      await emailSecurityChange(ctx, [createdBy], { change: 'identity-secret-created', what: agent.name });
    }
    return { id, ending, createdAt: createdAt.toISOString(), lastUsedAt: null, secret };
  });
}
