import type { Context } from '#server/context.ts';
import { failure } from '#server/failure.ts';

/** Throws `invalid-input` for a model that agents of this workspace cannot have. */
export async function requireListedModel(
  ctx: Context,
  key: string | undefined,
  message = 'selectedModel: Choose one of the models that GET /api/v1/language-models lists.',
): Promise<void> {
  if (key === undefined) return;
  const models = await ctx.workspaceModels.of(ctx);
  if (models.listModels().some((model) => model.key === key)) return;
  throw failure('invalid-input', {
    message,
    details: { selectedModel: message.replace(/^selectedModel: /, '') },
  });
}
