import type { Context } from '#server/context.ts';
import { CalComProblem } from '#server/ports/cal-com-problem.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import type { CalComConnection } from '../cal-com.table.ts';

/** Ends Cal.com's reports about a connection that was deleted here. An API key is the owner's own, and stays valid. */
export async function deleteCalComWebhook(
  ctx: Context,
  { apiKey, refreshToken, webhookId }: CalComConnection,
): Promise<void> {
  if (webhookId === null) return;
  const open = (secret: string) => decryptSecret(ctx.secretKey, ctx.workspace.id, secret);
  try {
    await ctx.calCom.deleteWebhook(open(apiKey), webhookId).catch(async (error: unknown) => {
      const hasEnded = error instanceof CalComProblem && error.kind === 'unauthorized';
      if (!hasEnded || refreshToken === null) throw error;
      const { accessToken } = await ctx.calCom.refreshTokens(open(refreshToken));
      await ctx.calCom.deleteWebhook(accessToken, webhookId);
    });
  } catch (error) {
    ctx.log.warn({ err: error }, 'the connection to Cal.com was deleted, but its webhook at Cal.com was not');
  }
}
