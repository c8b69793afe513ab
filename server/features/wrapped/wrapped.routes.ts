import type { Hono } from 'hono';
import * as contract from '#contract/wrapped/wrapped.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { downloadWrapped } from './download-wrapped.ts';
import { listWrappedShares } from './list-wrapped-shares.ts';
import { shareWrapped } from './share-wrapped.ts';
import { withdrawWrappedShare } from './withdraw-wrapped-share.ts';
import { wrapArchive } from './wrap-archive.ts';

export function bindWrapped(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.wrapArchive, ({ signedIn, params, query }) =>
    wrapArchive(services, { userId: signedIn.user.id, archiveId: params.archiveId }, query),
  );
  bindEndpoint(app, services, contract.downloadWrapped, ({ signedIn, params, query }) =>
    downloadWrapped(services, { userId: signedIn.user.id, archiveId: params.archiveId }, query),
  );
  bindEndpoint(app, services, contract.listWrappedShares, async ({ signedIn, params }) => ({
    data: await listWrappedShares(services, { userId: signedIn.user.id, archiveId: params.archiveId }),
  }));
  bindEndpoint(app, services, contract.shareWrapped, ({ signedIn, params, body }) =>
    shareWrapped(services, { userId: signedIn.user.id, archiveId: params.archiveId }, body),
  );
  bindEndpoint(app, services, contract.withdrawWrappedShare, async ({ signedIn, params }) => {
    await withdrawWrappedShare(services, signedIn.user.id, params);
    return {};
  });
}
