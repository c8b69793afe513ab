import type Stripe from 'stripe';
import type { BillingDetails } from '#server/ports/payments.ts';
import { compactTaxNumber } from './compact-tax-number.ts';
import { taxIdOf } from './tax-id-of.ts';

/**
 * Has a customer carry the tax number of their billing details and no other. A number that Stripe refuses throws before anything
 * has changed, and so does the rest of the details where that cannot be saved.
 * @param saveRest called once Stripe has taken the number
 */
export async function saveTaxNumber(
  stripe: Stripe,
  customerId: string,
  { details, saveRest }: { details: BillingDetails; saveRest: () => Promise<unknown> },
): Promise<void> {
  const wanted = taxIdOf(details);
  const had = await stripe.customers.listTaxIds(customerId, { limit: 100 }).autoPagingToArray({ limit: 100 });
  const same = had.find(
    ({ type, value }) =>
      type === wanted?.type && compactTaxNumber(value) === compactTaxNumber(wanted?.value ?? ''),
  );
  const made =
    wanted === null || same !== undefined
      ? undefined
      : await stripe.customers.createTaxId(customerId, { type: wanted.type, value: wanted.value });
  try {
    await saveRest();
  } catch (error) {
    if (made !== undefined) await stripe.customers.deleteTaxId(customerId, made.id);
    throw error;
  }
  for (const { id } of had) if (id !== same?.id) await stripe.customers.deleteTaxId(customerId, id);
}
