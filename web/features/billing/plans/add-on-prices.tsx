import { addOns } from '#contract/plans.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { addOnSentences } from './pricing-content.ts';

/** The add-ons with what each is for and its price per month. */
export function AddOnPrices() {
  return (
    <table className="w-full text-left">
      <thead className="sr-only">
        <tr>
          <th scope="col">Add-on</th>
          <th scope="col">Price per month</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {addOns.map(({ id, name, unit, priceCents }) => (
          <tr key={id} className="h-18">
            <th scope="row" className="py-3 pr-4 text-lg font-semibold">
              {name}
              {unit && <span className="font-normal text-ink-secondary"> ({unit})</span>}
              <span className="block text-sm font-normal text-ink-secondary">{addOnSentences[id]}</span>
            </th>
            <td className="py-3 text-right whitespace-nowrap">
              <span className="font-display text-xl font-semibold tabular-nums">
                {formatPrice(priceCents)}
              </span>
              <span className="text-sm text-ink-secondary"> / month</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
