import { defineEndpoint } from '../endpoint.ts';
import type * as schemas from './chatgenie-billing.schemas.ts';

export const getChatgenieBilling = defineEndpoint<typeof schemas.getChatgenieBilling>({
  name: 'chatgenie-billing.get',
  method: 'GET',
  path: '/api/chatgenie/billing',
  access: 'user',
});

export const listChatgenieHistory = defineEndpoint<typeof schemas.listChatgenieHistory>({
  name: 'chatgenie-billing.list-history',
  method: 'GET',
  path: '/api/chatgenie/billing/history',
  access: 'user',
});

export const startChatgenieCheckout = defineEndpoint<typeof schemas.startChatgenieCheckout>({
  name: 'chatgenie-billing.start-checkout',
  method: 'POST',
  path: '/api/chatgenie/billing/checkout',
  access: 'user',
  errors: ['cannot-process', 'conflict', 'unavailable'],
});

export const cancelChatgenie = defineEndpoint<typeof schemas.cancelChatgenie>({
  name: 'chatgenie-billing.cancel',
  method: 'DELETE',
  path: '/api/chatgenie/billing/subscription',
  access: 'user',
  errors: ['cannot-process', 'conflict', 'unavailable'],
});

export const resumeChatgenie = defineEndpoint<typeof schemas.resumeChatgenie>({
  name: 'chatgenie-billing.resume',
  method: 'POST',
  path: '/api/chatgenie/billing/subscription/resume',
  access: 'user',
  errors: ['cannot-process', 'conflict', 'unavailable'],
});

export const payChatgenie = defineEndpoint<typeof schemas.payChatgenie>({
  name: 'chatgenie-billing.pay-now',
  method: 'POST',
  path: '/api/chatgenie/billing/subscription/pay',
  access: 'user',
  errors: ['cannot-process', 'conflict', 'unavailable'],
});

export const addChatgenieMethod = defineEndpoint<typeof schemas.addChatgenieMethod>({
  name: 'chatgenie-billing.add-payment-method',
  method: 'POST',
  path: '/api/chatgenie/billing/payment-methods',
  access: 'user',
  errors: ['cannot-process', 'unavailable'],
});

export const openChatgeniePortal = defineEndpoint<typeof schemas.openChatgeniePortal>({
  name: 'chatgenie-billing.open-portal',
  method: 'POST',
  path: '/api/chatgenie/billing/portal',
  access: 'user',
  errors: ['cannot-process', 'unavailable'],
});

export const chooseChatgenieMethod = defineEndpoint<typeof schemas.chooseChatgenieMethod>({
  name: 'chatgenie-billing.choose-payment-method',
  method: 'PUT',
  path: '/api/chatgenie/billing/payment-methods/{chatgenieMethodId}/default',
  access: 'user',
  errors: ['cannot-process', 'unavailable'],
});

export const removeChatgenieMethod = defineEndpoint<typeof schemas.removeChatgenieMethod>({
  name: 'chatgenie-billing.remove-payment-method',
  method: 'DELETE',
  path: '/api/chatgenie/billing/payment-methods/{chatgenieMethodId}',
  access: 'user',
  errors: ['cannot-process', 'conflict', 'unavailable'],
});

export const saveChatgenieDetails = defineEndpoint<typeof schemas.saveChatgenieDetails>({
  name: 'chatgenie-billing.save-details',
  method: 'PUT',
  path: '/api/chatgenie/billing/details',
  access: 'user',
  errors: ['cannot-process', 'unavailable'],
});

export const showChatgenieInvoice = defineEndpoint<typeof schemas.showChatgenieInvoice>({
  name: 'chatgenie-billing.show-invoice',
  method: 'GET',
  path: '/api/chatgenie/billing/invoices/{chatgenieInvoiceId}',
  access: 'user',
  transport: 'file',
});

export const getChatgenieCheckout = defineEndpoint<typeof schemas.getChatgenieCheckout>({
  name: 'chatgenie-billing.get-sandbox-checkout',
  method: 'GET',
  path: '/api/chatgenie/billing/sandbox/{chatgenieCheckoutId}',
  access: 'user',
  errors: ['cannot-process'],
});

export const payChatgenieCheckout = defineEndpoint<typeof schemas.payChatgenieCheckout>({
  name: 'chatgenie-billing.pay-sandbox-checkout',
  method: 'POST',
  path: '/api/chatgenie/billing/sandbox/{chatgenieCheckoutId}',
  access: 'user',
  errors: ['cannot-process', 'conflict'],
});
