import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  addChatgenieMethod,
  chooseChatgenieMethod,
  getChatgenieBilling,
  getChatgenieCheckout,
  listChatgenieHistory,
  openChatgeniePortal,
  payChatgenie,
  removeChatgenieMethod,
  saveChatgenieDetails,
} from '#contract/chatgenie-billing/chatgenie-billing.endpoints.ts';
import type { ChatgenieBilling } from '#contract/chatgenie-billing/chatgenie-billing.schemas.ts';
import type { BillingCalls } from '#web/features/billing/billing-calls.ts';
import { call } from '#web/lib/call.ts';
import { pagesOf } from '#web/lib/pages-of.ts';

export const chatgenieBillingQuery = () =>
  queryOptions({
    queryKey: ['chatgenie-billing'],
    queryFn: ({ signal }) => call(getChatgenieBilling, { signal }),
  });

export const chatgenieHistoryQuery = () =>
  pagesOf(['chatgenie-billing', 'history'], ({ cursor, signal }) =>
    call(listChatgenieHistory, { query: cursor ? { cursor } : {}, signal }),
  );

export const chatgenieCheckoutQuery = (chatgenieCheckoutId: string) =>
  queryOptions({
    queryKey: ['chatgenie-checkout', chatgenieCheckoutId],
    queryFn: ({ signal }) => call(getChatgenieCheckout, { params: { chatgenieCheckoutId }, signal }),
  });

/** Shows what a change has made of the subscription, and has everything that depends on the plan read again. */
export function showChatgenieBilling(queryClient: QueryClient, billing: ChatgenieBilling): void {
  queryClient.setQueryData(chatgenieBillingQuery().queryKey, billing);
  void queryClient.invalidateQueries({ queryKey: chatgenieHistoryQuery().queryKey });
  void queryClient.invalidateQueries({ queryKey: ['chat-archives'] });
}

/** What a user does with their own cards and invoices. */
export const chatgenieCalls: BillingCalls = {
  addMethod: () => call(addChatgenieMethod, {}),
  openPortal: () => call(openChatgeniePortal, {}),
  chooseMethod: async (queryClient, chatgenieMethodId) =>
    showChatgenieBilling(queryClient, await call(chooseChatgenieMethod, { params: { chatgenieMethodId } })),
  removeMethod: async (queryClient, chatgenieMethodId) =>
    showChatgenieBilling(queryClient, await call(removeChatgenieMethod, { params: { chatgenieMethodId } })),
  saveDetails: async (queryClient, body) =>
    showChatgenieBilling(queryClient, await call(saveChatgenieDetails, { body })),
  payNow: async (queryClient) => showChatgenieBilling(queryClient, await call(payChatgenie, {})),
};
