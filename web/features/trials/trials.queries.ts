import { queryOptions } from '@tanstack/react-query';
import { showTrial } from '#contract/trials/trials.endpoints.ts';
import { call } from '#web/lib/call.ts';

const whileReadingMs = 700;
const afterwardsMs = 60_000;

/** A trial agent by the secret of its link; asked for often while its website is being read. */
export const trialQuery = (secret: string) =>
  queryOptions({
    queryKey: ['trials', secret],
    queryFn: ({ signal }) => call(showTrial, { body: { secret }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? false : isBeingRead(data) ? whileReadingMs : afterwardsMs,
  });

export const isBeingRead = ({ status }: { status: string }): boolean =>
  status === 'queued' || status === 'training';
