import type { Hono } from 'hono';
import * as endpoints from '#contract/audit/audit.endpoints.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import type { Services } from '#server/context.ts';
import { onReplica } from '#server/database/replica/on-replica.ts';
import { requirePerson } from '#server/features/workspaces/require-person.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { listAuditLog } from './list-audit-log.ts';

export function bindAuditLog(app: Hono, services: Services): void {
  bindEndpoint(app, services, endpoints.listAuditLog, ({ ctx, query }) =>
    listAuditLog(ctx, { workspaceId: ctx.workspace.id, userId: requirePerson(ctx) }, query),
  );
  bindEndpoint(app, services, endpoints.exportAuditLog, async ({ ctx, query }) => {
    const scope = { workspaceId: ctx.workspace.id, userId: requirePerson(ctx) };
    await recordAudit(ctx, { action: 'audit-log.exported', workspaceId: ctx.workspace.id });
    return exportAuditLog(await onReplica(ctx), scope, query);
  });
}
