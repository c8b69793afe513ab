import type { Hono } from 'hono';
import * as endpoints from '#contract/billing/billing.endpoints.ts';
import type { Services } from '#server/context.ts';
import { chooseAfterLimit } from '#server/features/workspaces/plan/choose-after-limit.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { changeAccount } from './account/change-account.ts';
import { addPaymentMethod } from './add-payment-method.ts';
import { changeSubscription } from './change-subscription.ts';
import { getBilling } from './get-billing.ts';
import { getUsage } from './get-usage.ts';
import { listBillingHistory } from './invoices/list-billing-history.ts';
import { showInvoice } from './invoices/show-invoice.ts';
import { openPortal } from './open-portal.ts';
import { previewChange } from './preview-change.ts';
import { getSandbox } from './sandbox/get-sandbox.ts';
import { getSandboxCheckout } from './sandbox/get-sandbox-checkout.ts';
import { moveSandboxClock } from './sandbox/move-sandbox-clock.ts';
import { paySandboxCheckout } from './sandbox/pay-sandbox-checkout.ts';
import { turnSandboxPayment } from './sandbox/turn-sandbox-payment.ts';
import { saveBillingDetails } from './save-billing-details.ts';
import { startCheckout } from './start-checkout.ts';

export function bindBilling(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.getUsage, ({ ctx, query }) => getUsage(ctx, query.agentId));
  bindEndpoint(app, services, endpoints.chooseAfterLimit, async ({ ctx, body }) => {
    await chooseAfterLimit(ctx, body.step);
    return getUsage(ctx, undefined);
  });
  bindEndpoint(app, services, endpoints.getBilling, ({ ctx }) => getBilling(ctx));
  bindEndpoint(app, services, endpoints.startCheckout, ({ ctx, body }) => startCheckout(ctx, body));
  bindEndpoint(app, services, endpoints.previewChange, ({ ctx, body }) => previewChange(ctx, body));
  bindEndpoint(app, services, endpoints.changeSubscription, async ({ ctx, body }) => {
    await changeSubscription(ctx, body);
    return getBilling(ctx);
  });
  bindEndpoint(app, services, endpoints.cancelSubscription, async ({ ctx }) => {
    const action = 'subscription.cancelled';
    await changeAccount(ctx, (payments, { customerId }) => payments.cancel(customerId), { action });
    return getBilling(ctx);
  });
  bindEndpoint(app, services, endpoints.resumeSubscription, async ({ ctx }) => {
    const action = 'subscription.resumed';
    await changeAccount(ctx, (payments, { customerId }) => payments.resume(customerId), { action });
    return getBilling(ctx);
  });
  bindEndpoint(app, services, endpoints.payNow, async ({ ctx }) => {
    await changeAccount(ctx, (payments, given) => payments.retry(given), { action: 'payment.retried' });
    return getBilling(ctx);
  });
  bindEndpoint(app, services, endpoints.addPaymentMethod, ({ ctx }) => addPaymentMethod(ctx));
  bindEndpoint(app, services, endpoints.openPortal, ({ ctx }) => openPortal(ctx));
  bindEndpoint(app, services, endpoints.choosePaymentMethod, async ({ ctx, params }) => {
    await changeAccount(
      ctx,
      (payments, { customerId }) => payments.chooseMethod(customerId, params.paymentMethodId),
      { action: 'payment-method.chosen' },
    );
    return getBilling(ctx);
  });
  bindEndpoint(app, services, endpoints.removePaymentMethod, async ({ ctx, params }) => {
    await changeAccount(
      ctx,
      (payments, { customerId }) => payments.removeMethod(customerId, params.paymentMethodId),
      { action: 'payment-method.removed' },
    );
    return getBilling(ctx);
  });
  bindEndpoint(app, services, endpoints.saveBillingDetails, async ({ ctx, body }) => {
    await saveBillingDetails(ctx, body);
    return getBilling(ctx);
  });
  bindEndpoint(app, services, endpoints.showInvoice, ({ ctx, params, query }) =>
    showInvoice(ctx, params.invoiceId, query.format),
  );
  bindEndpoint(app, services, endpoints.listBillingHistory, ({ ctx, query }) =>
    listBillingHistory(ctx, query),
  );
  bindSandbox(app, services);
}

function bindSandbox(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.getSandboxCheckout, ({ ctx, params }) =>
    getSandboxCheckout(ctx, params.checkoutId),
  );
  bindEndpoint(app, services, endpoints.paySandboxCheckout, async ({ ctx, params, body }) => {
    await paySandboxCheckout(ctx, params.checkoutId, body);
    return getBilling(ctx);
  });
  bindEndpoint(app, services, endpoints.getSandbox, ({ ctx }) => getSandbox(ctx));
  bindEndpoint(app, services, endpoints.moveSandboxClock, async ({ ctx }) => {
    await moveSandboxClock(ctx);
    return getBilling(ctx);
  });
  bindEndpoint(app, services, endpoints.turnSandboxPayment, async ({ ctx, params, body }) => {
    await turnSandboxPayment(ctx, params.invoiceId, body.turn);
    return getBilling(ctx);
  });
}
