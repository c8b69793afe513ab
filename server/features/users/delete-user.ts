import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { queuePictureDeletion } from '#server/features/pictures/queue-picture-deletion.ts';
import { user } from './users.table.ts';

/** Deletes a user; the database deletes with it every row that refers to it, and a job the picture. */
export async function deleteUser(services: Services, userId: string): Promise<void> {
  const [deleted] = await services.db
    .delete(user)
    .where(eq(user.id, userId))
    .returning({ image: user.image });
  await queuePictureDeletion(services, [deleted?.image]);
}
