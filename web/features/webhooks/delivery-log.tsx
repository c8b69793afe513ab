import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import type { Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import { deliveryStatuses } from '#contract/webhooks/webhooks.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DateRangePicker } from '#web/ui/dates/date-range-picker.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { DeliveryDetails } from './delivery-details.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { ReplayAgain } from './replay-again.tsx';
import { statusLabels } from './status-labels.ts';
import { type DeliveryFilters, deliveriesQuery } from './webhooks.queries.ts';

/** What was sent, newest first, and the ways to send it again. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const [status, setStatus] = useState('');
  const [range, setRange] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const [isReplaying, setIsReplaying] = useState(false);
  const chosen = deliveryStatuses.find((each) => each === status);
  const filters: DeliveryFilters = { ...(chosen ? { status: chosen } : {}), ...(range ? { range } : {}) };
  const deliveries = useInfiniteQuery(deliveriesQuery(webhook.id, filters));
  const { items, total } = itemsOf(deliveries.data);

  return (
    <Card
      title="Log"
      description="What was sent in the last 30 days, and what your server answered."
      isFlush
      actions={
        <Button size="sm" variant="secondary" onClick={() => setIsReplaying(true)}>
          Send again…
        </Button>
      }
    >
      <div className="flex flex-wrap gap-2 px-5 pb-4">
        <Select
          isFilter
          aria-label="State"
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        >
          <option value="">All states</option>
          {deliveryStatuses.map((each) => (
            <option key={each} value={each}>
              {statusLabels[each]}
            </option>
          ))}
        </Select>
        <DateRangePicker value={range} onChange={setRange} />
      </div>
      {deliveries.isError && !deliveries.data ? (
        <ErrorState error={deliveries.error} onRetry={() => void deliveries.refetch()} />
      ) : !deliveries.data ? (
        <TableSkeleton rows={3} rowHeight="h-17" />
      ) : items.length === 0 ? (
        <div className="border-t border-line">
          <EmptyRow icon={Inbox} title={status || range ? 'Nothing matches' : 'Nothing was sent yet'}>
            {status || range
              ? 'Choose another state or other dates.'
              : 'Send a test to see whether your server receives it.'}
          </EmptyRow>
        </div>
      ) : (
        <>
          <ul aria-label="Deliveries" className="border-t border-line">
            {items.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => setOpened(delivery.id)} />
            ))}
          </ul>
          <LoadMore
            shown={items.length}
            total={total}
            hasMore={deliveries.hasNextPage}
            isLoading={deliveries.isFetchingNextPage}
            onLoad={() => void deliveries.fetchNextPage()}
          />
        </>
      )}
      {opened !== null && (
        <DeliveryDetails
          webhook={webhook}
          deliveryId={opened}
          onOpen={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
      <ReplayAgain webhook={webhook} isOpen={isReplaying} onClose={() => setIsReplaying(false)} />
    </Card>
  );
}
