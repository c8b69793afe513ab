import type { Services } from '#server/context.ts';
import { queuePictureDeletion } from '#server/features/pictures/queue-picture-deletion.ts';
import { storePicture } from '#server/features/pictures/store-picture.ts';
import { findWhiteLabel } from './find-white-label.ts';
import { setWhiteLabelLogo } from './set-white-label-logo.ts';

/** Takes the picture of a request as the logo of a white label. Fails as `storePicture`, or with `not-found`. */
export async function uploadWhiteLabelLogo(
  services: Services,
  partnerId: string,
  { request, crop }: { request: Request; crop: Parameters<typeof storePicture>[2]['crop'] },
): Promise<void> {
  await findWhiteLabel(services, partnerId);
  const name = await storePicture(services, request, { tenant: partnerId, kind: 'avatar', crop });
  try {
    await setWhiteLabelLogo(services, partnerId, name);
  } catch (error) {
    await queuePictureDeletion(services, [name]);
    throw error;
  }
}
