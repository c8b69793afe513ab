import type { BodyOf } from '#contract/endpoint.ts';
import type { createModelKey as endpoint } from '#contract/model-keys/model-keys.endpoints.ts';
import type { ModelKey } from '#contract/model-keys/model-keys.schemas.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Context } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { isUniqueViolation } from '#server/database/is-unique-violation.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { encryptKey } from './encrypt-key.ts';
import { modelKey } from './model-keys.table.ts';
import { placeOfKey } from './place-of-key.ts';
import { presentModelKey } from './present-model-key.ts';
import { requireBaseUrl } from './require-base-url.ts';

/**
 * Stores a key of a provider, encrypted: from then on the agents of the workspace answer by its own keys alone. The member
 * who stores it gets an email, as messages of visitors go to the account of the key. `cannot-process` where the provider has
 * a key already, `invalid-input` for a base URL that is not public, `not-allowed` for an API key.
 */
export async function createModelKey(
  ctx: Context,
  { provider, key, baseUrl, models }: BodyOf<typeof endpoint>,
): Promise<ModelKey> {
  const createdBy = requirePerson(ctx);
  const isCompatible = provider === 'compatible';
  if (isCompatible && baseUrl !== undefined) requireBaseUrl(ctx, baseUrl);
  const id = createId('mky');
  const row: typeof modelKey.$inferSelect = {
    id,
    workspaceId: ctx.workspace.id,
    provider,
    ...encryptKey(ctx, id, key ?? null),
    baseUrl: isCompatible ? (baseUrl ?? null) : null,
    models: isCompatible ? (models ?? []) : [],
    storedBy: createdBy,
    changedAt: ctx.clock.now(),
    refusedAt: null,
  };
  const name = placeOfKey(row);
  try {
    await withTransaction(ctx, async (ctx) => {
      await ctx.db.insert(modelKey).values(row);
      await recordAudit(ctx, {
        action: 'model-key.created',
        workspaceId: ctx.workspace.id,
        subject: { id, name },
      });
      await emailSecurityChange(ctx, [createdBy], { change: 'model-key-stored', what: name });
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'model_key_provider')) throw error;
    throw failure('cannot-process', {
      message: 'There is already a key for this provider. Replace that one.',
    });
  }
  ctx.workspaceModels.forget();
  return presentModelKey(row);
}
