import type { Hono } from 'hono';
import * as contract from '#contract/data-export/data-export.endpoints.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { onReplica } from '#server/database/replica/on-replica.ts';
import { withTransaction } from '#server/database/with-transaction.ts';
import { emailSecurityChange } from '#server/features/users/email-security-change.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { exportAccount } from './export-account.ts';

export function bindDataExport(app: Hono, services: Services): void {
  bindEndpoint(app, services, contract.exportAccount, async ({ signedIn, http }) => {
    const file = await exportAccount(await onReplica(services), signedIn);
    // A HEAD takes nothing away.
    if (http.req.method === 'GET')
      await withTransaction(services, async (services) => {
        await emailSecurityChange(services, [signedIn.user.id], { change: 'data-exported' });
        await recordAudit(services, { action: 'account.exported', workspaceId: null });
      });
    return file;
  });
}
