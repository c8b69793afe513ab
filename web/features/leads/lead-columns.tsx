import { type ReactNode, useMemo } from 'react';
import { Link, useLocation } from 'react-router';
import type { Lead } from '#contract/leads/leads.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { phoneUrl } from '#core/safety/links/phone-url.ts';
import { webPageUrl } from '#core/safety/links/web-page-url.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Moment } from '#web/ui/dates/moment.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { BreakableEmail } from './breakable-email.tsx';
import { EmailLink } from './email-link.tsx';
import { LeadStatusMenu } from './lead-status-menu.tsx';
import { leadTitle } from './lead-title.ts';

/** The columns that can be chosen, in their order; the lead itself is always shown. */
export const leadColumnChoices = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'status', label: 'Status' },
  { value: 'conversation', label: 'Conversation' },
  { value: 'page', label: 'Page' },
  { value: 'note', label: 'Note' },
  { value: 'date', label: 'Date' },
] as const;
export type LeadColumn = (typeof leadColumnChoices)[number]['value'];

export const defaultLeadColumns: readonly LeadColumn[] = ['email', 'phone', 'status', 'conversation', 'date'];

const linkLook = 'font-semibold text-ink underline-offset-4 hover:underline';

const columns: Record<LeadColumn, Column<Lead>> = {
  email: {
    header: 'Email',
    isPlain: true,
    cardPlace: 'col-span-6 row-start-2',
    isEmpty: ({ email }) => !email,
    className: 'text-ink-secondary wrap-anywhere @2xl:max-w-44 @2xl:whitespace-nowrap @4xl:max-w-60',
    cell: ({ email }) => given(email, (address) => <EmailLink address={address} />),
  },
  phone: {
    header: 'Phone',
    isPlain: true,
    isSpare: true,
    cardPlace: 'col-span-3 col-start-4 row-start-3 @max-2xl:text-right',
    isEmpty: ({ phone }) => !phone,
    className: '@2xl:whitespace-nowrap',
    cell: ({ phone }) => given(phone, (number) => <a href={phoneUrl(number)}>{number}</a>),
  },
  status: {
    header: 'Status',
    isPlain: true,
    // Next to the name, before the box that chooses the lead.
    cardPlace: 'col-span-3 col-start-4 row-start-1 @max-2xl:pr-8 @max-2xl:text-right',
    className: 'whitespace-nowrap',
    cell: (lead) => <LeadStatusMenu lead={lead} />,
  },
  conversation: {
    header: 'Conversation',
    isPlain: true,
    cardPlace: 'col-span-6 row-start-4',
    isEmpty: ({ conversationId }) => !conversationId,
    // It has the place that the others leave.
    className: '@2xl:w-full @2xl:max-w-0 @2xl:min-w-32',
    cell: ({ agentId, conversationId, conversationTitle }) =>
      given(conversationId, (id) => (
        <Link
          to={paths.conversation(agentId, id)}
          title="Read the conversation"
          dir="auto"
          className="-my-1 block truncate py-1 underline-offset-4 hover:underline"
        >
          {conversationTitle || 'Read'}
        </Link>
      )),
  },
  page: {
    header: 'Page',
    cardPlace: 'col-span-6 row-start-5',
    isEmpty: ({ pageUrl }) => !webPageUrl(pageUrl),
    className: 'wrap-anywhere @2xl:max-w-56',
    cell: ({ pageUrl }) => given(webPageUrl(pageUrl), (url) => <PageLink url={url} />),
  },
  note: {
    header: 'Note',
    cardPlace: 'col-span-6 row-start-6',
    isEmpty: ({ note }) => !note,
    className: 'wrap-anywhere @2xl:max-w-64',
    cell: ({ note }) => given(note || null, (text) => <span className="line-clamp-2">{text}</span>),
  },
  date: {
    header: 'Date',
    isPlain: true,
    cardPlace: 'col-span-3 col-start-1 row-start-3',
    className: 'whitespace-nowrap text-ink-secondary',
    cell: ({ createdAt }) => <Moment time={createdAt} isShort />,
  },
};

/** The lead, with the link to its panel, and the columns that were chosen. */
export function useLeadColumns(chosen: readonly LeadColumn[]): readonly Column<Lead>[] {
  const { search } = useLocation();
  return useMemo(
    () => [
      {
        header: 'Lead',
        cardPlace: 'col-span-3 row-start-1 font-medium @2xl:font-normal',
        className: 'wrap-anywhere @2xl:min-w-36 @2xl:max-w-72',
        cell: (lead: Lead) => (
          <Link
            to={{ pathname: paths.lead(lead.agentId, lead.id), search }}
            preventScrollReset
            // A very long name would take the place of the other columns; the panel has it whole.
            title={leadTitle(lead)}
            className={classNames(linkLook, 'line-clamp-2')}
          >
            {leadTitle(lead) === lead.email ? <BreakableEmail address={lead.email} /> : leadTitle(lead)}
          </Link>
        ),
      },
      ...chosen.map((name) => columns[name]),
    ],
    [search, chosen],
  );
}

function PageLink({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="line-clamp-2 underline-offset-4 hover:underline"
    >
      {url.replace(/^https?:\/\//, '')}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function given<Value>(value: Value | null | undefined, draw: (value: Value) => ReactNode): ReactNode {
  if (value !== null && value !== undefined) return draw(value);
  return (
    <>
      <span aria-hidden className="text-ink-secondary @max-2xl:hidden">
        –
      </span>
      <span className="sr-only">not given</span>
    </>
  );
}
