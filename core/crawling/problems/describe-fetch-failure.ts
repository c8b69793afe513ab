import { describePause } from '../describe-pause.ts';
import type { FetchFailure, RefusalReason } from './fetch-failure.ts';
import { isBusy } from './is-busy.ts';

const UNREACHABLE = 'This address could not be reached. Check its spelling and that the website is online.';

const REFUSALS: Record<RefusalReason, string> = {
  address: 'This is not a web address. Use one that begins with http:// or https://.',
  'private-address':
    'This address is in a private network, which the crawler does not read. The operator of this server can allow it with the setting CRAWL_ALLOW_HOSTS.',
  // The same as for a name that does not exist, so that nobody learns which names a private network knows.
  'private-name': UNREACHABLE,
  port: 'The crawler only reads the standard web ports 80 and 443. The operator of this server can allow others with the setting CRAWL_ALLOW_HOSTS.',
  credentials: 'Addresses with a user name or password in them are not read. Remove them from the address.',
  downgrade:
    'This page redirects from a secure address (https) to an insecure one (http), so it was not read.',
  'redirect-limit': 'This page redirects endlessly.',
  'redirect-not-allowed': 'This page redirects to an address that is not part of this source.',
  'content-type': 'This address has no page or document with readable text.',
};

/** How to try once more: there may not be a source yet. */
type Again = 'Train this source again' | 'Try again';

/** One sentence for the owner: what happened, at the time `now`, and, where there is something to do, what. */
export function describeFetchFailure(
  failure: FetchFailure,
  now: Date,
  again: Again = 'Train this source again',
): string {
  switch (failure.kind) {
    case 'gone':
      return failure.status === 410
        ? 'The website says that this page was removed (410).'
        : 'The website has no page at this address (404).';
    case 'http-error':
      return isBusy(failure)
        ? describePause(failure.status, failure.retryAfterSeconds, now, again)
        : describeStatus(failure.status, again);
    case 'refused':
      return REFUSALS[failure.reason];
    case 'unreachable':
      return UNREACHABLE;
    case 'robots-unreadable':
      return `The robots.txt of this website could not be read, so the crawler stays out. ${again} later.`;
    case 'too-large':
      return `This page is larger than ${Math.floor(failure.limitBytes / 1_048_576)} MB and was not read.`;
    case 'timed-out':
      return `The website took too long to answer. ${again} later.`;
  }
}

function describeStatus(status: number, again: Again): string {
  if (status === 401 || status === 407) return `This page requires a login and cannot be read (${status}).`;
  if (status === 403) return 'The website does not allow our crawler to read this page (403).';
  if (status >= 500) return `The website returned an error for this page (${status}). ${again} later.`;
  return `The website answered with status ${status} instead of a page.`;
}
