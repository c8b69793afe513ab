import type { Hono } from 'hono';
import * as contract from '#contract/data-export/data-export.endpoints.ts';
import type { Services } from '#server/context.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { exportAccount } from './export-account.ts';

export function bindDataExport(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.exportAccount, async ({ signedIn, http }) => {
    const file = await exportAccount(services, signedIn);
    // A HEAD takes nothing away.
    if (http.req.method === 'GET')
      await emailSecurityChange(services, [signedIn.user.id], { change: 'data-exported' });
    return file;
  });
}
