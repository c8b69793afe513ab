import type { User } from '#contract/users/users.schemas.ts';
import type { Services } from '#server/context.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { queuePictureDeletion } from '#server/features/pictures/queue-picture-deletion.ts';
import { lockUser } from '#server/features/users/lock-user.ts';
import { presentUser } from '#server/features/users/present-user.ts';
import { updateUser } from '#server/features/users/update-user.ts';

/** Gives a user another picture, or none, and has the former deleted. */
export function setUserPicture(services: Services, userId: string, name: string | null): Promise<User> {
  return withTransaction(services, async (services) => {
    const before = await lockUser(services, userId);
    if (before === undefined) throw failure('signed-out');
    await updateUser(services, userId, { image: name });
    await queuePictureDeletion(services, [before.image]);
    return presentUser({ ...before, image: name });
  });
}
