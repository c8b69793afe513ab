import { Minus, Plus } from 'lucide-react';
import type { Billing } from '#contract/billing/billing.schemas.ts';
import { type AddOn, type AddOnQuantities, addOns, type BillingPeriod } from '#contract/plans.ts';
import { yearlyPrice } from '#core/billing/yearly-price.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';

interface AddOnChoicesProps {
  billing: Billing;
  period: BillingPeriod;
  /** With all add-ons as they should be then. */
  onChoose: (quantities: AddOnQuantities) => void;
}

/** The add-ons, on and off, and how many of those that are counted. */
export function AddOnChoices({ billing, period, onChoose }: AddOnChoicesProps) {
  const { subscription, provider } = billing;
  const quantities = (subscription?.nextOrder ?? subscription?.order)?.addOns ?? {};
  return (
    <Card
      title="Add-ons"
      description="Add-ons give you more than your plan includes. They are paid together with it."
      isFlush
    >
      <ul aria-label="Add-ons" className="border-t border-line">
        {addOns.map((addOn) => (
          <ItemRow
            key={addOn.id}
            title={addOn.name}
            text={`${addOn.unit ? `${addOn.unit} · ` : ''}${formatPrice(period === 'yearly' ? yearlyPrice(addOn.priceCents).monthCents : addOn.priceCents)} / month${period === 'yearly' ? ', billed once a year' : ''}`}
            actions={
              provider !== null && (
                <AddOnAction
                  addOn={addOn}
                  quantity={quantities[addOn.id] ?? 0}
                  onChange={(quantity) => onChoose({ ...quantities, [addOn.id]: quantity })}
                />
              )
            }
          />
        ))}
      </ul>
    </Card>
  );
}

interface AddOnActionProps {
  addOn: AddOn;
  quantity: number;
  onChange: (quantity: number) => void;
}

function AddOnAction({ addOn: { name, maximum }, quantity, onChange }: AddOnActionProps) {
  if (quantity === 0) {
    return (
      <Button size="sm" variant="secondary" aria-label={`Add ${name}`} onClick={() => onChange(1)}>
        Add
      </Button>
    );
  }
  if (maximum === 1) {
    return (
      <Button size="sm" variant="ghost" aria-label={`Remove ${name}`} onClick={() => onChange(0)}>
        Remove
      </Button>
    );
  }
  return (
    <>
      <IconButton label={`One ${name} less`} onClick={() => onChange(quantity - 1)}>
        <Minus aria-hidden />
      </IconButton>
      <span className="min-w-6 text-center font-semibold tabular-nums">
        {quantity}
        <span className="sr-only"> of {name}</span>
      </span>
      <IconButton
        label={`One ${name} more`}
        disabled={quantity >= maximum}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden />
      </IconButton>
    </>
  );
}
