import { z } from 'zod';
import {
  addPaymentMethod as addMethod,
  billingDetailsSchema,
  billingHistoryItemSchema,
  centsSchema,
  getSandboxCheckout as getCheckout,
  paySandboxCheckout as payCheckout,
  paymentMethodSchema,
  subscriptionTermsSchema,
} from '../billing/billing.schemas.ts';
import { paymentProviders } from '../billing/billing.ts';
import { messagePlanIds } from '../chat-archives/chat-archives.ts';
import { idSchema } from '../fields.schemas.ts';
import { listOf, pageQuerySchema } from '../lists.schemas.ts';

const chatgenieBillingSchema = z.object({
  /** Who takes payments: `sandbox` takes no real money. Null where payments are switched off. */
  provider: z.enum(paymentProviders).nullable(),
  plan: z.enum(messagePlanIds),
  /** This installation gives Pro to everybody, so that nobody pays for it. */
  isGranted: z.boolean(),
  /** What Pro costs per month, before tax. */
  priceCents: centsSchema,
  subscription: subscriptionTermsSchema.nullable(),
  paymentMethods: z.array(paymentMethodSchema),
  /** Newest first, the last 25. */
  billingHistory: z.array(billingHistoryItemSchema),
  details: billingDetailsSchema,
});
export type ChatgenieBilling = z.infer<typeof chatgenieBillingSchema>;

const methodParams = z.object({ chatgenieMethodId: idSchema });
const checkoutParams = z.object({ chatgenieCheckoutId: idSchema });

export const getChatgenieBilling = {
  summary: 'Get your plan of ChatGenie, your payment methods and your billing history',
  answer: chatgenieBillingSchema,
};

export const listChatgenieHistory = {
  summary: 'List your invoices and credit notes for ChatGenie, newest first',
  query: pageQuerySchema,
  answer: listOf(billingHistoryItemSchema),
};

export const startChatgenieCheckout = {
  summary: 'Start the payment of ChatGenie Pro; returns the page to pay on',
  answer: addMethod.answer,
};

export const cancelChatgenie = {
  summary: 'Cancel ChatGenie Pro at the end of the month, or at once if a payment is open',
  answer: chatgenieBillingSchema,
};

export const resumeChatgenie = {
  summary: 'Undo the cancellation of ChatGenie Pro before the month ends',
  answer: chatgenieBillingSchema,
};

export const payChatgenie = {
  summary: 'Pay the invoice for ChatGenie Pro that is open with the default payment method',
  answer: chatgenieBillingSchema,
};

export const addChatgenieMethod = {
  summary: 'Start adding a payment method for ChatGenie; returns the page to add it on',
  answer: addMethod.answer,
};

export const openChatgeniePortal = {
  summary:
    "Get the payment provider's page for your cards, invoices and payments to confirm; the page of your plan if the provider has none",
  answer: addMethod.answer,
};

export const chooseChatgenieMethod = {
  summary: 'Make a payment method for ChatGenie the default',
  params: methodParams,
  answer: chatgenieBillingSchema,
};

export const removeChatgenieMethod = {
  summary: 'Remove a payment method for ChatGenie',
  params: methodParams,
  answer: chatgenieBillingSchema,
};

export const saveChatgenieDetails = {
  summary: 'Change what your invoices for ChatGenie say about you',
  body: billingDetailsSchema,
  answer: chatgenieBillingSchema,
};

export const showChatgenieInvoice = {
  summary:
    'Get an invoice or a credit note for ChatGenie as a page, as a PDF, or where the installation makes e-invoices as XML by EN 16931',
  params: z.object({ chatgenieInvoiceId: idSchema }),
  query: z.object({ format: z.enum(['html', 'pdf', 'xml']).default('html') }),
  answer: z.string(),
};

export const getChatgenieCheckout = {
  summary: 'Get what is bought on a payment page of the sandbox for ChatGenie, which takes no real money',
  params: checkoutParams,
  answer: getCheckout.answer.omit({ order: true }).extend({
    /** False where only a card is added. */
    isOrder: z.boolean(),
  }),
};

export const payChatgenieCheckout = {
  summary: 'Pay on a payment page of the sandbox for ChatGenie with a test card',
  params: checkoutParams,
  body: payCheckout.body,
  answer: chatgenieBillingSchema,
};
