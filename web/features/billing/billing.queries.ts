import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  getBilling,
  getSandbox,
  getSandboxCheckout,
  listBillingHistory,
  previewChange,
} from '#contract/billing/billing.endpoints.ts';
import type { Billing } from '#contract/billing/billing.schemas.ts';
import type { WorkspaceOrder } from '#core/billing/billing-account.ts';
import { call } from '#web/lib/call.ts';
import { pagesOf } from '#web/lib/pages-of.ts';

export const billingQuery = () =>
  queryOptions({
    queryKey: ['billing'],
    queryFn: ({ signal }) => call(getBilling, { signal }),
  });

export const billingHistoryQuery = () =>
  pagesOf(['billing', 'history'], ({ cursor, signal }) =>
    call(listBillingHistory, { query: cursor ? { cursor } : {}, signal }),
  );

/** The clock and the payments of the sandbox. */
export const sandboxQuery = () =>
  queryOptions({
    queryKey: ['billing', 'sandbox'],
    queryFn: ({ signal }) => call(getSandbox, { signal }),
  });

/** What a change would cost at this moment. */
export const previewQuery = (order: WorkspaceOrder) =>
  queryOptions({
    queryKey: ['billing', 'preview', order],
    queryFn: ({ signal }) => call(previewChange, { body: order, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const sandboxCheckoutQuery = (checkoutId: string) =>
  queryOptions({
    queryKey: ['sandbox-checkout', checkoutId],
    queryFn: async ({ signal }) => {
      const { order, ...checkout } = await call(getSandboxCheckout, { params: { checkoutId }, signal });
      return { ...checkout, isOrder: order !== null };
    },
  });

/** Shows what a change has made of the subscription, and has everything that depends on the plan read again. */
export function showBilling(queryClient: QueryClient, billing: Billing): void {
  queryClient.setQueryData(billingQuery().queryKey, billing);
  void queryClient.invalidateQueries({ queryKey: billingHistoryQuery().queryKey });
  void queryClient.invalidateQueries({ queryKey: sandboxQuery().queryKey });
  void queryClient.invalidateQueries({ queryKey: ['usage'] });
}
