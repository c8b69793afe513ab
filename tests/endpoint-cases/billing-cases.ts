import type { Billing, Sandbox } from '#contract/billing/billing.schemas.ts';
import type { TestCardId } from '#contract/billing/test-cards.ts';
import { type Client, expectStatus } from '../factories.ts';
import type { EndpointCase, Owner } from './endpoint-case.ts';

const card = (testCard: TestCardId = 'visa') => ({
  testCard,
  expiryMonth: 12,
  expiryYear: 2040,
  isConfirmed: false,
});
const order = { plan: 'free', period: 'monthly', addOns: { 'remove-brand': 1 } };

const idOf = (url: string): string => url.split('/').at(-1) ?? '';

/** A page of the sandbox on which a card is added. */
async function openCardPage(client: Client): Promise<string> {
  const opened = await client.post('/api/v1/billing/payment-methods');
  return idOf((await expectStatus<{ url: string }>(opened, 200)).url);
}

/** Adds a card, as a buyer on the page of the sandbox does, and answers its id. */
async function addCard(client: Client): Promise<string> {
  const paid = await client.post(`/api/v1/billing/sandbox/${await openCardPage(client)}`, card());
  const { paymentMethods } = await expectStatus<Billing>(paid, 200);
  return paymentMethods.find(({ isDefault }) => isDefault)?.id ?? '';
}

/** Buys an order on the page of the sandbox. */
export async function buy(
  client: Client,
  wanted: object = order,
  testCard: TestCardId = 'visa',
): Promise<Billing> {
  const opened = await client.post('/api/v1/billing/checkout', wanted);
  const checkoutId = idOf((await expectStatus<{ url: string }>(opened, 200)).url);
  return expectStatus(await client.post(`/api/v1/billing/sandbox/${checkoutId}`, card(testCard)), 200);
}

/** A subscription with a card and an invoice, and a page that is still open. */
export async function subscribe(client: Client) {
  const { paymentMethods, billingHistory } = await buy(client);
  return {
    paymentMethodId: paymentMethods[0]?.id ?? '',
    invoiceId: billingHistory[0]?.id ?? '',
    checkoutId: await openCardPage(client),
  };
}

/** Whatever came before, there is a subscription. */
async function subscribed({ client }: Owner): Promise<void> {
  const { subscription } = await expectStatus<Billing>(await client.get('/api/v1/billing'), 200);
  if (subscription === null) await buy(client);
}

let turns = 0;

export const billingCases: Record<string, EndpointCase> = {
  'billing.get': {},
  'billing.choose-after-limit': { valid: () => ({ body: { step: 'form' } }) },
  'billing.start-checkout': {
    onlyBrowsers: true,
    valid: async (owner) => {
      await owner.forgetSubscription();
      return { body: order };
    },
  },
  'billing.preview-change': {
    onlyBrowsers: true,
    valid: async (owner) => {
      await subscribed(owner);
      return { body: { ...order, addOns: { 'custom-brand': 1 } } };
    },
  },
  'billing.change': {
    onlyBrowsers: true,
    valid: async (owner) => {
      await subscribed(owner);
      return { body: { ...order, addOns: { ...order.addOns, 'extra-agent': 1 + (turns++ % 40) } } };
    },
  },
  'billing.cancel': {
    onlyBrowsers: true,
    valid: async (owner) => {
      await subscribed(owner);
      return {};
    },
  },
  'billing.resume': {
    onlyBrowsers: true,
    valid: async (owner) => {
      await subscribed(owner);
      return {};
    },
  },
  'billing.pay-now': {
    onlyBrowsers: true,
    valid: async (owner) => {
      await subscribed(owner);
      return {};
    },
  },
  'billing.add-payment-method': { onlyBrowsers: true },
  'billing.open-portal': { onlyBrowsers: true },
  'billing.choose-payment-method': { onlyBrowsers: true },
  'billing.remove-payment-method': {
    onlyBrowsers: true,
    valid: async ({ client }) => ({ params: { paymentMethodId: await addCard(client) } }),
  },
  'billing.save-details': {
    onlyBrowsers: true,
    valid: () => ({
      body: { name: 'Lamps', email: 'lamps@example.com', address: 'A street 1\nA town', taxId: '' },
    }),
  },
  'billing.show-invoice': {},
  'billing.list-history': {},
  'billing.get-sandbox': {},
  'billing.move-sandbox-clock': {
    onlyBrowsers: true,
    valid: async (owner) => {
      await subscribed(owner);
      return {};
    },
  },
  'billing.turn-sandbox-payment': {
    onlyBrowsers: true,
    valid: async (owner) => {
      await subscribed(owner);
      const { payments } = await expectStatus<Sandbox>(
        await owner.client.get('/api/v1/billing/sandbox'),
        200,
      );
      const { invoiceId = '', isDisputed = false } = payments[0] ?? {};
      return { params: { invoiceId }, body: { turn: isDisputed ? 'dispute-won' : 'dispute' } };
    },
  },
  'billing.get-sandbox-checkout': {},
  'billing.pay-sandbox-checkout': {
    onlyBrowsers: true,
    valid: async ({ client }) => ({ params: { checkoutId: await openCardPage(client) }, body: card() }),
  },
};
