import { ReceiptText } from 'lucide-react';
import type { BillingHistoryItem } from '#contract/billing/billing.schemas.ts';
import { formatMoney } from '#core/billing/format-money.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';

const states: Record<BillingHistoryItem['state'], { label: string; tone: Tone }> = {
  paid: { label: 'Paid', tone: 'ready' },
  open: { label: 'Not paid', tone: 'failed' },
  void: { label: 'Cancelled', tone: 'neutral' },
};

/** Every invoice and credit note, newest first; each opens in a new tab. */
export function BillingHistory({ items }: { items: readonly BillingHistoryItem[] }) {
  return (
    <Card title="Billing history" isFlush>
      <div className="border-t border-line">
        {items.length === 0 ? (
          <EmptyRow icon={ReceiptText} title="No invoices yet">
            Invoices are listed here once something is charged.
          </EmptyRow>
        ) : (
          <section
            aria-label="Billing history"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            className="relative overflow-x-auto focus-visible:-outline-offset-2"
          >
            <table className="w-full min-w-[36rem] text-left text-sm">
              <thead className="text-xs text-ink-secondary">
                <tr className="border-b border-line">
                  {['Date', 'Description', 'State'].map((title) => (
                    <th key={title} scope="col" className="px-5 py-3 font-semibold">
                      {title}
                    </th>
                  ))}
                  <th scope="col" className="px-5 py-3 text-right font-semibold">
                    Amount
                  </th>
                  <th scope="col" className="px-5 py-3 font-semibold">
                    Invoice
                  </th>
                </tr>
              </thead>
              <tbody>
                {items.map((item) => (
                  <tr key={item.id} className="border-b border-line last:border-0">
                    <td className="px-5 py-3.5 whitespace-nowrap">{formatDate(item.date)}</td>
                    <td className="px-5 py-3.5 wrap-anywhere">{item.description}</td>
                    <td className="px-5 py-3.5">
                      <span className="flex flex-wrap gap-1.5">
                        <Badge tone={states[item.state].tone}>
                          {item.kind === 'credit-note' ? 'Paid back' : states[item.state].label}
                        </Badge>
                        {item.isDisputed && <Badge tone="partial">Disputed</Badge>}
                      </span>
                    </td>
                    <td className="px-5 py-3.5 text-right whitespace-nowrap tabular-nums">
                      {formatMoney(item.amountCents)}
                    </td>
                    <td className="px-5 py-3.5 whitespace-nowrap">
                      <a href={item.invoiceUrl} target="_blank" rel="noreferrer" className={linkLook}>
                        {item.number}
                        <span className="sr-only"> (opens in a new tab)</span>
                      </a>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
    </Card>
  );
}
