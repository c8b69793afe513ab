import { addOns } from '#contract/plans.ts';
import { formatPrice } from '#web/lib/format-price.ts';

/** The add-ons with their prices per month. */
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
          <tr key={id}>
            <th scope="row" className="py-5 pr-4 text-lg font-semibold">
              {name}
              {unit && <span className="block text-sm font-normal text-ink-secondary">{unit}</span>}
            </th>
            <td className="py-5 text-right whitespace-nowrap">
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
