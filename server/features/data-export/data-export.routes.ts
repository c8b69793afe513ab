import type { Hono } from 'hono';
import * as contract from '#contract/data-export/data-export.endpoints.ts';
import type { Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { exportAccount } from './export-account.ts';

export function bindDataExport(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.exportAccount, async ({ signedIn }) =>
    exportAccount(services, signedIn),
  );
}
