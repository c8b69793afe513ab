import { makeStripePrices } from '#server/adapters/payments/stripe/prices/make-stripe-prices.ts';
import { OperatorError } from '#server/operator-error.ts';
import { readSettings, runCommandLine, say } from './read-settings.ts';

/** `npm run stripe-prices`: makes the products and prices of the plans in your Stripe account. */
await runCommandLine(async () => {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_API_BASE: apiBase,
    STRIPE_PRICE_PREFIX: prefix,
  } = readSettings().config;
  if (secretKey === undefined) throw new OperatorError('Set STRIPE_SECRET_KEY first.');
  const made = await makeStripePrices({ secretKey, apiBase }, prefix);
  for (const key of made) say(`Made ${key}.`);
  say(made.length === 0 ? 'All prices are there.' : `${made.length} prices made.`);
});
