import type { QueryOf } from '#contract/endpoint.ts';
import type { exportWaitlist as endpoint } from '#contract/operated-messages/operated-messages.endpoints.ts';
import type { WaitlistEntry } from '#contract/operated-messages/operated-messages.schemas.ts';
import type { Services } from '#server/context.ts';
import { exportFile } from '#server/http/export-file.ts';
import { listWaitlist } from './list-waitlist.ts';

const columns = ['Date', 'Email', 'Answered'];
const portion = 500;

/** The waitlist as a file, newest first, written as it is read. */
export function exportWaitlist(
  services: Services,
  { format, ...filter }: QueryOf<typeof endpoint>,
): Response {
  const rows = readEntries(services, filter);
  return exportFile(
    { owner: 'operators', name: 'waitlist', format, rows, columns, cells },
    services.clock.now(),
  );
}

async function* readEntries(
  services: Services,
  filter: Omit<QueryOf<typeof endpoint>, 'format'>,
): AsyncGenerator<WaitlistEntry> {
  let cursor: string | null | undefined;
  do {
    const page = await listWaitlist(services, {
      ...filter,
      limit: portion,
      ...(cursor ? { cursor } : {}),
    });
    yield* page.data;
    cursor = page.pagination.cursor;
  } while (cursor !== null);
}

const cells = ({ email, createdAt, answeredAt }: WaitlistEntry): Record<string, string>[] => [
  { Date: createdAt, Email: email, Answered: answeredAt ?? '' },
];
