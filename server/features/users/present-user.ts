import { paths } from '#contract/page-addresses.ts';
import type { User } from '#contract/users/users.schemas.ts';
import type { user } from './users.table.ts';

/** A user as the API shows them: never a hash, `image` only where there is one. */
export function presentUser(row: typeof user.$inferSelect): User {
  const { id, email, firstname, lastname, company, image } = row;
  return {
    id,
    email,
    firstname,
    lastname,
    company,
    ...(image === null ? {} : { image: paths.picture(image) }),
  };
}
