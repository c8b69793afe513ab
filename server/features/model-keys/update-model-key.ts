import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { updateModelKey as endpoint } from '#contract/model-keys/model-keys.endpoints.ts';
import type { ModelKey } from '#contract/model-keys/model-keys.schemas.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { encryptKey } from './encrypt-key.ts';
import { findModelKey } from './find-model-key.ts';
import { modelKey } from './model-keys.table.ts';
import { placeOfKey } from './place-of-key.ts';
import { presentModelKey } from './present-model-key.ts';
import { requireBaseUrl } from './require-base-url.ts';

const keyAgain = 'Paste the key again: a stored key is not sent to another server.';

/**
 * Replaces a model key, or the server and models of a compatible one. With another base URL the key must be given again, so
 * that a stored one never reaches a server that it was not stored for. `invalid-input` for a base URL that is not public.
 */
export async function updateModelKey(
  ctx: Context,
  modelKeyId: string,
  { key, baseUrl, models }: BodyOf<typeof endpoint>,
): Promise<ModelKey> {
  const changedBy = requirePerson(ctx);
  const row = await findModelKey(ctx, modelKeyId);
  const isMoved = row.provider === 'compatible' && baseUrl !== undefined && baseUrl !== row.baseUrl;
  if (isMoved) requireBaseUrl(ctx, baseUrl);
  if (isMoved && row.key !== null && key === undefined)
    throw failure('invalid-input', { message: keyAgain, details: { key: keyAgain } });
  const changed = {
    ...row,
    ...(key === undefined ? {} : encryptKey(ctx, modelKeyId, key)),
    ...(isMoved ? { baseUrl } : {}),
    ...(key !== undefined || isMoved ? { storedBy: changedBy, refusedAt: null } : {}),
    ...(row.provider === 'compatible' && models !== undefined ? { models } : {}),
    changedAt: ctx.clock.now(),
  };
  await withTransaction(ctx, async (ctx) => {
    await ctx.db.update(modelKey).set(changed).where(eq(modelKey.id, modelKeyId));
    const name = placeOfKey(changed);
    await recordAudit(ctx, {
      action: 'model-key.changed',
      workspaceId: ctx.workspace.id,
      subject: { id: modelKeyId, name },
    });
    if (key !== undefined || isMoved)
      await emailSecurityChange(ctx, [changedBy], { change: 'model-key-stored', what: name });
  });
  ctx.workspaceModels.forget();
  return presentModelKey(changed);
}
