import type { PictureKind } from '#contract/pictures/pictures.ts';
import type { Context } from '#server/context.ts';
import { queuePictureDeletion } from '#server/features/pictures/queue-picture-deletion.ts';
import { storePicture } from '#server/features/pictures/store-picture.ts';
import { findAgent } from '../find-agent.ts';
import { setAgentPicture } from './set-agent-picture.ts';

/** Takes the picture of a request as an agent's avatar or cover. Fails as `storePicture`, or with `not-found`. */
export async function uploadAgentPicture(
  ctx: Context,
  agentId: string,
  {
    kind,
    request,
    crop,
  }: { kind: PictureKind; request: Request; crop: Parameters<typeof storePicture>[2]['crop'] },
): Promise<void> {
  await findAgent(ctx, agentId);
  const name = await storePicture(ctx, request, { tenant: ctx.workspace.id, kind, crop });
  try {
    await setAgentPicture(ctx, agentId, { kind, name });
  } catch (error) {
    await queuePictureDeletion(ctx, [name]);
    throw error;
  }
}
