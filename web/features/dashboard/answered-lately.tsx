import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { answeredRate } from '#core/counting/answered-rate.ts';
import { conversationCountsQuery } from '#web/console/conversations/conversations.queries.ts';
import { arrangeSpans } from '#web/lib/dates/arrange-spans.ts';
import { dayInZone, resolveRange } from '#web/lib/dates/date-ranges.ts';
import { weekStart } from '#web/lib/dates/week-start.ts';
import { formatCount, formatShare } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { dateFormat, viewerTimeZone } from '#web/lib/viewer-locale.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** As Analytics shows at first. */
const range = '8-days-up-to-today';

/** How well questions were answered in the last days, with the messages of each of them. */
export function AnsweredLately() {
  const { data: counts } = useQuery(conversationCountsQuery({ range }, 'day'));
  const rate = counts && answeredRate(counts.outcomes);
  const today = dayInZone(new Date(), viewerTimeZone());
  const days = resolveRange(range, today, weekStart());
  const spans = arrangeSpans(counts?.days ?? [], days, today, 'day', weekStart());
  const highest = Math.max(1, ...spans.map(({ item }) => item?.messages ?? 0));
  return (
    <Card title="Last 8 days">
      {counts ? (
        <>
          <div className="flex items-end justify-between gap-6">
            <p>
              <span className="block text-sm whitespace-nowrap text-ink-secondary">Questions answered</span>
              <span className="mt-0.5 block font-display text-2xl font-semibold tabular-nums">
                {rate === null || rate === undefined ? '–' : formatShare(rate)}
              </span>
            </p>
            <div aria-hidden className="ml-auto w-36 min-w-0">
              <div className="flex h-14 items-end justify-between gap-1">
                {spans.map(({ from, item }, at) => (
                  <span
                    key={from.getTime()}
                    title={`${formatDate(from)}: ${formatCount(item?.messages ?? 0, 'message')}`}
                    className={classNames(
                      'w-4 rounded-t-[2px] bg-chart-answered',
                      // Today is not over.
                      at === spans.length - 1 && 'opacity-50',
                    )}
                    style={{ height: `max(2px, ${((item?.messages ?? 0) / highest) * 100}%)` }}
                  />
                ))}
              </div>
              <p className="mt-1 flex justify-between text-xs text-ink-secondary">
                <span>
                  {spans[0] && dateFormat({ month: 'short', day: 'numeric' }, false).format(spans[0].from)}
                </span>
                <span>Today</span>
              </p>
            </div>
          </div>
          <p className="mt-4 text-sm">
            <Link
              to={paths.agentAnalytics}
              className="font-semibold text-brand underline-offset-4 hover:underline"
            >
              {formatCount(counts.messages, 'message')} in Analytics
            </Link>
          </p>
        </>
      ) : (
        <Skeleton className="h-24" />
      )}
    </Card>
  );
}
