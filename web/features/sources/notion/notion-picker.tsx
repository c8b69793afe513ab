import { useInfiniteQuery } from '@tanstack/react-query';
import { Database, FileText, Unplug } from 'lucide-react';
import { useState } from 'react';
import type { NotionItem, NotionState } from '#contract/notion/notion.schemas.ts';
import { maximumNotionItems } from '#contract/notion/notion.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { readSchedule } from '#web/features/sources/schedule/read-schedule.ts';
import { ScheduleField } from '#web/features/sources/schedule/schedule-field.tsx';
import { useAddSource } from '#web/features/sources/sources.queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/dates/moment.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Loading } from '#web/ui/loading.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { notionPagesQuery, useNotionConnection } from './notion.queries.ts';

interface NotionPickerProps {
  agentId: string;
  connection: NonNullable<NotionState['connection']>;
  canDisconnect: boolean;
}

/** Pages and databases that are shared with the connection, to choose from. */
export function NotionPicker({ agentId, connection, canDisconnect }: NotionPickerProps) {
  const add = useAddSource(agentId);
  const [query, setQuery] = useState('');
  /** Also of searches before, in the order in which they were chosen. */
  const [chosen, setChosen] = useState<NotionItem[]>([]);
  const toggle = (item: NotionItem) =>
    setChosen((all) =>
      all.some(({ id }) => id === item.id) ? all.filter(({ id }) => id !== item.id) : [...all, item],
    );
  const form = useForm({
    read: (data) => ({
      items: chosen.map(({ kind, id, title }) => ({ kind, id, title: title.slice(0, 500) })),
      schedule: readSchedule(data),
    }),
    send: async ({ items, schedule }) => {
      await add.mutateAsync({ kind: 'notion', items, schedule });
      setChosen([]);
      showToast.done('The pages are being read.');
    },
  });
  const isFull = chosen.length >= maximumNotionItems;
  return (
    <form {...form.props} className="space-y-4">
      <Connected workspaceName={connection.workspaceName} canDisconnect={canDisconnect} />
      <SearchInput label="Search pages and databases" value={query} onSearch={setQuery} />
      <Found query={query} chosen={chosen} isFull={isFull} onToggle={toggle} />
      <p className="text-sm text-ink-secondary">
        Pages inside a chosen page or database are read too.
        {isFull && ` You can choose ${maximumNotionItems} at a time.`}
      </p>
      <ScheduleField defaultValue="never" />
      <CallFailure error={form.failure} />
      <Button type="submit" isDisabled={chosen.length === 0} isBusy={form.isBusy}>
        {chosen.length === 0 ? 'Read the chosen pages' : `Read ${formatCount(chosen.length, 'chosen item')}`}
      </Button>
    </form>
  );
}

function Connected({ workspaceName, canDisconnect }: { workspaceName: string; canDisconnect: boolean }) {
  const { disconnect } = useNotionConnection();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 text-sm break-words">
        Connected to <span className="font-semibold">{workspaceName}</span>
      </p>
      {canDisconnect && (
        <Button size="sm" variant="secondary" onClick={() => setIsAsking(true)}>
          <Unplug aria-hidden />
          Disconnect
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Disconnect Notion?"
        confirmLabel="Disconnect"
        onConfirm={async () => {
          await disconnect.mutateAsync();
          showToast.done('Notion is disconnected.');
        }}
      >
        The connection of <span className="font-semibold break-words text-ink">{workspaceName}</span> is
        deleted for all agents of this workspace. They keep what they have read, but can’t read it again.
      </ConfirmDialog>
    </div>
  );
}

interface FoundProps {
  query: string;
  chosen: NotionItem[];
  isFull: boolean;
  onToggle: (item: NotionItem) => void;
}

function Found({ query, chosen, isFull, onToggle }: FoundProps) {
  const pages = useInfiniteQuery(notionPagesQuery(query));
  if (pages.isPending) {
    return (
      <Loading>
        <Skeleton className="h-64 rounded-md" />
      </Loading>
    );
  }
  if (pages.isError && !pages.data) return <ErrorState error={pages.error} onRetry={() => pages.refetch()} />;
  const found = pages.data?.pages.flatMap(({ data }) => data) ?? [];
  // What was chosen stays in sight, whatever is searched for.
  const items = [...chosen.filter(({ id }) => !found.some((item) => item.id === id)), ...found];
  if (items.length === 0) {
    return (
      <EmptyState
        icon={FileText}
        title={query === '' ? 'Nothing is shared yet' : 'No page or database found'}
      >
        {query === ''
          ? 'Share pages with the connection in Notion, then search again.'
          : 'Only titles are searched, and only what is shared with the connection.'}
      </EmptyState>
    );
  }
  return (
    <fieldset className="rounded-md border border-line">
      <legend className="sr-only">Pages and databases</legend>
      <ul className="max-h-96 overflow-y-auto">
        {items.map((item) => (
          <Choice
            key={item.id}
            item={item}
            isChosen={chosen.some(({ id }) => id === item.id)}
            isFull={isFull}
            onToggle={() => onToggle(item)}
          />
        ))}
      </ul>
      {pages.hasNextPage && (
        <div className="border-t border-line px-4 py-3">
          <Button
            size="sm"
            variant="secondary"
            isBusy={pages.isFetchingNextPage}
            onClick={() => pages.fetchNextPage()}
          >
            Load more
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  item: NotionItem;
  isChosen: boolean;
  isFull: boolean;
  onToggle: () => void;
}

function Choice({ item, isChosen, isFull, onToggle }: ChoiceProps) {
  const Icon = item.kind === 'page' ? FileText : Database;
  return (
    <li className="border-b border-line last:border-b-0">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 text-sm hover:bg-sunken/50">
        <input
          type="checkbox"
          className="size-4 shrink-0"
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={onToggle}
        />
        <Icon
          aria-label={item.kind === 'page' ? 'Page' : 'Database'}
          className="size-4 shrink-0 text-ink-secondary"
        />
        <span className="min-w-0 flex-1 break-words">{item.title || 'Untitled'}</span>
        <span className="hidden shrink-0 text-xs text-ink-secondary sm:block">
          <Moment time={item.editedAt} />
        </span>
      </label>
    </li>
  );
}
