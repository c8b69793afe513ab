import type { Hono } from 'hono';
import * as contract from '#contract/partners.ts';
import type { World } from '#server/context.ts';
import { forgetAllFiles } from '#server/features/sources/forget-all-files.ts';
import { deleteWorkspace } from '#server/features/workspaces/delete-workspace.ts';
import { cancelHandOver, handOverWorkspace } from '#server/features/workspaces/hand-over-workspace.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { clientContext } from './client-context.ts';
import { countReferralVisit } from './count-referral-visit.ts';
import { createClient } from './create-client.ts';
import { getPartner } from './get-partner.ts';
import { getClient, listClients } from './list-clients.ts';
import { listReferrals } from './list-referrals.ts';

export function bindPartners(app: Hono, world: World): void {
  bindEndpoint(app, world, contract.getPartner, ({ signedIn }) => getPartner(world, signedIn.user.id));
  bindEndpoint(app, world, contract.listReferrals, ({ signedIn, query }) =>
    listReferrals(world, signedIn.user.id, query),
  );
  bindEndpoint(app, world, contract.countReferralVisit, async ({ body, http, clientAddress }) => {
    const userAgent = http.req.header('user-agent');
    await countReferralVisit(world, body.code, { clientAddress, userAgent });
    return {};
  });

  bindEndpoint(app, world, contract.listClients, ({ signedIn, query }) =>
    listClients(world, signedIn.user.id, query),
  );
  bindEndpoint(app, world, contract.createClient, ({ signedIn, body }) =>
    createClient(world, signedIn.user.id, body.name),
  );
  bindEndpoint(app, world, contract.deleteClient, async ({ signedIn, params }) => {
    const ctx = await clientContext(world, signedIn.user.id, params.clientId);
    await deleteWorkspace(ctx, forgetAllFiles);
    return {};
  });
  bindEndpoint(app, world, contract.handOverClient, async ({ signedIn, params, body }) => {
    const ctx = await clientContext(world, signedIn.user.id, params.clientId);
    await handOverWorkspace(ctx, body.email, body.partnerBecomes);
    return getClient(world, signedIn.user.id, params.clientId);
  });
  bindEndpoint(app, world, contract.cancelHandOver, async ({ signedIn, params }) => {
    const ctx = await clientContext(world, signedIn.user.id, params.clientId);
    await cancelHandOver(ctx);
    return getClient(world, signedIn.user.id, params.clientId);
  });
}
