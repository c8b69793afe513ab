import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './billing.schemas.ts';

export const getUsage = defineEndpoint<typeof schemas.getUsage>({
  name: 'billing.usage',
  method: 'GET',
  path: '/api/v1/usage',
  access: 'member',
});

export const chooseAfterLimit = defineEndpoint<typeof schemas.chooseAfterLimit>({
  name: 'billing.choose-after-limit',
  method: 'PUT',
  path: '/api/v1/usage/after-limit',
  access: 'member',
  role: 'admin',
});

export const getBilling = defineEndpoint<typeof schemas.getBilling>({
  name: 'billing.get',
  method: 'GET',
  path: '/api/v1/billing',
  access: 'member',
  role: 'admin',
});

export const startCheckout = defineEndpoint<typeof schemas.startCheckout>({
  name: 'billing.start-checkout',
  method: 'POST',
  path: '/api/v1/billing/checkout',
  access: 'member',
  role: 'admin',
  errors: ['cannot-process', 'conflict', 'unavailable'],
});

export const previewChange = defineEndpoint<typeof schemas.previewChange>({
  name: 'billing.preview-change',
  method: 'POST',
  path: '/api/v1/billing/preview',
  access: 'member',
  role: 'admin',
  errors: ['cannot-process', 'conflict', 'unavailable'],
});

export const changeSubscription = defineEndpoint<typeof schemas.changeSubscription>({
  name: 'billing.change',
  method: 'PUT',
  path: '/api/v1/billing/subscription',
  access: 'member',
  role: 'admin',
  errors: ['cannot-process', 'conflict', 'unavailable'],
});

export const cancelSubscription = defineEndpoint<typeof schemas.cancelSubscription>({
  name: 'billing.cancel',
  method: 'DELETE',
  path: '/api/v1/billing/subscription',
  access: 'member',
  role: 'admin',
  errors: ['cannot-process', 'conflict', 'unavailable'],
  worksSuspended: true,
});

export const resumeSubscription = defineEndpoint<typeof schemas.resumeSubscription>({
  name: 'billing.resume',
  method: 'POST',
  path: '/api/v1/billing/subscription/resume',
  access: 'member',
  role: 'admin',
  errors: ['cannot-process', 'conflict', 'unavailable'],
});

export const payNow = defineEndpoint<typeof schemas.payNow>({
  name: 'billing.pay-now',
  method: 'POST',
  path: '/api/v1/billing/subscription/pay',
  access: 'member',
  role: 'admin',
  errors: ['cannot-process', 'conflict', 'unavailable'],
});

export const addPaymentMethod = defineEndpoint<typeof schemas.addPaymentMethod>({
  name: 'billing.add-payment-method',
  method: 'POST',
  path: '/api/v1/billing/payment-methods',
  access: 'member',
  role: 'admin',
  errors: ['cannot-process', 'unavailable'],
});

export const openPortal = defineEndpoint<typeof schemas.openPortal>({
  name: 'billing.open-portal',
  method: 'POST',
  path: '/api/v1/billing/portal',
  access: 'member',
  role: 'admin',
  errors: ['cannot-process', 'unavailable'],
});

export const choosePaymentMethod = defineEndpoint<typeof schemas.choosePaymentMethod>({
  name: 'billing.choose-payment-method',
  method: 'PUT',
  path: '/api/v1/billing/payment-methods/{paymentMethodId}/default',
  access: 'member',
  role: 'admin',
  errors: ['cannot-process', 'unavailable'],
});

export const removePaymentMethod = defineEndpoint<typeof schemas.removePaymentMethod>({
  name: 'billing.remove-payment-method',
  method: 'DELETE',
  path: '/api/v1/billing/payment-methods/{paymentMethodId}',
  access: 'member',
  role: 'admin',
  errors: ['cannot-process', 'conflict', 'unavailable'],
});

export const saveBillingDetails = defineEndpoint<typeof schemas.saveBillingDetails>({
  name: 'billing.save-details',
  method: 'PUT',
  path: '/api/v1/billing/details',
  access: 'member',
  role: 'admin',
  errors: ['cannot-process', 'unavailable'],
});

export const showInvoice = defineEndpoint<typeof schemas.showInvoice>({
  name: 'billing.show-invoice',
  method: 'GET',
  path: '/api/v1/billing/invoices/{invoiceId}',
  access: 'member',
  role: 'admin',
  transport: 'file',
});

export const getSandboxCheckout = defineEndpoint<typeof schemas.getSandboxCheckout>({
  name: 'billing.get-sandbox-checkout',
  method: 'GET',
  path: '/api/v1/billing/sandbox/{checkoutId}',
  access: 'member',
  role: 'admin',
  errors: ['cannot-process'],
});

export const paySandboxCheckout = defineEndpoint<typeof schemas.paySandboxCheckout>({
  name: 'billing.pay-sandbox-checkout',
  method: 'POST',
  path: '/api/v1/billing/sandbox/{checkoutId}',
  access: 'member',
  role: 'admin',
  errors: ['cannot-process', 'conflict'],
});

export const listBillingHistory = defineEndpoint<typeof schemas.listBillingHistory>({
  name: 'billing.list-history',
  method: 'GET',
  path: '/api/v1/billing/history',
  access: 'member',
  role: 'admin',
});

export const getSandbox = defineEndpoint<typeof schemas.getSandbox>({
  name: 'billing.get-sandbox',
  method: 'GET',
  path: '/api/v1/billing/sandbox',
  access: 'member',
  role: 'admin',
  errors: ['not-found'],
});

export const moveSandboxClock = defineEndpoint<typeof schemas.moveSandboxClock>({
  name: 'billing.move-sandbox-clock',
  method: 'POST',
  path: '/api/v1/billing/sandbox-clock',
  access: 'member',
  role: 'admin',
  errors: ['not-found', 'cannot-process'],
});

export const turnSandboxPayment = defineEndpoint<typeof schemas.turnSandboxPayment>({
  name: 'billing.turn-sandbox-payment',
  method: 'POST',
  path: '/api/v1/billing/sandbox-payments/{invoiceId}',
  access: 'member',
  role: 'admin',
  errors: ['not-found', 'cannot-process'],
});
