import { type AddOnQuantities, addOns } from '#contract/plans.ts';

/** The add-ons of both together, up to the number of each that one workspace may have. */
export function sumAddOns(paid: AddOnQuantities, granted: AddOnQuantities): AddOnQuantities {
  return Object.fromEntries(
    addOns.flatMap(({ id, maximum }) => {
      const quantity = Math.min(maximum, (paid[id] ?? 0) + (granted[id] ?? 0));
      return quantity > 0 ? [[id, quantity]] : [];
    }),
  );
}
