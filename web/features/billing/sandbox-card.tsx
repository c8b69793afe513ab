import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { moveSandboxClock, turnSandboxPayment } from '#contract/billing/billing.endpoints.ts';
import type { Billing, Sandbox } from '#contract/billing/billing.schemas.ts';
import type { BillingEventKind, PaymentTurn } from '#contract/billing/billing.ts';
import { formatMoney } from '#core/billing/format-money.ts';
import { call } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { sandboxQuery, showBilling } from './billing.queries.ts';

const nextSentences: Record<BillingEventKind, string> = {
  renewal: 'The subscription renews',
  end: 'The subscription ends',
  retry: 'The open payment is tried again',
  pause: 'The subscription is paused',
};

/** Where no real money is: what else only time, the seller or a bank would bring about. */
export function SandboxCard() {
  const sandbox = useQuery(sandboxQuery());
  return (
    <Card
      title="Sandbox controls"
      description="Try what happens later. They exist only where payments are tests, and change this workspace alone."
    >
      {sandbox.data ? (
        <div className="grid gap-6 md:grid-cols-2">
          <ClockControl sandbox={sandbox.data} />
          <PaymentControl payments={sandbox.data.payments} />
        </div>
      ) : sandbox.isError ? (
        <ErrorState error={sandbox.error} onRetry={() => sandbox.refetch()} />
      ) : (
        <Loading>
          <Skeleton className="h-24 rounded-lg" />
        </Loading>
      )}
    </Card>
  );
}

/** Asks for a change, shows what the subscription then is, and says what went wrong. */
function useSandboxChange<Input>(ask: (input: Input) => Promise<Billing>, done: string) {
  const queryClient = useQueryClient();
  return useMutationOnce({
    mutationFn: ask,
    onSuccess: (billing) => {
      showBilling(queryClient, billing);
      showToast.done(done);
    },
    onError: (error) => showToast.failed(describeError(error)),
  });
}

function ClockControl({ sandbox: { aheadSeconds, next } }: { sandbox: Sandbox }) {
  const time = new Date(Date.now() + aheadSeconds * 1_000).toISOString();
  const move = useSandboxChange(() => call(moveSandboxClock, {}), 'The clock was moved.');
  return (
    <div>
      <h3 className="text-sm font-semibold">Clock</h3>
      <p className="mt-1 text-sm text-ink-secondary">
        It is {formatDate(time)} for this workspace’s payments.{' '}
        {next === null
          ? 'Without a subscription nothing happens by itself.'
          : `${nextSentences[next.kind]} on ${formatDate(next.at)}.`}
      </p>
      {next !== null && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          isBusy={move.isPending}
          onClick={() => move.mutateAsync(undefined).catch(() => undefined)}
        >
          Move the clock to {formatDate(next.at)}
        </Button>
      )}
    </div>
  );
}

const turnLabels: Record<PaymentTurn, string> = {
  refund: 'Refund',
  dispute: 'Dispute',
  'dispute-won': 'Dispute won',
  'dispute-lost': 'Dispute lost',
};

function PaymentControl({ payments }: { payments: Sandbox['payments'] }) {
  const id = useId();
  const [chosenId, setChosenId] = useState('');
  const turn = useSandboxChange(
    ({ invoiceId, turn }: { invoiceId: string; turn: PaymentTurn }) =>
      call(turnSandboxPayment, { params: { invoiceId }, body: { turn } }),
    'Done. The billing history shows it.',
  );
  const chosen = payments.find(({ invoiceId }) => invoiceId === chosenId) ?? payments[0];
  const turns: readonly PaymentTurn[] = chosen?.isDisputed
    ? ['dispute-won', 'dispute-lost']
    : ['refund', 'dispute'];
  return (
    <div>
      <h3 className="text-sm font-semibold">
        <label htmlFor={id}>Payment</label>
      </h3>
      {chosen === undefined ? (
        <p className="mt-1 text-sm text-ink-secondary">There is no payment to refund or dispute yet.</p>
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-secondary">
            A refund of the whole payment for the present period ends the subscription. So does a dispute that
            is lost.
          </p>
          <Select
            id={id}
            className="mt-3"
            value={chosen.invoiceId}
            onChange={(event) => setChosenId(event.target.value)}
          >
            {payments.map(({ invoiceId, number, leftCents }) => (
              <option key={invoiceId} value={invoiceId}>
                {number}: {formatMoney(leftCents)}
              </option>
            ))}
          </Select>
          <div className="mt-3 flex flex-wrap gap-2">
            {turns.map((each) => (
              <Button
                key={each}
                size="sm"
                variant="secondary"
                isBusy={turn.isPending}
                onClick={() =>
                  turn.mutateAsync({ invoiceId: chosen.invoiceId, turn: each }).catch(() => undefined)
                }
              >
                {turnLabels[each]}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
