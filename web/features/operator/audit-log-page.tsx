import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { exportOperatorAudit } from '#contract/operator/operator.endpoints.ts';
import { paths } from '#contract/page-addresses.ts';
import { auditQuery } from '#web/console/audit/audit-query.ts';
import { AuditTable } from '#web/console/audit/audit-table.tsx';
import { callForFile } from '#web/lib/call.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { ExportMenu } from '#web/ui/lists/export-menu.tsx';
import { operatorAuditQuery } from './operator.queries.ts';

/** Who did what on the whole installation, or in one workspace where the address names it. */
export default function OperatorAuditLogPage() {
  const { search, setFilter } = useSearchFilters();
  const workspaceId = search.get('workspace');
  const filters = { ...auditQuery(search), ...(workspaceId ? { workspaceId } : {}) };
  const list = useInfiniteQuery(operatorAuditQuery(filters));
  return (
    <Card
      title="Audit log"
      description="Who did what on this installation. Entries can’t be changed or deleted."
      isFlush
      actions={
        <div className="flex flex-wrap gap-2">
          {workspaceId && (
            <Button size="sm" variant="secondary" onClick={() => setFilter('workspace', '')}>
              Show all workspaces
            </Button>
          )}
          <ExportMenu
            size="sm"
            fetchExport={(format) => callForFile(exportOperatorAudit, { query: { ...filters, format } })}
          />
        </div>
      }
    >
      <AuditTable
        list={list}
        search={search}
        onFilter={setFilter}
        workspaceOf={({ workspace }) =>
          workspace === null ? (
            '–'
          ) : (
            <Link to={paths.operatedWorkspace(workspace.id)} className={`${linkLook} break-words`}>
              {workspace.name}
            </Link>
          )
        }
      />
    </Card>
  );
}
