import { useQuery, useQueryClient } from '@tanstack/react-query';
import { changeSubscription, startCheckout } from '#contract/billing/billing.endpoints.ts';
import type { Billing, ChangePreview } from '#contract/billing/billing.schemas.ts';
import type { WorkspaceOrder } from '#core/billing/billing-account.ts';
import { describeOrder } from '#core/billing/describe-order.ts';
import { formatMoney } from '#core/billing/format-money.ts';
import { priceOrder } from '#core/billing/price-order.ts';
import { totalOf } from '#core/billing/total-of.ts';
import { call } from '#web/lib/call.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { billingQuery, previewQuery, showBilling } from './billing.queries.ts';
import { periodUnit } from './plans/period-unit.ts';

interface OrderDialogProps {
  billing: Billing;
  /** Null while none is chosen. */
  order: WorkspaceOrder | null;
  onClose: () => void;
}

/** What an order costs, before it is paid: a first one goes on to the payment page, a change is made here. */
export function OrderDialog({ billing, order, onClose }: OrderDialogProps) {
  const isEmpty = order !== null && priceOrder(order).length === 0;
  return (
    <Dialog
      isOpen={order !== null}
      onClose={onClose}
      title={billing.subscription === null ? 'Your order' : 'Change your subscription'}
    >
      {order === null ? null : isEmpty ? (
        <p className="text-sm text-ink-secondary">
          There would be nothing left to pay for. To stop paying, cancel your subscription on the billing
          page.
        </p>
      ) : billing.subscription === null ? (
        <FirstOrder order={order} onClose={onClose} />
      ) : (
        <Change order={order} onClose={onClose} />
      )}
    </Dialog>
  );
}

function OrderRows({ rows }: { rows: readonly { label: string; cents: number }[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line text-sm">
      {rows.map(({ label, cents }) => (
        <div key={label} className="flex justify-between gap-4 py-2.5">
          <dt className="min-w-0 break-words">{label}</dt>
          <dd className="whitespace-nowrap tabular-nums">{formatMoney(cents)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <p className="flex justify-between gap-4 font-semibold">
      <span>{label}</span>
      <span className="whitespace-nowrap tabular-nums">{formatMoney(cents)}</span>
    </p>
  );
}

function FirstOrder({ order, onClose }: { order: WorkspaceOrder; onClose: () => void }) {
  const items = priceOrder(order);
  const form = useForm({
    read: () => order,
    send: async (body) => {
      const { url } = await call(startCheckout, { body });
      location.assign(url);
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <OrderRows
        rows={items.map(({ name, quantity, amountCents }) => ({
          label: quantity > 1 ? `${quantity} × ${name}` : name,
          cents: amountCents,
        }))}
      />
      <Sum label={`Per ${periodUnit[order.period]}, before tax`} cents={totalOf(items)} />
      <p className="text-sm text-ink-secondary">
        You can cancel at any time. You keep what you have paid for.
      </p>
      <DialogButtons label="Continue to payment" form={form} onCancel={onClose} />
    </form>
  );
}

function Change({ order, onClose }: { order: WorkspaceOrder; onClose: () => void }) {
  const queryClient = useQueryClient();
  const preview = useQuery(previewQuery(order));
  const form = useForm({
    read: () => order,
    send: async (given) => {
      const shown = preview.data?.dueCents;
      const body = { ...given, shownCents: shown === undefined ? undefined : Math.max(0, shown) };
      // What was refused may cost something else by now.
      const refuse = (error: unknown) => {
        void preview.refetch();
        throw error;
      };
      showBilling(queryClient, await call(changeSubscription, { body }).catch(refuse));
      showToast.done(
        preview.data?.isImmediate ? 'Done. You have it now.' : 'Done. It changes at the end of the period.',
      );
      onClose();
    },
  });
  if (preview.isError) return <ErrorState error={preview.error} onRetry={() => preview.refetch()} />;
  return (
    <form {...form.props} className="space-y-4">
      <p className="text-sm">
        You will have <strong className="font-semibold">{describeOrder(order)}</strong>.
      </p>
      {preview.data ? (
        <Preview preview={preview.data} order={order} />
      ) : (
        <Skeleton className="h-32 rounded-md" />
      )}
      <DialogButtons
        label={
          preview.data && preview.data.dueCents > 0 ? `Pay ${formatMoney(preview.data.dueCents)}` : 'Change'
        }
        form={form}
        isDisabled={!preview.data}
        onCancel={() => {
          void queryClient.invalidateQueries({ queryKey: billingQuery().queryKey, exact: true });
          onClose();
        }}
      />
    </form>
  );
}

function Preview({ preview, order }: { preview: ChangePreview; order: WorkspaceOrder }) {
  const later = `${formatMoney(preview.amountCents)} per ${periodUnit[order.period]}, before tax`;
  if (!preview.isImmediate) {
    return (
      <p className="text-sm text-ink-secondary">
        Until {formatDate(preview.startsAt)} you keep what you have paid for. From then on it costs {later}.
        Nothing is charged now.
      </p>
    );
  }
  return (
    <>
      {preview.lines.length > 0 && (
        <OrderRows
          rows={[
            ...preview.lines.map(({ description, quantity, amountCents }) => ({
              label: quantity > 1 ? `${description} (${quantity})` : description,
              cents: amountCents,
            })),
            ...(preview.taxCents === 0 ? [] : [{ label: 'Tax', cents: preview.taxCents }]),
          ]}
        />
      )}
      <Sum label="To pay now" cents={preview.dueCents} />
      <p className="text-sm text-ink-secondary">From the next period on it costs {later}.</p>
    </>
  );
}
