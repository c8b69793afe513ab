import { randomBytes } from 'node:crypto';
import { baseUrl } from '#server/base-url.ts';
import type { Context } from '#server/context.ts';
import { CalComProblem } from '#server/ports/cal-com-problem.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import type { CalComConnection } from '../cal-com.table.ts';

/**
 * Asks Cal.com to report bookings that are moved or cancelled. Where it cannot reach us, or says no, booking works
 * without: only such changes are not noticed.
 */
export async function createCalComWebhook(
  ctx: Context,
  apiKey: string,
): Promise<Pick<CalComConnection, 'webhookId' | 'webhookSecret'>> {
  const none = { webhookId: null, webhookSecret: null };
  const url = `${baseUrl(ctx.config)}/api/cal-com/webhook/${ctx.workspace.id}`;
  if (!url.startsWith('https://')) return none;
  const secret = randomBytes(32).toString('hex');
  try {
    return {
      webhookId: await ctx.calCom.addWebhook(apiKey, { url, secret }),
      webhookSecret: encryptSecret(ctx.secretKey, ctx.workspace.id, secret),
    };
  } catch (error) {
    if (!(error instanceof CalComProblem)) throw error;
    ctx.log.warn({ err: error }, 'Cal.com will not report changes: its webhook could not be added');
    return none;
  }
}
