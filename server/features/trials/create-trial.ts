import { eq, inArray, sql } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { createTrial as endpoint } from '#contract/trials/trials.endpoints.ts';
import type { Services } from '#server/context.ts';
import { createId } from '#server/database/create-id.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { failure } from '#server/failure.ts';
import { readWebsiteAddress } from '#server/features/sources/crawling/read-website-address.ts';
import { source } from '#server/features/sources/sources.table.ts';
import { suggestFromWebsite } from '#server/features/sources/suggestions/suggest-from-website.ts';
import { storeTrial } from './store-trial.ts';
import { trial } from './trials.table.ts';

/** Trial agents that read at once: half of the crawls that run at once, so that owners never wait for strangers alone. */
const readingAtOnce = 3;

/**
 * Makes an agent of a website for somebody without an account. Its first page is read before it is answered, so a bad
 * address is refused and nothing is stored. `invalid-input` for what is no address, `cannot-process` with the reason for
 * a page that cannot be read, `rate-limited`, `unavailable` while too many others are being read.
 */
export async function createTrial(
  services: Services,
  given: { url: string },
  clientAddress: string,
  signal: AbortSignal,
): Promise<AnswerOf<typeof endpoint>> {
  const { url } = readWebsiteAddress(given.url);
  await services.rateLimiter.hit(
    ['trial-from-address', clientAddress],
    ['trial-of-website', new URL(url).hostname],
    ['trial'],
  );
  await refuseCrowd(services);
  const suggestion = await suggestFromWebsite(
    {
      ...services,
      // Not there yet: it is made once the page has answered.
      workspace: { id: createId('wsp'), plan: services.config.DEFAULT_PLAN, addOns: {} },
      actor: { kind: 'system' },
    },
    given.url,
    signal,
    // Strangers wait for an answer, not for a picture.
    { withAvatar: false },
  );
  return withTransaction(services, async (services) => {
    // Again, one after the other: of many that came at once, all have found room above.
    await services.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('trials', 0))`);
    await refuseCrowd(services);
    return storeTrial(services, suggestion);
  });
}

async function refuseCrowd({ db }: Pick<Services, 'db'>): Promise<void> {
  const reading = await db
    .select({ id: source.id })
    .from(trial)
    .innerJoin(source, eq(source.agentId, trial.agentId))
    .where(inArray(source.status, ['queued', 'training']))
    .limit(readingAtOnce);
  if (reading.length < readingAtOnce) return;
  throw failure('unavailable', {
    message: 'Other websites are being read at the moment. Please try again in a minute.',
  });
}
