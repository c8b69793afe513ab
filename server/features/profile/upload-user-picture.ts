import type { User } from '#contract/users/users.schemas.ts';
import type { Services } from '#server/context.ts';
import { queuePictureDeletion } from '#server/features/pictures/queue-picture-deletion.ts';
import { storePicture } from '#server/features/pictures/store-picture.ts';
import { setUserPicture } from './set-user-picture.ts';

/** Takes the picture of a request as the user's own. Fails as `storePicture`. */
export async function uploadUserPicture(
  services: Services,
  userId: string,
  { request, crop }: { request: Request; crop: Parameters<typeof storePicture>[2]['crop'] },
): Promise<User> {
  const name = await storePicture(services, request, { tenant: userId, kind: 'avatar', crop });
  try {
    return await setUserPicture(services, userId, name);
  } catch (error) {
    await queuePictureDeletion(services, [name]);
    throw error;
  }
}
