import type { ChatgenieBilling } from '#contract/chatgenie-billing/chatgenie-billing.schemas.ts';
import { personalPlans } from '#contract/plans.ts';
import type { Services } from '#server/context.ts';
import { presentTerms } from '#server/features/billing/account/present-terms.ts';
import { isGivenPro } from '#server/features/chat-archives/quota/is-given-pro.ts';
import { messagePlanOf } from '#server/features/chat-archives/quota/message-plan-of.ts';
import { findUserAccount } from './find-user-account.ts';
import { listChatgenieHistory } from './list-chatgenie-history.ts';

/** The rest is read page by page. */
const shownInvoices = 25;

/** A user's plan of ChatGenie and how they pay for it, as last read from the provider. */
export async function getChatgenieBilling(services: Services, userId: string): Promise<ChatgenieBilling> {
  const [plan, isGranted, account, { data: billingHistory }] = await Promise.all([
    messagePlanOf(services, userId),
    isGivenPro(services, userId),
    findUserAccount(services, userId),
    listChatgenieHistory(services, userId, { limit: shownInvoices }),
  ]);
  return {
    provider: services.payments?.provider ?? null,
    plan,
    isGranted,
    priceCents: personalPlans['chatgenie-pro'].priceCents,
    subscription: presentTerms(account?.subscription ?? null, billingHistory),
    paymentMethods: account?.methods ?? [],
    billingHistory,
    details: { email: '', name: '', address: '', taxId: '', country: '', ...account?.details },
  };
}
