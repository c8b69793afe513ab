import { type AddOnQuantities, addOnIds, type OwnedAddOn } from '#contract/plans.ts';

/** The add-ons of which there is at least one, in the order of their table. */
export function listAddOns(quantities: AddOnQuantities): OwnedAddOn[] {
  return addOnIds.flatMap((id) => {
    const quantity = quantities[id] ?? 0;
    return quantity > 0 ? [{ id, quantity }] : [];
  });
}
