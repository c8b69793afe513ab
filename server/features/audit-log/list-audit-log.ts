import type { SQL } from 'drizzle-orm';
import type { listAuditLog as endpoint } from '#contract/audit/audit.endpoints.ts';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import { auditEntry } from '#server/audit/audit.table.ts';
import type { Services } from '#server/context.ts';
import { pageOf } from '#server/database/page-of.ts';
import type { AuditScope } from './audit-scope.ts';
import { matchAuditLog } from './match-audit-log.ts';
import { selectAuditLog } from './select-audit-log.ts';

/** Who did what, newest first. */
export function listAuditLog(
  services: Services,
  scope: AuditScope,
  { limit, cursor, ...filter }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const select = (where: SQL | undefined, order: SQL, count: number) =>
    selectAuditLog(services, where, order, count);
  return pageOf(services, auditEntry, matchAuditLog(services, scope, filter), { limit, cursor }, select);
}
