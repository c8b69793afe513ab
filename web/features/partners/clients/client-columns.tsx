import type { ReactNode } from 'react';
import type { Client } from '#contract/partners/partners.schemas.ts';
import { formatNumber } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { ClientState } from './client-state.tsx';

/** What the table of client workspaces shows of each. */
export const clientColumns = (actionsOf: (client: Client) => ReactNode): readonly Column<Client>[] => [
  {
    header: 'Client',
    className: 'min-w-48 max-w-96 font-semibold wrap-anywhere',
    cell: (client) => (
      <>
        {client.name}
        {/* Where the table is wider than the screen its last column is out of sight. */}
        <div className="mt-1.5 xl:hidden">{actionsOf(client)}</div>
      </>
    ),
  },
  { header: 'State', className: 'min-w-44', cell: (client) => <ClientState client={client} /> },
  { header: 'Plan', className: 'whitespace-nowrap', cell: ({ plan }) => plan.name },
  { header: 'Paid by', cell: ({ paidBy }) => (paidBy === 'partner' ? 'You' : 'Client') },
  { header: 'Agents', isNumeric: true, cell: ({ agents }) => usedOf(agents) },
  { header: 'Messages this month', isNumeric: true, cell: ({ messages }) => usedOf(messages) },
  { header: 'Leads this month', isNumeric: true, cell: ({ leads }) => usedOf(leads) },
  {
    header: 'Added',
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    header: 'Actions',
    hidesHeader: true,
    className: 'py-1.5! max-xl:hidden',
    cell: actionsOf,
  },
];

const usedOf = ({ used, limit }: Client['agents']): string =>
  limit === null ? formatNumber(used) : `${formatNumber(used)} of ${formatNumber(limit)}`;
