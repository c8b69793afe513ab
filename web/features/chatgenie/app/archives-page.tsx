import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Archive, MessagePlan } from '#contract/chat-archives/chat-archives.schemas.ts';
import { chatPlatformNames } from '#contract/chat-archives/chat-archives.ts';
import { paths } from '#contract/page-addresses.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { ChatGenieMark } from '../chatgenie-mark.tsx';
import { ThreadsDrawing } from '../threads-drawing.tsx';
import { archivesQuery } from './archives.queries.ts';
import { CreateArchive } from './create-archive.tsx';

export const meta = () => [{ title: 'Your chats · ChatGenie' }];

/** The archives of a user, and how much of the plan they have used. */
export default function ArchivesPage() {
  const archives = useQuery(archivesQuery());
  const [isCreating, setIsCreating] = useState(false);
  const add = (
    <Button onClick={() => setIsCreating(true)}>
      <Plus aria-hidden />
      New archive
    </Button>
  );
  return (
    <div className="mx-auto w-full max-w-5xl space-y-6 px-4 py-8 sm:px-6">
      <PageHeading
        title="Your chats"
        mark={<ChatGenieMark />}
        description={
          <>
            ChatGenie reads the exports of your chat apps. Only you can see them, not the members of your
            workspaces.{' '}
            <Link to={paths.docsPage('chatgenie')} className={linkLook}>
              How to export a chat
            </Link>
          </>
        }
        actions={archives.data && archives.data.data.length > 0 ? add : undefined}
      />
      <Card isFlush title="Archives" description="Chats that belong together, from any app.">
        {archives.data ? (
          archives.data.data.length === 0 ? (
            <div className="grid items-center gap-8 border-t border-line p-5 sm:p-8 lg:grid-cols-2">
              <div>
                <h3 className="font-display text-xl font-semibold tracking-tight">No archive yet</h3>
                <p className="mt-2 mb-5 text-ink-secondary">
                  Create one, then upload the export of a chat. Ask it anything: each answer shows the message
                  that it comes from.
                </p>
                {add}
              </div>
              <div className="rounded-lg bg-deep p-5 text-on-deep">
                <ThreadsDrawing />
              </div>
            </div>
          ) : (
            <ul aria-label="Archives" className="border-t border-line">
              {archives.data.data.map((archive) => (
                <ArchiveRow key={archive.id} archive={archive} />
              ))}
            </ul>
          )
        ) : archives.isError ? (
          <ErrorState error={archives.error} onRetry={() => void archives.refetch()} />
        ) : (
          <TableSkeleton rows={2} rowHeight="h-17" />
        )}
      </Card>
      {archives.data && <PlanLine plan={archives.data.plan} />}
      <CreateArchive isOpen={isCreating} onClose={() => setIsCreating(false)} />
    </div>
  );
}

function ArchiveRow({ archive }: { archive: Archive }) {
  const { id, name, messages, chats, platforms, firstAt, lastAt } = archive;
  const span = firstAt && lastAt ? `, ${formatDate(firstAt)} to ${formatDate(lastAt)}` : '';
  const apps = platforms.map((platform) => chatPlatformNames[platform]).join(', ');
  return (
    <ItemRow
      title={
        <Link to={paths.chatArchive(id)} className="underline-offset-4 hover:underline">
          {name}
        </Link>
      }
      text={
        messages === 0
          ? 'Nothing imported yet'
          : `${formatCount(messages, 'message')} in ${formatCount(chats, 'chat')} from ${apps}${span}`
      }
    />
  );
}

function PlanLine({ plan: { plan, messages, questions, platforms } }: { plan: MessagePlan }) {
  const of = ({ used, limit }: { used: number; limit: number | null }, one: string) =>
    limit === null ? formatCount(used, one) : `${formatNumber(used)} of ${formatCount(limit, one)}`;
  return (
    <p className="text-sm text-ink-secondary tabular-nums">
      Your plan {plan === 'free' ? 'Free' : 'Pro'}: {of(messages, 'message')}, {of(platforms, 'platform')},{' '}
      {of(questions, 'answered question')} today.{' '}
      <Link to={paths.chatgeniePlan} className={linkLook}>
        {plan === 'free' ? 'See Pro' : 'Manage your plan'}
      </Link>
    </p>
  );
}
