import { useQueryClient } from '@tanstack/react-query';
import { CreditCard, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Billing, PaymentMethod } from '#contract/billing/billing.schemas.ts';
import { describeError } from '#web/lib/call-error.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useBillingCalls } from './billing-calls.ts';
import { PortalButton } from './portal-button.tsx';

const brandNames: Record<PaymentMethod['type'], string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  other: 'Card',
};

const nameOf = ({ type, lastFourDigits }: PaymentMethod): string =>
  `${brandNames[type]} ending in ${lastFourDigits}`;

/** The cards of a buyer: which is charged, and how one is added or removed. */
export function PaymentMethods({
  billing: { paymentMethods, provider },
}: {
  billing: Pick<Billing, 'paymentMethods' | 'provider'>;
}) {
  const queryClient = useQueryClient();
  const calls = useBillingCalls();
  const [removed, setRemoved] = useState<PaymentMethod | null>(null);
  const tell = (error: unknown) => showToast.failed(describeError(error));
  const add = useMutationOnce({
    mutationFn: calls.addMethod,
    onSuccess: ({ url }) => location.assign(url),
    onError: tell,
  });
  const choose = useMutationOnce({
    mutationFn: (methodId: string) => calls.chooseMethod(queryClient, methodId),
    onSuccess: () => showToast.done('This card will be charged from now on.'),
    onError: tell,
  });
  return (
    <Card
      title="Payment methods"
      isFlush
      actions={
        provider !== null && (
          <span className="flex flex-wrap gap-2">
            {provider === 'stripe' && <PortalButton label="Open at Stripe" />}
            <Button size="sm" isBusy={add.isPending} onClick={() => add.mutateAsync().catch(() => undefined)}>
              <Plus aria-hidden />
              Add payment method
            </Button>
          </span>
        )
      }
    >
      {paymentMethods.length === 0 ? (
        <div className="border-t border-line">
          <EmptyRow icon={CreditCard} title="No payment method">
            {provider === null
              ? 'Payments are switched off on this installation.'
              : 'You add one when you subscribe.'}
          </EmptyRow>
        </div>
      ) : (
        <ul aria-label="Payment methods" className="border-t border-line">
          {paymentMethods.map((method) => (
            <MethodRow
              key={method.id}
              method={method}
              onChoose={() => choose.mutateAsync(method.id).catch(() => undefined)}
              onRemove={() => setRemoved(method)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={removed !== null}
        onClose={() => setRemoved(null)}
        title="Remove this payment method?"
        confirmLabel="Remove"
        onConfirm={async () => {
          if (removed === null) return;
          await calls.removeMethod(queryClient, removed.id);
          showToast.done('The payment method is removed.');
        }}
      >
        {removed && nameOf(removed)} will not be charged any more.
      </ConfirmDialog>
    </Card>
  );
}

interface MethodRowProps {
  method: PaymentMethod;
  onChoose: () => void;
  onRemove: () => void;
}

function MethodRow({ method, onChoose, onRemove }: MethodRowProps) {
  return (
    <ItemRow
      title={
        <>
          {brandNames[method.type]} <span aria-hidden>••••</span>
          <span className="sr-only">ending in</span> {method.lastFourDigits}
        </>
      }
      mark={method.isDefault && <Badge tone="brand">Default</Badge>}
      text={`Expires ${String(method.expiryMonth).padStart(2, '0')}/${method.expiryYear}`}
      actions={
        <>
          {!method.isDefault && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Make default: ${nameOf(method)}`}
              onClick={onChoose}
            >
              Make default
            </Button>
          )}
          <Button size="sm" variant="ghost" aria-label={`Remove ${nameOf(method)}`} onClick={onRemove}>
            Remove
          </Button>
        </>
      }
    />
  );
}
