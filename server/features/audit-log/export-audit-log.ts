import { and, desc, lt } from 'drizzle-orm';
import type { exportAuditLog as endpoint } from '#contract/audit/audit.endpoints.ts';
import type { AuditEntry } from '#contract/audit/audit.schemas.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { auditEntry } from '#server/audit/audit.table.ts';
import type { Services } from '#server/context.ts';
import { exportFile } from '#server/http/export-file.ts';
import type { AuditScope } from './audit-scope.ts';
import { matchAuditLog } from './match-audit-log.ts';
import { selectAuditLog } from './select-audit-log.ts';

const columns = ['Date', 'Who', 'Email', 'What', 'Action', 'From', 'Workspace', 'Id'];
const portion = 500;

/** The entries that match as a file, newest first, written as they are read. */
export function exportAuditLog(
  services: Services,
  scope: AuditScope,
  { format, ...filter }: QueryOf<typeof endpoint>,
): Response {
  const rows = readEntries(services, scope, filter);
  return exportFile(
    { owner: scope?.workspaceId ?? 'operators', name: 'audit-log', format, rows, columns, cells },
    services.clock.now(),
  );
}

async function* readEntries(
  services: Services,
  scope: AuditScope,
  filter: Omit<QueryOf<typeof endpoint>, 'format'>,
): AsyncGenerator<AuditEntry> {
  const matching = matchAuditLog(services, scope, filter);
  let cursor: string | undefined;
  for (;;) {
    const after = cursor === undefined ? undefined : lt(auditEntry.id, cursor);
    const rows = await selectAuditLog(services, and(matching, after), desc(auditEntry.id), portion);
    yield* rows;
    if (rows.length < portion) return;
    cursor = rows.at(-1)?.id;
  }
}

function cells(entry: AuditEntry): Record<string, string>[] {
  const row = {
    Date: entry.at,
    Who: entry.actor.name ?? entry.actor.kind,
    Email: entry.actor.email ?? '',
    What: entry.sentence,
    Action: entry.action,
    From: entry.address ?? '',
    Workspace: entry.workspace?.name ?? '',
    Id: entry.id,
  };
  return [row];
}
