import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Fragment } from 'react';
import type { Passage } from '#contract/source-pages/source-pages.schemas.ts';
import { passagesQuery } from '#web/features/sources/sources.queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { itemsOf } from '#web/lib/pages-of.ts';
import { searchText } from '#web/lib/search-params/search-text.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { MarkedText } from './marked-text.tsx';

interface StoredTextProps {
  agentId: string;
  sourceId: string;
  pageId: string;
}

/** The text of a page as the agent has it: run together as it was read, or cut into the passages that are searched. */
export function StoredText({ agentId, sourceId, pageId }: StoredTextProps) {
  const { search, setFilter } = useSearchFilters();
  const q = searchText(search);
  const isCut = search.get('view') === 'passages';
  const passages = useInfiniteQuery(passagesQuery(agentId, sourceId, pageId, q));
  const { items, total } = itemsOf(passages.data);
  return (
    <Card
      title="Text"
      description={
        passages.data ? `As the agent has it, in ${formatCount(total, 'passage')}.` : 'As the agent has it.'
      }
      isFlush
    >
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pb-4">
        <div className="min-w-0 flex-1 basis-56">
          <SearchInput label="Search this text" value={q} onSearch={(text) => setFilter('q', text)} />
        </div>
        <Switch
          label="Show passages"
          checked={isCut}
          onChange={(event) => setFilter('view', event.target.checked ? 'passages' : '')}
        />
      </div>
      {passages.isPending ? (
        <TableSkeleton rowHeight="h-17" />
      ) : passages.isError && !passages.data ? (
        <ErrorState error={passages.error} onRetry={() => passages.refetch()} />
      ) : items.length === 0 ? (
        <EmptyState icon={SearchX} title="Nothing found">
          This text does not contain these words.
        </EmptyState>
      ) : (
        <>
          <div className="border-t border-line py-2 text-sm leading-relaxed">
            {items.map((passage, index) => (
              <Fragment key={passage.position}>
                {passage.isBeside && items[index - 1]?.isBeside !== true && <BesideNote />}
                <PassageText passage={passage} before={items[index - 1]} isCut={isCut} q={q} />
              </Fragment>
            ))}
          </div>
          <LoadMore
            shown={items.length}
            total={total}
            hasMore={passages.hasNextPage}
            isLoading={passages.isFetchingNextPage}
            onLoad={() => passages.fetchNextPage()}
          />
        </>
      )}
    </Card>
  );
}

/** Where the main text of a web page ends. */
function BesideNote() {
  return (
    <div className="mt-4 border-t border-line px-5 pt-4 pb-1">
      <h3 className="font-semibold">Next to the main text</h3>
      <p className="text-xs text-ink-secondary">
        Boxes and captions of this page. Your agent answers from them too, but prefers the main text.
      </p>
    </div>
  );
}

interface PassageTextProps {
  passage: Passage;
  before: Passage | undefined;
  isCut: boolean;
  q: string;
}

function PassageText({ passage, before, isCut, q }: PassageTextProps) {
  const known = passage.headingPath.findIndex((heading, level) => heading !== before?.headingPath[level]);
  const headings = known === -1 ? [] : passage.headingPath.slice(known);
  const text = (
    <>
      {passage.question !== null && (
        <p dir="auto" className="font-medium break-words whitespace-pre-wrap">
          <MarkedText text={passage.question} words={q} />
        </p>
      )}
      <p dir="auto" className="break-words whitespace-pre-wrap">
        <MarkedText text={passage.text} words={q} />
      </p>
    </>
  );
  if (!isCut) {
    return (
      <div className="space-y-2 px-5 py-1">
        {headings.map((heading) => (
          <h3 key={heading} dir="auto" className="pt-2 font-semibold break-words">
            {heading}
          </h3>
        ))}
        {text}
      </div>
    );
  }
  return (
    <div className="mx-5 my-3 rounded-md border border-line px-4 py-3">
      <p className="mb-1.5 flex flex-wrap justify-between gap-x-3 text-xs text-ink-secondary">
        <span className="min-w-0 break-words">{passage.headingPath.join(' › ')}</span>
        <span className="tabular-nums">{`Passage ${passage.position + 1} · ${passage.language}`}</span>
      </p>
      {text}
      {passage.written.length > 0 && (
        <div className="mt-2 text-xs text-ink-secondary">
          <p className="font-semibold">Questions that a language model wrote for it</p>
          <ul className="list-disc pl-5">
            {passage.written.map((question) => (
              <li key={question} dir="auto" className="wrap-anywhere">
                {question}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
