import { eq } from 'drizzle-orm';
import type { Services } from '#server/context.ts';
import { forgetPictures } from '#server/features/pictures/forget-pictures.ts';
import { user } from './users.table.ts';

/** Deletes a user; the database deletes with it every row that refers to it, and a job the picture. */
export async function deleteUser(services: Services, userId: string): Promise<void> {
  const [deleted] = await services.db
    .delete(user)
    .where(eq(user.id, userId))
    .returning({ image: user.image });
  await forgetPictures(services, [deleted?.image]);
}
