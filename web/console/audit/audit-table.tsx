import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuditEntry } from '#contract/audit/audit.schemas.ts';
import { type AuditGroup, auditGroups } from '#contract/audit/audit.ts';
import { DateRangePicker } from '#web/ui/dates/date-range-picker.tsx';
import { Moment } from '#web/ui/dates/moment.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { PagedTable } from '#web/ui/lists/paged-table.tsx';

const groupLabels: Record<AuditGroup, string> = {
  'sign-in': 'Sign-in',
  members: 'Members and roles',
  keys: 'Keys and connections',
  plan: 'Plan',
  agents: 'Agents and data',
  settings: 'Settings',
  exports: 'Exports',
  operator: 'Operator',
};

const actorLabels = { user: 'Deleted account', 'api-key': 'API key', system: 'The product' };

interface AuditTableProps {
  list: UseInfiniteQueryResult<
    InfiniteData<{
      data: AuditEntry[];
      pagination: { cursor: string | null; hasMore: boolean; total: number };
    }>
  >;
  search: URLSearchParams;
  onFilter: (name: string, value: string) => void;
  /** Of which workspace each entry is, where several are listed. */
  workspaceOf?: (entry: AuditEntry) => ReactNode;
}

/** Who did what, from where and when, newest first; its filters are in the address. */
export function AuditTable({ list, search, onFilter, workspaceOf }: AuditTableProps) {
  const columns: Column<AuditEntry>[] = [
    { header: 'What', cell: What, onCard: 'whole', className: '@2xl:max-w-120' },
    ...(workspaceOf === undefined ? [] : [{ header: 'Workspace', cell: workspaceOf }]),
    { header: 'From', cell: ({ address }) => <span className="text-xs break-words">{address ?? '–'}</span> },
    { header: 'When', cell: ({ at }) => <Moment time={at} /> },
  ];
  const isFiltered = ['q', 'group', 'range'].some((name) => search.has(name));
  return (
    <PagedTable
      caption="Audit log"
      columns={columns}
      keyOf={({ id }) => id}
      list={list}
      icon={ScrollText}
      empty={
        isFiltered
          ? { title: 'Nothing matches', text: 'Change the filters.' }
          : { title: 'Nothing yet', text: 'Changes of members, keys and settings appear here.' }
      }
      filters={
        <>
          <div className="w-full sm:w-72">
            <SearchInput
              label="Search names and addresses"
              value={search.get('q') ?? ''}
              onSearch={(value) => onFilter('q', value)}
            />
          </div>
          <Select
            isFilter
            aria-label="Kind"
            value={search.get('group') ?? ''}
            onChange={(event) => onFilter('group', event.target.value)}
          >
            <option value="">Everything</option>
            {auditGroups.map((group) => (
              <option key={group} value={group}>
                {groupLabels[group]}
              </option>
            ))}
          </Select>
          <DateRangePicker value={search.get('range') ?? ''} onChange={(value) => onFilter('range', value)} />
        </>
      }
    />
  );
}

function What({ actor, sentence }: AuditEntry) {
  return (
    <div className="min-w-0 break-words">
      <span className="font-semibold">{actor.name ?? actorLabels[actor.kind]}</span> {sentence}
      {actor.email && actor.email !== actor.name && (
        <span className="block text-xs break-all text-ink-secondary">{actor.email}</span>
      )}
    </div>
  );
}
