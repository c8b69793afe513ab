import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalSentences } from '#contract/billing/billing.ts';
import { type TestCardId, testCardIds, testCards } from '#contract/billing/test-cards.ts';
import { formatMoney } from '#core/billing/format-money.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SandboxNotice } from './sandbox-notice.tsx';

/** A card of the sandbox, as it is sent. */
export interface SentCard {
  testCard: TestCardId;
  expiryMonth: number;
  expiryYear: number;
  isConfirmed: boolean;
}

interface SandboxCheckoutProps {
  checkout: UseQueryResult<SummaryProps & { isOrder: boolean; isOpen: boolean }>;
  /** Pays with a card, or adds it. */
  send(card: SentCard): Promise<void>;
  /** The page that the buyer comes back to. */
  backPath: string;
  backLabel: string;
}

/** Where a buyer pays with a test card, on an installation without a payment provider. */
export function SandboxCheckout({ checkout, send, backPath, backLabel }: SandboxCheckoutProps) {
  return (
    <div className="mx-auto w-full max-w-5xl space-y-6 px-4 py-8 sm:px-6">
      <PageHeading
        title={checkout.data?.isOrder === false ? 'Add a payment method' : 'Payment'}
        trail={[{ to: backPath, label: backLabel }]}
      />
      <SandboxNotice provider="sandbox" />
      {checkout.isError ? (
        <Card>
          <ErrorState error={checkout.error} onRetry={() => checkout.refetch()} />
        </Card>
      ) : checkout.data === undefined ? (
        <Loading>
          <Skeleton className="h-96 rounded-lg" />
        </Loading>
      ) : checkout.data.isOpen ? (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:items-start">
          <Card title="Card">
            <CardForm
              send={(card) =>
                send(card).catch((error: unknown) => {
                  // Another window may have paid: then this page is over.
                  void checkout.refetch();
                  throw error;
                })
              }
              totalCents={checkout.data.isOrder ? checkout.data.totalCents : null}
              backPath={backPath}
            />
          </Card>
          <div className="space-y-6">
            {checkout.data.isOrder && <Summary {...checkout.data} />}
            <TestCards />
          </div>
        </div>
      ) : (
        <Notice
          tone="info"
          action={
            <ButtonLink to={backPath} size="sm" variant="secondary">
              Open {backLabel.toLowerCase()}
            </ButtonLink>
          }
        >
          This payment page is no longer valid. The page before it shows what you have.
        </Notice>
      )}
    </div>
  );
}

interface SummaryProps {
  items: { name: string; quantity: number; amountCents: number }[];
  taxCents: number;
  totalCents: number;
}

function Summary({ items, taxCents, totalCents }: SummaryProps) {
  return (
    <Card title="Your order">
      <dl className="space-y-2 text-sm">
        {items.map(({ name, quantity, amountCents }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt>{quantity > 1 ? `${quantity} × ${name}` : name}</dt>
            <dd className="tabular-nums">{formatMoney(amountCents)}</dd>
          </div>
        ))}
        {taxCents > 0 && (
          <div className="flex justify-between gap-4">
            <dt>Tax</dt>
            <dd className="tabular-nums">{formatMoney(taxCents)}</dd>
          </div>
        )}
        <div className="flex justify-between gap-4 border-t border-line pt-2 text-base font-semibold">
          <dt>Total</dt>
          <dd className="tabular-nums">{formatMoney(totalCents)}</dd>
        </div>
      </dl>
    </Card>
  );
}

const spaced = (number: string): string => number.replaceAll(/(.{4})(?=.)/g, '$1 ');

function TestCards() {
  return (
    <Card title="Test cards" description="Type one of these numbers. No other card works here.">
      <ul className="space-y-2 text-sm">
        {testCardIds.map((id) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <code className="font-mono">{spaced(testCards[id].number)}</code>
            <span className="text-ink-secondary">{testCards[id].meaning}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface TypedCard {
  testCard: TestCardId | undefined;
  expiryMonth: number;
  expiryYear: number;
}

/** Only which test card it is leaves the browser: a real number that someone types is not sent. */
function readCard(data: FormData): TypedCard {
  const digits = String(data.get('number') ?? '').replaceAll(/\D/g, '');
  const [, month, year] =
    /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(String(data.get('expiry') ?? '')) ?? [];
  return {
    testCard: testCardIds.find((id) => testCards[id].number === digits),
    expiryMonth: Number(month ?? 0),
    expiryYear: 2_000 + Number(year ?? 0),
  };
}

function CardForm({
  send,
  totalCents,
  backPath,
}: Pick<SandboxCheckoutProps, 'send' | 'backPath'> & { totalCents: number | null }) {
  const [asked, setAsked] = useState<TypedCard | null>(null);
  const pay = async ({ testCard, ...expiry }: TypedCard, isConfirmed: boolean): Promise<void> => {
    if (testCard === undefined) return;
    await send({ testCard, ...expiry, isConfirmed });
    location.assign(`${backPath}?checkout=done`);
  };
  const form = useForm<TypedCard>({
    read: readCard,
    check: ({ testCard, expiryMonth }) => ({
      number:
        testCard === undefined ? 'This is not a test card. Use one of the numbers on this page.' : undefined,
      expiry:
        expiryMonth < 1 || expiryMonth > 12 ? 'Write the month and the year, such as 12/40.' : undefined,
    }),
    send: async (card) => {
      if (card.testCard !== undefined && testCards[card.testCard].needsConfirmation) setAsked(card);
      else await pay(card, false);
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <Field label="Card number" error={form.errors.number}>
        {(control) => (
          <TextInput
            {...control}
            name="number"
            inputMode="numeric"
            autoComplete="off"
            placeholder="4242 4242 4242 4242"
          />
        )}
      </Field>
      <Field label="Expires" error={form.errors.expiry}>
        {(control) => (
          <TextInput {...control} name="expiry" autoComplete="off" placeholder="12/40" className="max-w-32" />
        )}
      </Field>
      {form.message && <Notice tone="error">{form.message}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={form.isBusy}>
          {totalCents === null ? 'Add payment method' : `Pay ${formatMoney(totalCents)}`}
        </Button>
        <ButtonLink to={`${backPath}?checkout=cancelled`} variant="ghost">
          Cancel
        </ButtonLink>
      </div>
      {asked && <Confirmation card={asked} pay={pay} onClose={() => setAsked(null)} />}
    </form>
  );
}

interface ConfirmationProps {
  card: TypedCard;
  pay: (card: TypedCard, isConfirmed: boolean) => Promise<void>;
  onClose: () => void;
}

/** In place of the page of a bank. */
function Confirmation({ card, pay, onClose }: ConfirmationProps) {
  const [isRefused, setIsRefused] = useState(false);
  const form = useForm({ read: () => card, send: () => pay(card, true) });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Confirm with your bank"
      description="A real card would take you to your bank now. Here you choose the bank’s answer."
    >
      <form {...form.props} className="space-y-4">
        {(form.message !== null || isRefused) && (
          <Notice tone="error">{form.message ?? refusalSentences['not-confirmed']}</Notice>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={() => setIsRefused(true)}>
            Do not confirm
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            Confirm the payment
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
