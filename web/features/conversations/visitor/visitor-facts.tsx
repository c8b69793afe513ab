import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import type { VerifiedVisitor } from '#contract/identity/identity.schemas.ts';
import type { Device } from '#contract/inbox/inbox.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { hasRole } from '#core/safety/has-role.ts';
import { workspaceQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { formatTimeAgo } from '#web/lib/format-time.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DetailFold } from '../detail-fold.tsx';
import { visitorQuery } from '../handling/handling.queries.ts';
import { formatTimeThere } from './format-time-there.ts';
import { PageLinks } from './page-links.tsx';

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** What is known of the visitor, below a line that opens it. */
export function VisitorFacts({ conversation }: { conversation: Conversation }) {
  return (
    <DetailFold icon={UserRound} title="Visitor" hint="language, time, device, pages, earlier">
      <Facts conversation={conversation} />
      <DataLink conversationId={conversation.id} />
    </DetailFold>
  );
}

/** For those who may erase. */
function DataLink({ conversationId }: { conversationId: string }) {
  const workspace = useQuery(workspaceQuery());
  if (!workspace.data || !hasRole(workspace.data.role, 'admin')) return null;
  return (
    <Link
      to={paths.personData(conversationId)}
      className="mt-3 inline-block py-1 text-sm underline underline-offset-4"
    >
      Export or erase the data of this visitor
    </Link>
  );
}

function Facts({ conversation: { id, lead } }: { conversation: Conversation }) {
  const visitor = useQuery(visitorQuery(id));
  if (visitor.isError) return <ErrorState error={visitor.error} onRetry={() => visitor.refetch()} />;
  if (!visitor.data) return <Skeleton className="h-16" />;
  const { identity, language, timeZone, device, pages, visitedPages, conversations } = visitor.data;
  const thereNow = timeZone ? formatTimeThere(timeZone, new Date()) : null;
  const described = device && describeDevice(device);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {identity && <Identity identity={identity} />}
      {lead?.name && <Typed name="Name">{lead.name}</Typed>}
      {lead?.email && <Typed name="Email">{lead.email}</Typed>}
      {lead?.phone && <Typed name="Phone">{lead.phone}</Typed>}
      <Fact name="Language">
        {language ? (languageNames.of(language) ?? language) : <Unknown>Not known yet</Unknown>}
      </Fact>
      {thereNow && <Fact name="Time there">{thereNow}</Fact>}
      {described && <Fact name="Device">{described}</Fact>}
      {pages.length > 0 && (
        <Fact name="Pages">
          <PageLinks pages={pages.map((url) => ({ url }))} />
        </Fact>
      )}
      {visitedPages.length > 0 && (
        <Fact name="Before the chat">
          <PageLinks pages={visitedPages} />
        </Fact>
      )}
      <Fact name="Earlier">
        {conversations.length === 0 ? (
          <Unknown>No other conversations</Unknown>
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

const describeDevice = ({ browser, system }: Device): string | null =>
  browser && system ? `${browser} on ${system}` : (browser ?? system);

/** What the website's own server has signed. */
function Identity({ identity }: { identity: VerifiedVisitor }) {
  const { userId, email, name, attributes } = identity;
  return (
    <>
      <Fact name="Verified">
        <span className="inline-flex flex-wrap items-center gap-x-1.5">
          <BadgeCheck aria-hidden className="size-4 shrink-0 text-ready" />
          {name ?? email ?? userId}
        </span>
      </Fact>
      {name && email && <Fact name="Email">{email}</Fact>}
      <Fact name="User ID">{userId}</Fact>
      {Object.entries(attributes).map(([attribute, value]) => (
        <Fact key={attribute} name={attribute}>
          {String(value)}
        </Fact>
      ))}
    </>
  );
}

/** What the visitor typed: anyone can type anything. */
function Typed({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Fact name={name}>
      {children} <span className="text-xs text-ink-secondary">not verified</span>
    </Fact>
  );
}

/** Quieter than what is known. */
function Unknown({ children }: { children: ReactNode }) {
  return <span className="text-ink-secondary">{children}</span>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="max-w-40 break-words text-ink-secondary">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
