import { paths } from '#contract/page-addresses.ts';
import type { WrappedShare } from '#contract/wrapped/wrapped.schemas.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import type { wrappedShare } from './wrapped.table.ts';

/** A link as the API shows it to its owner. */
export function presentShare(
  { config, secretKey }: Pick<Services, 'config' | 'secretKey'>,
  { id, year, cards, token, createdAt, expiresAt }: typeof wrappedShare.$inferSelect,
): WrappedShare {
  return {
    id,
    year,
    cards,
    url: `${baseUrl(config)}${paths.sharedWrapped(decryptSecret(secretKey, id, token))}`,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
