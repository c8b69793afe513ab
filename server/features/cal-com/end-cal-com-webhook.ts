import type { Context } from '#server/context.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import type { CalComConnection } from './cal-com.table.ts';

/** Ends Cal.com's reports about a connection that was deleted here. The key is the owner's own, and stays valid. */
export async function endCalComWebhook(ctx: Context, { apiKey, webhookId }: CalComConnection): Promise<void> {
  if (webhookId === null) return;
  try {
    await ctx.calCom.deleteWebhook(decryptSecret(ctx.secretKey, ctx.workspace.id, apiKey), webhookId);
  } catch (error) {
    ctx.log.warn({ err: error }, 'a connection to Cal.com was deleted here, but its webhook there was not');
  }
}
