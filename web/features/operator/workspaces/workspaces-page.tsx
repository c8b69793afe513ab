import { useInfiniteQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { Link } from 'react-router';
import type { OperatedWorkspace } from '#contract/operated-workspaces/operated-workspaces.schemas.ts';
import { workspaceStates } from '#contract/operated-workspaces/operated-workspaces.ts';
import { paths } from '#contract/page-addresses.ts';
import { planIds, plans } from '#contract/plans.ts';
import { formatCompact, formatCount } from '#web/lib/format.ts';
import { formatTimeAgo } from '#web/lib/format-time.ts';
import { searchText } from '#web/lib/search-params/search-text.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { Card } from '#web/ui/card.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { PagedTable } from '#web/ui/lists/paged-table.tsx';
import { workspacesQuery } from '../operator.queries.ts';
import { WorkspaceMarks } from './workspace-marks.tsx';

const stateLabels = { granted: 'With a grant', suspended: 'Suspended', troubled: 'With failed sources' };

const usedOf = (workspace: OperatedWorkspace, name: string) => {
  const meter = workspace.meters.find((each) => each.name === name);
  if (meter === undefined) return '–';
  return `${formatCompact(meter.used)} / ${meter.limit === null ? '∞' : formatCompact(meter.limit)}`;
};

const columns: Column<OperatedWorkspace>[] = [
  {
    header: 'Workspace',
    cell: (workspace) => (
      <div className="min-w-0">
        <Link to={paths.operatedWorkspace(workspace.id)} className={`${linkLook} break-words`}>
          {workspace.name}
        </Link>
        <span className="block text-xs break-all text-ink-secondary">
          {workspace.owner?.email ?? 'Belongs to the installation'}
        </span>
      </div>
    ),
  },
  {
    header: 'Plan',
    cell: (workspace) => (
      <div className="flex flex-wrap items-center gap-1.5">
        {plans[workspace.plan].name}
        <WorkspaceMarks workspace={workspace} />
      </div>
    ),
  },
  { header: 'Messages', isNumeric: true, cell: (workspace) => usedOf(workspace, 'messages') },
  { header: 'Leads', isNumeric: true, cell: (workspace) => usedOf(workspace, 'leads') },
  { header: 'Agents', isNumeric: true, cell: (workspace) => usedOf(workspace, 'agents') },
  {
    header: 'Largest agent',
    onCard: 'whole',
    cell: (workspace) => (
      <span className="text-xs text-ink-secondary tabular-nums">
        {usedOf(workspace, 'links')} links, {usedOf(workspace, 'files')} files,{' '}
        {usedOf(workspace, 'characters')} characters
      </span>
    ),
  },
  { header: 'Health', cell: (workspace) => healthOf(workspace) },
  { header: 'Last active', cell: ({ lastActiveAt }) => formatTimeAgo(lastActiveAt) },
];

function healthOf({ failedSources, failedJobs }: OperatedWorkspace): string {
  const troubles = [
    ...(failedSources > 0 ? [formatCount(failedSources, 'failed source')] : []),
    ...(failedJobs > 0 ? [formatCount(failedJobs, 'failed job')] : []),
  ];
  return troubles.join(', ') || 'Fine';
}

export default function WorkspacesPage() {
  const { search, setFilter } = useSearchFilters();
  const q = searchText(search);
  const plan = planIds.find((each) => each === search.get('plan'));
  const state = workspaceStates.find((each) => each === search.get('state'));
  const list = useInfiniteQuery(
    workspacesQuery({ ...(q ? { q } : {}), ...(plan ? { plan } : {}), ...(state ? { state } : {}) }),
  );
  return (
    <Card
      title="Workspaces"
      description="What each workspace has used this month of what its plan allows."
      isFlush
    >
      <PagedTable
        caption="Workspaces"
        columns={columns}
        keyOf={({ id }) => id}
        list={list}
        icon={Building2}
        empty={
          q || plan || state
            ? { title: 'Nothing matches', text: 'Change the filters.' }
            : { title: 'No workspace yet' }
        }
        filters={
          <>
            <div className="w-full sm:w-72">
              <SearchInput
                label="Search names and owners"
                value={q}
                onSearch={(value) => setFilter('q', value)}
              />
            </div>
            <Select
              isFilter
              aria-label="Plan"
              value={plan ?? ''}
              onChange={(event) => setFilter('plan', event.target.value)}
            >
              <option value="">All plans</option>
              {planIds.map((id) => (
                <option key={id} value={id}>
                  {plans[id].name}
                </option>
              ))}
            </Select>
            <Select
              isFilter
              aria-label="State"
              value={state ?? ''}
              onChange={(event) => setFilter('state', event.target.value)}
            >
              <option value="">All states</option>
              {workspaceStates.map((each) => (
                <option key={each} value={each}>
                  {stateLabels[each]}
                </option>
              ))}
            </Select>
          </>
        }
      />
    </Card>
  );
}
