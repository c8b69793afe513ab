import type { Hono } from 'hono';
import * as contract from '#contract/partners/partners.endpoints.ts';
import type { Services } from '#server/context.ts';
import { deleteWorkspace } from '#server/features/workspaces/delete-workspace.ts';
import { cancelHandOver } from '#server/features/workspaces/hand-over/cancel-hand-over.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { clientContext } from './clients/client-context.ts';
import { createClient } from './clients/create-client.ts';
import { getClient } from './clients/get-client.ts';
import { handOverClient } from './clients/hand-over-client.ts';
import { listClients } from './clients/list-clients.ts';
import { getEarnings } from './commissions/get-earnings.ts';
import { listCommissions } from './commissions/list-commissions.ts';
import { showStatement } from './commissions/show-statement.ts';
import { getPartner } from './get-partner.ts';
import { listOwnPayouts } from './payouts/list-own-payouts.ts';
import { requestPayout } from './payouts/request-payout.ts';
import { withdrawPayout } from './payouts/withdraw-payout.ts';
import { countReferralVisit } from './referrals/count-referral-visit.ts';
import { listReferrals } from './referrals/list-referrals.ts';
import { checkWhiteLabel } from './white-label/check-white-label.ts';
import { getWhiteLabel } from './white-label/get-white-label.ts';
import { bindLabelChecks } from './white-label/label-checks.pages.ts';
import { removeWhiteLabel } from './white-label/remove-white-label.ts';
import { saveWhiteLabel } from './white-label/save-white-label.ts';
import { setWhiteLabelLogo } from './white-label/set-white-label-logo.ts';
import { uploadWhiteLabelLogo } from './white-label/upload-white-label-logo.ts';

export function bindPartners(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.getPartner, ({ signedIn }) => getPartner(services, signedIn.user.id));
  bindEndpoint(app, services, contract.listReferrals, ({ signedIn, query }) =>
    listReferrals(services, signedIn.user.id, query),
  );
  bindEndpoint(app, services, contract.countReferralVisit, async ({ body, http, clientAddress }) => {
    const userAgent = http.req.header('user-agent');
    await countReferralVisit(services, body.code, { clientAddress, userAgent });
    return {};
  });

  bindEarnings(app, services);
  bindWhiteLabel(app, services);
  bindLabelChecks(app, services);
  bindEndpoint(app, services, contract.listClients, ({ signedIn, query }) =>
    listClients(services, signedIn.user.id, query),
  );
  bindEndpoint(app, services, contract.createClient, ({ signedIn, body }) =>
    createClient(services, signedIn.user.id, body.name),
  );
  bindEndpoint(app, services, contract.deleteClient, async ({ signedIn, params }) => {
    const ctx = await clientContext(services, signedIn.user.id, params.clientId);
    await deleteWorkspace(ctx);
    return {};
  });
  bindEndpoint(app, services, contract.handOverClient, async ({ signedIn, params, body }) => {
    const ctx = await clientContext(services, signedIn.user.id, params.clientId);
    await handOverClient(ctx, body);
    return getClient(services, signedIn.user.id, params.clientId);
  });
  bindEndpoint(app, services, contract.cancelHandOver, async ({ signedIn, params }) => {
    const ctx = await clientContext(services, signedIn.user.id, params.clientId);
    await cancelHandOver(ctx);
    return getClient(services, signedIn.user.id, params.clientId);
  });
}

function bindEarnings(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.getEarnings, ({ signedIn }) =>
    getEarnings(services, signedIn.user.id),
  );
  bindEndpoint(app, services, contract.listCommissions, ({ signedIn, query }) =>
    listCommissions(services, signedIn.user.id, query),
  );
  bindEndpoint(app, services, contract.listOwnPayouts, ({ signedIn, query }) =>
    listOwnPayouts(services, signedIn.user.id, query),
  );
  bindEndpoint(app, services, contract.requestPayout, async ({ signedIn, body }) => {
    await requestPayout(services, signedIn.user.id, body.payTo);
    return getEarnings(services, signedIn.user.id);
  });
  bindEndpoint(app, services, contract.withdrawPayout, async ({ signedIn, params }) => {
    await withdrawPayout(services, signedIn.user.id, params.payoutId);
    return getEarnings(services, signedIn.user.id);
  });
  bindEndpoint(app, services, contract.getStatement, ({ signedIn, query }) =>
    showStatement(services, signedIn.user.id, query),
  );
}

function bindWhiteLabel(app: Hono, services: Services): void {
  const get = ({ user }: { user: { id: string } }) => getWhiteLabel(services, user.id);
  bindEndpoint(app, services, contract.getWhiteLabel, ({ signedIn }) => get(signedIn));
  bindEndpoint(app, services, contract.saveWhiteLabel, async ({ signedIn, body }) => {
    await saveWhiteLabel(services, signedIn.user.id, body);
    return get(signedIn);
  });
  bindEndpoint(app, services, contract.removeWhiteLabel, async ({ signedIn }) => {
    await removeWhiteLabel(services, signedIn.user.id);
    return get(signedIn);
  });
  bindEndpoint(app, services, contract.checkWhiteLabel, async ({ signedIn, http }) => {
    const problem = await checkWhiteLabel(services, signedIn.user.id, http.req.raw.signal);
    return { ...(await get(signedIn)), problem };
  });
  bindEndpoint(app, services, contract.setWhiteLabelLogo, async ({ signedIn, query: crop, http }) => {
    await uploadWhiteLabelLogo(services, signedIn.user.id, { request: http.req.raw, crop });
    return get(signedIn);
  });
  bindEndpoint(app, services, contract.removeWhiteLabelLogo, async ({ signedIn }) => {
    await setWhiteLabelLogo(services, signedIn.user.id, null);
    return get(signedIn);
  });
}
