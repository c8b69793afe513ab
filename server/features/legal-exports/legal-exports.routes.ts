import type { Hono } from 'hono';
import * as contract from '#contract/legal-exports/legal-exports.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { createLegalExport } from './create-legal-export.ts';
import { deleteOriginal } from './delete-original.ts';
import { downloadLegalExport } from './download-legal-export.ts';
import { listLegalExports } from './list-legal-exports.ts';

export function bindLegalExports(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.listLegalExports, ({ signedIn, params }) =>
    listLegalExports(services, signedIn.user.id, params.archiveId),
  );
  bindEndpoint(app, services, contract.createLegalExport, ({ signedIn, params, body }) =>
    createLegalExport(services, signedIn.user.id, params.archiveId, body),
  );
  bindEndpoint(app, services, contract.downloadLegalExport, ({ signedIn, params }) =>
    downloadLegalExport(services, signedIn.user.id, params),
  );
  bindEndpoint(app, services, contract.deleteOriginal, async ({ signedIn, params }) => {
    await deleteOriginal(services, signedIn.user.id, params);
    return {};
  });
}
