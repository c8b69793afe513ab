import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import {
  addPaymentMethod,
  choosePaymentMethod,
  openPortal,
  payNow,
  removePaymentMethod,
  saveBillingDetails,
} from '#contract/billing/billing.endpoints.ts';
import type { BillingDetails } from '#contract/billing/billing.schemas.ts';
import { call } from '#web/lib/call.ts';
import { showBilling } from './billing.queries.ts';

/** What a buyer does with cards and invoices. Each change is shown at once. */
export interface BillingCalls {
  addMethod(): Promise<{ url: string }>;
  openPortal(): Promise<{ url: string }>;
  chooseMethod(queryClient: QueryClient, methodId: string): Promise<void>;
  removeMethod(queryClient: QueryClient, methodId: string): Promise<void>;
  saveDetails(queryClient: QueryClient, details: BillingDetails): Promise<void>;
  payNow(queryClient: QueryClient): Promise<void>;
}

/** Those of a workspace. */
const workspaceCalls: BillingCalls = {
  addMethod: () => call(addPaymentMethod, {}),
  openPortal: () => call(openPortal, {}),
  chooseMethod: async (queryClient, paymentMethodId) =>
    showBilling(queryClient, await call(choosePaymentMethod, { params: { paymentMethodId } })),
  removeMethod: async (queryClient, paymentMethodId) =>
    showBilling(queryClient, await call(removePaymentMethod, { params: { paymentMethodId } })),
  saveDetails: async (queryClient, body) =>
    showBilling(queryClient, await call(saveBillingDetails, { body })),
  payNow: async (queryClient) => showBilling(queryClient, await call(payNow, {})),
};

/** Whose cards and invoices the parts below are about: a workspace's, where nothing else is said. */
export const BillingCallsContext = createContext<BillingCalls>(workspaceCalls);

export const useBillingCalls = (): BillingCalls => useContext(BillingCallsContext);
