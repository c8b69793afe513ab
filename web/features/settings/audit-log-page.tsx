import { useInfiniteQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { exportAuditLog, listAuditLog } from '#contract/audit/audit.endpoints.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { auditQuery } from '#web/console/audit/audit-query.ts';
import { AuditTable } from '#web/console/audit/audit-table.tsx';
import { call, callForFile } from '#web/lib/call.ts';
import { pagesOf } from '#web/lib/pages-of.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ExportMenu } from '#web/ui/lists/export-menu.tsx';

export default function AuditLogPage() {
  const { workspace } = useSettings();
  if (workspace.role === 'owner') return <AuditLog />;
  return (
    <Card>
      <EmptyState icon={Lock} title="The audit log is for owners">
        It shows who changed what in this workspace. Ask an owner of the workspace.
      </EmptyState>
    </Card>
  );
}

function AuditLog() {
  const { search, setFilter } = useSearchFilters();
  const filters = auditQuery(search);
  const list = useInfiniteQuery(
    pagesOf(['audit-log', search.toString()], ({ cursor, signal }) =>
      call(listAuditLog, { query: { ...filters, ...(cursor ? { cursor } : {}) }, signal }),
    ),
  );
  return (
    <Card
      title="Audit log"
      description="Who did what in this workspace, and your own sign-in changes. Entries can’t be changed or deleted."
      isFlush
      actions={
        <ExportMenu
          size="sm"
          fetchExport={(format) => callForFile(exportAuditLog, { query: { ...filters, format } })}
        />
      }
    >
      <AuditTable list={list} search={search} onFilter={setFilter} />
    </Card>
  );
}
