import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { mailtoUrl } from '#core/safety/mailto-url.ts';
import { Moment } from '#web/ui/dates/moment.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';

/** What the table of leads shows of each. */
export const leadColumns = (onDelete: (lead: Lead) => void): readonly Column<Lead>[] => [
  {
    header: 'Name',
    className: 'wrap-anywhere @2xl:min-w-24 @2xl:break-words',
    cell: (lead) => lead.name ?? <Nothing />,
  },
  {
    header: 'Email',
    onCard: 'whole',
    className: 'wrap-anywhere @2xl:max-w-72 @2xl:break-words',
    cell: (lead) => (lead.email ? <MailLink address={lead.email} /> : <Nothing />),
  },
  {
    header: 'Phone',
    className: '@2xl:whitespace-nowrap tabular-nums',
    cell: (lead) => lead.phone ?? <Nothing />,
  },
  {
    header: 'Conversation',
    className: 'whitespace-nowrap',
    cell: (lead) =>
      lead.conversationId ? (
        <Link
          to={paths.conversation(lead.agentId, lead.conversationId)}
          className="font-semibold text-brand underline-offset-4 hover:underline"
        >
          Read
        </Link>
      ) : (
        <Nothing />
      ),
  },
  {
    header: 'Date',
    onCard: 'whole',
    cell: ({ createdAt }) => <Moment time={createdAt} />,
  },
  {
    header: 'Actions',
    hidesHeader: true,
    className: 'py-1!',
    cell: (lead) => (
      <IconButton label={`Delete the lead ${lead.name ?? lead.email ?? ''}`} onClick={() => onDelete(lead)}>
        <Trash2 aria-hidden />
      </IconButton>
    ),
  },
];

function Nothing() {
  return (
    <span className="text-ink-secondary">
      <span aria-hidden>–</span>
      <span className="sr-only">not given</span>
    </span>
  );
}

/** Where a line has no room for it, it is broken at its sign and not within a word. */
function MailLink({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  return (
    <a href={mailtoUrl(address)} className="text-brand underline-offset-4 hover:underline">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
}
