import type { TestCardId } from '#contract/billing/test-cards.ts';
import type { ChatgenieBilling } from '#contract/chatgenie-billing/chatgenie-billing.schemas.ts';
import { type Client, expectStatus, signUp } from '../factories.ts';
import type { EndpointCase, Owner } from './endpoint-case.ts';

const root = '/api/chatgenie/billing';
const card = (testCard: TestCardId) => ({
  testCard,
  expiryMonth: 12,
  expiryYear: 2040,
  isConfirmed: false,
});
const idOf = (url: string): string => url.split('/').at(-1) ?? '';

/** Opens a page of the sandbox, and answers its id. */
async function openPage(client: Client, path: string): Promise<string> {
  return idOf((await expectStatus<{ url: string }>(await client.post(root + path), 200)).url);
}

async function addCard(client: Client): Promise<string> {
  const page = await openPage(client, '/payment-methods');
  const paid = await client.post(`${root}/sandbox/${page}`, card('visa'));
  const { paymentMethods } = await expectStatus<ChatgenieBilling>(paid, 200);
  return paymentMethods.find(({ isDefault }) => isDefault)?.id ?? '';
}

/** Buys ChatGenie Pro on the page of the sandbox. */
export async function buyChatgenie(client: Client, testCard: TestCardId = 'visa'): Promise<ChatgenieBilling> {
  const page = await openPage(client, '/checkout');
  return expectStatus(await client.post(`${root}/sandbox/${page}`, card(testCard)), 200);
}

/** ChatGenie Pro with a card and an invoice, and a page that is still open. */
export async function subscribeToChatgenie(client: Client) {
  const { paymentMethods, billingHistory } = await buyChatgenie(client);
  return {
    chatgenieMethodId: paymentMethods[0]?.id ?? '',
    chatgenieInvoiceId: billingHistory[0]?.id ?? '',
    chatgenieCheckoutId: await openPage(client, '/payment-methods'),
  };
}

const freshPage = async ({ client }: Owner) => ({
  params: { chatgenieCheckoutId: await openPage(client, '/payment-methods') },
  body: card('visa'),
});

export const chatgenieBillingCases: Record<string, EndpointCase> = {
  'chatgenie-billing.get': {},
  'chatgenie-billing.list-history': {},
  // Somebody who has not bought it.
  'chatgenie-billing.start-checkout': { valid: async ({ app }) => ({ client: await signUp(app) }) },
  'chatgenie-billing.cancel': {},
  'chatgenie-billing.resume': {},
  'chatgenie-billing.pay-now': {},
  'chatgenie-billing.add-payment-method': {},
  'chatgenie-billing.open-portal': {},
  'chatgenie-billing.choose-payment-method': {},
  'chatgenie-billing.remove-payment-method': {
    valid: async ({ client }) => ({ params: { chatgenieMethodId: await addCard(client) } }),
  },
  'chatgenie-billing.save-details': {
    valid: () => ({ body: { name: 'Ann', email: 'ann@example.com', address: 'A street 1', taxId: '' } }),
  },
  'chatgenie-billing.show-invoice': {},
  'chatgenie-billing.get-sandbox-checkout': {},
  'chatgenie-billing.pay-sandbox-checkout': { valid: freshPage },
};
