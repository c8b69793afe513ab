import type { Hono } from 'hono';
import type { AuditAction } from '#contract/audit/audit.ts';
import * as endpoints from '#contract/chatgenie-billing/chatgenie-billing.endpoints.ts';
import type { Services } from '#server/context.ts';
import type { AccountWork } from '#server/features/billing/account/change-customer.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { changeUserAccount } from './change-user-account.ts';
import { getChatgenieBilling } from './get-chatgenie-billing.ts';
import { getChatgenieCheckout } from './get-chatgenie-checkout.ts';
import { leadToProvider } from './lead-to-provider.ts';
import { listChatgenieHistory } from './list-chatgenie-history.ts';
import { payChatgenieCheckout } from './pay-chatgenie-checkout.ts';
import { saveChatgenieDetails } from './save-chatgenie-details.ts';
import { showChatgenieInvoice } from './show-chatgenie-invoice.ts';
import { startChatgenieCheckout } from './start-chatgenie-checkout.ts';

export function bindChatgenieBilling(app: Hono, services: Services): void {
  const change = async ({ user }: { user: { id: string } }, action: AuditAction, work: AccountWork) => {
    await changeUserAccount(services, user.id, work, action);
    return getChatgenieBilling(services, user.id);
  };
  bindEndpoint(app, services, endpoints.getChatgenieBilling, ({ signedIn }) =>
    getChatgenieBilling(services, signedIn.user.id),
  );
  bindEndpoint(app, services, endpoints.listChatgenieHistory, ({ signedIn, query }) =>
    listChatgenieHistory(services, signedIn.user.id, query),
  );
  bindEndpoint(app, services, endpoints.startChatgenieCheckout, ({ signedIn }) =>
    startChatgenieCheckout(services, signedIn.user.id),
  );
  bindEndpoint(app, services, endpoints.cancelChatgenie, ({ signedIn }) =>
    change(signedIn, 'subscription.cancelled', (payments, { customerId }) => payments.cancel(customerId)),
  );
  bindEndpoint(app, services, endpoints.resumeChatgenie, ({ signedIn }) =>
    change(signedIn, 'subscription.resumed', (payments, { customerId }) => payments.resume(customerId)),
  );
  bindEndpoint(app, services, endpoints.payChatgenie, ({ signedIn }) =>
    change(signedIn, 'payment.retried', (payments, given) => payments.retry(given)),
  );
  bindEndpoint(app, services, endpoints.addChatgenieMethod, ({ signedIn }) =>
    leadToProvider(services, signedIn.user.id, (payments, given) => payments.startAddingMethod(given)),
  );
  bindEndpoint(app, services, endpoints.openChatgeniePortal, ({ signedIn }) =>
    leadToProvider(services, signedIn.user.id, (payments, { customerId, returnUrl }) =>
      payments.openPortal(customerId, returnUrl),
    ),
  );
  bindEndpoint(app, services, endpoints.chooseChatgenieMethod, ({ signedIn, params }) =>
    change(signedIn, 'payment-method.chosen', (payments, { customerId }) =>
      payments.chooseMethod(customerId, params.chatgenieMethodId),
    ),
  );
  bindEndpoint(app, services, endpoints.removeChatgenieMethod, ({ signedIn, params }) =>
    change(signedIn, 'payment-method.removed', (payments, { customerId }) =>
      payments.removeMethod(customerId, params.chatgenieMethodId),
    ),
  );
  bindEndpoint(app, services, endpoints.saveChatgenieDetails, async ({ signedIn, body }) => {
    await saveChatgenieDetails(services, signedIn.user.id, body);
    return getChatgenieBilling(services, signedIn.user.id);
  });
  bindEndpoint(app, services, endpoints.showChatgenieInvoice, ({ signedIn, params, query }) =>
    showChatgenieInvoice(services, signedIn.user.id, params.chatgenieInvoiceId, query.format),
  );
  bindEndpoint(app, services, endpoints.getChatgenieCheckout, ({ signedIn, params }) =>
    getChatgenieCheckout(services, signedIn.user.id, params.chatgenieCheckoutId),
  );
  bindEndpoint(app, services, endpoints.payChatgenieCheckout, async ({ signedIn, params, body }) => {
    await payChatgenieCheckout(services, signedIn.user.id, params.chatgenieCheckoutId, body);
    return getChatgenieBilling(services, signedIn.user.id);
  });
}
