import { sql } from 'drizzle-orm';
import type { updateAccountSettings as endpoint } from '#contract/accounts/accounts.endpoints.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { updateUser } from '#server/features/users/update-user.ts';
import { user } from '#server/features/users/users.table.ts';

/** Changes what is given. `invalid-input` for a language or a time zone that there is not. */
export async function updateAccountSettings(
  services: Services,
  userId: string,
  { language, timeZone, notifications }: BodyOf<typeof endpoint>,
): Promise<void> {
  if (language && !isKnown(() => Intl.getCanonicalLocales(language))) {
    throw invalid('language', 'Use a tag such as en, de or pt-BR.');
  }
  if (timeZone && !isKnown(() => new Intl.DateTimeFormat('en', { timeZone }))) {
    throw invalid('timeZone', 'Use the name of a time zone, such as Europe/Berlin.');
  }
  const wanted = Object.entries(notifications ?? {}).filter(([, value]) => value !== undefined);
  await updateUser(services, userId, {
    ...(language === undefined ? {} : { language }),
    ...(timeZone === undefined ? {} : { timeZone }),
    // Merged in the database, so that of two switches turned at once both count.
    notifications: sql`${user.notifications} || ${JSON.stringify(Object.fromEntries(wanted))}::jsonb`,
  });
}

/** `Intl` throws a RangeError for a name that it does not know, and offers no other way to ask. */
function isKnown(use: () => unknown): boolean {
  try {
    use();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const invalid = (field: string, sentence: string) =>
  failure('invalid-input', { message: `${field}: ${sentence}`, details: { [field]: sentence } });
