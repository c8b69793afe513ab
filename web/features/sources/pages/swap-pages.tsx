import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { sourcePagesQuery, useSourceActions } from '#web/features/sources/sources.queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

interface SwapPagesProps {
  source: Source;
  isOpen: boolean;
  onClose: () => void;
}

/** Chooses which pages of a website leave the plan, and which take their places. */
export function SwapPages(props: SwapPagesProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title="Swap pages"
      description="Choose pages that the agent should stop using, and as many pages to read in their place."
      isWide
    >
      <SwapForm {...props} />
    </Dialog>
  );
}

function SwapForm({ source, onClose }: SwapPagesProps) {
  const { swapSome } = useSourceActions(source.agentId, source.id);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const form = useForm({
    read: () => ({ removedIds: [...removed], readIds: [...read] }),
    send: async (pages) => {
      await swapSome.mutateAsync(pages);
      showToast.done(`${formatCount(pages.readIds.length, 'page is', 'pages are')} being read.`);
      onClose();
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <PageChoice
          source={source}
          title="In"
          filter={{ status: 'ready' }}
          chosen={removed}
          onChange={setRemoved}
        />
        <PageChoice
          source={source}
          title="Left out"
          filter={{ leftOutBy: 'plan' }}
          chosen={read}
          onChange={setRead}
        />
      </div>
      <p role="status" className="text-sm text-ink-secondary">
        {formatCount(removed.size, 'page')} to stop using, {formatCount(read.size, 'page')} to read.
        {read.size > removed.size && ' Choose more pages to stop using.'}
      </p>
      <DialogButtons
        label="Swap"
        form={form}
        isDisabled={read.size === 0 || read.size > removed.size}
        onCancel={onClose}
      />
    </form>
  );
}

interface PageChoiceProps {
  source: Source;
  title: string;
  filter: { status: 'ready' } | { leftOutBy: 'plan' };
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Pages of one side, to tick. */
function PageChoice({ source, title, filter, chosen, onChange }: PageChoiceProps) {
  const [q, setQ] = useState('');
  const pages = useInfiniteQuery(sourcePagesQuery(source.agentId, source.id, { ...filter, q }));
  const { items, total } = itemsOf(pages.data);
  const toggle = (id: string) =>
    onChange(chosen.has(id) ? new Set([...chosen].filter((each) => each !== id)) : new Set([...chosen, id]));
  return (
    <fieldset className="min-w-0 rounded-md border border-line">
      <legend className="ml-3 px-1 text-sm font-semibold">{title}</legend>
      <div className="px-3 pb-3">
        <SearchInput label={`Search pages: ${title.toLowerCase()}`} value={q} onSearch={setQ} />
      </div>
      {pages.isPending ? (
        <TableSkeleton rows={3} />
      ) : pages.isError && !pages.data ? (
        <ErrorState error={pages.error} onRetry={() => pages.refetch()} />
      ) : (
        <>
          <ul aria-label={title} className="max-h-72 overflow-y-auto border-t border-line px-3 py-2">
            {items.map(({ id, title, url }) => (
              <li key={id} className="py-1 wrap-anywhere">
                <Checkbox
                  checked={chosen.has(id)}
                  onChange={() => toggle(id)}
                  label={<span className="min-w-0">{title || url}</span>}
                />
              </li>
            ))}
            {items.length === 0 && <li className="py-1 text-sm text-ink-secondary">No pages found.</li>}
          </ul>
          {pages.hasNextPage && (
            <LoadMore
              shown={items.length}
              total={total}
              hasMore
              isLoading={pages.isFetchingNextPage}
              onLoad={() => pages.fetchNextPage()}
            />
          )}
        </>
      )}
    </fieldset>
  );
}
