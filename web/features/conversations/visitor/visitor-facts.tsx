import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { formatTimeAgo } from '#web/lib/format-time.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { visitorQuery } from '../handling/handling.queries.ts';
import { formatTimeThere } from './format-time-there.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** What is known of the visitor, below a line that opens it. */
export function VisitorFacts({ conversation }: { conversation: Conversation }) {
  return (
    <details className="border-t border-line">
      <summary className="flex min-h-10 cursor-pointer items-center gap-2 px-5 text-sm font-semibold focus-visible:-outline-offset-2">
        <UserRound aria-hidden className="size-4 text-ink-secondary" />
        Visitor
        <span className="text-xs font-normal text-ink-secondary">language, time, pages, earlier</span>
      </summary>
      <div className="max-h-72 overflow-y-auto px-5 pt-1 pb-4">
        <Facts conversation={conversation} />
      </div>
    </details>
  );
}

function Facts({ conversation: { id, lead } }: { conversation: Conversation }) {
  const visitor = useQuery(visitorQuery(id));
  if (visitor.isError) return <ErrorState error={visitor.error} onRetry={() => visitor.refetch()} />;
  if (!visitor.data) return <Skeleton className="h-16" />;
  const { language, timeZone, pages, conversations } = visitor.data;
  const thereNow = timeZone ? formatTimeThere(timeZone, new Date()) : null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {lead?.name && <Fact name="Name">{lead.name}</Fact>}
      {lead?.email && <Fact name="Email">{lead.email}</Fact>}
      {lead?.phone && <Fact name="Phone">{lead.phone}</Fact>}
      <Fact name="Language">{language ? (languageNames.of(language) ?? language) : 'Not known yet'}</Fact>
      <Fact name="Time there">{thereNow ?? 'Not known'}</Fact>
      <Fact name="Pages">
        {pages.length === 0 ? (
          'Not known'
        ) : (
          <ul>
            {pages.map((page) => (
              <li key={page} className="truncate">
                <a
                  href={page}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="underline underline-offset-4"
                >
                  {page.replace(/^https?:\/\//, '')}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Fact>
      <Fact name="Earlier">
        {conversations.length === 0 ? (
          'No other conversations'
        ) : (
          <ul>
            {conversations.map(({ id, agentId, title, lastMessageAt }) => (
              <li key={id} className="truncate">
                <Link to={paths.conversation(agentId, id)} className="underline underline-offset-4">
                  {title}
                </Link>{' '}
                <span className="text-xs text-ink-secondary">{formatTimeAgo(lastMessageAt)}</span>
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-secondary">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
