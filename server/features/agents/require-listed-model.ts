import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';

/** Throws `invalid-input` for a model that agents of this workspace cannot have. */
export async function requireListedModel(ctx: Context, key: string | undefined): Promise<void> {
  if (key === undefined) return;
  const models = await ctx.workspaceModels.of(ctx);
  if (models.listModels().some((model) => model.key === key)) return;
  const message = 'Choose one of the models that GET /api/v1/language-models lists.';
  throw failure('invalid-input', {
    message: `selectedModel: ${message}`,
    details: { selectedModel: message },
  });
}
