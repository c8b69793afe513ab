import { useQuery } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { Link } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listCosts } from '#contract/operated-workspaces/operated-workspaces.endpoints.ts';
import { paths } from '#contract/page-addresses.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { pageNumber } from '#web/lib/search-params/page-number.ts';
import { searchText } from '#web/lib/search-params/search-text.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { OffsetPager } from '../offset-pager.tsx';
import { costsQuery } from '../operator.queries.ts';
import { describeCost } from './describe-cost.ts';
import { ModelPrices } from './model-prices.tsx';

type Costs = AnswerOf<typeof listCosts>;

const columns: Column<Costs['data'][number]>[] = [
  {
    header: 'Workspace',
    cell: ({ id, name }) => (
      <Link to={paths.operatedWorkspace(id)} className={`${linkLook} break-words`}>
        {name}
      </Link>
    ),
  },
  { header: 'Answers', isNumeric: true, cell: ({ answers }) => formatNumber(answers) },
  { header: 'Tokens in', isNumeric: true, cell: ({ inputTokens }) => formatNumber(inputTokens) },
  { header: 'Tokens out', isNumeric: true, cell: ({ outputTokens }) => formatNumber(outputTokens) },
  {
    header: 'Cost',
    isNumeric: true,
    cell: ({ dollars, unpricedTokens }) => describeCost({ dollars, unpricedTokens }),
  },
  { header: 'Pages read', isNumeric: true, cell: ({ pages }) => formatNumber(pages) },
];

const pageSize = 50;

/** What the workspaces used in a month. The month, the search and the page are in the address. */
export default function CostsPage() {
  const { search, setFilter, clearFilters } = useSearchFilters();
  /** What is looked for begins on its first page. */
  const look = (name: string, value: string) => {
    setFilter(name, value);
    clearFilters(['page']);
  };
  const q = searchText(search);
  const month = search.get('month') ?? '';
  const page = pageNumber(search);
  const costs = useQuery(
    costsQuery({
      ...(/^20\d{2}-(0[1-9]|1[0-2])$/.test(month) ? { month } : {}),
      ...(q ? { q } : {}),
      limit: pageSize,
      offset: page * pageSize,
    }),
  );
  return (
    <div className="space-y-6">
      <ModelPrices />
      <Card
        title="Costs"
        description="Model tokens, what they cost and pages read per workspace and month (UTC). Deleted answers and crawls are not counted."
        isFlush
      >
        <div className="flex flex-wrap gap-3 px-5 pb-4">
          <div className="w-full sm:w-48">
            <TextInput
              type="month"
              aria-label="Month"
              value={costs.data?.month ?? month}
              onChange={(event) => look('month', event.target.value)}
            />
          </div>
          <div className="w-full sm:w-72">
            <SearchInput label="Search workspaces" value={q} onSearch={(value) => look('q', value)} />
          </div>
        </div>
        {costs.data ? (
          <>
            <ChatgenieCosts used={costs.data.chatgenie} />
            <CostRows
              costs={costs.data}
              page={page}
              onPage={(next) => setFilter('page', next === 0 ? '' : String(next))}
            />
          </>
        ) : costs.isError ? (
          <ErrorState error={costs.error} onRetry={() => void costs.refetch()} />
        ) : (
          <TableSkeleton />
        )}
      </Card>
    </div>
  );
}

/** Chats are a user's own, so their questions are in no row. */
function ChatgenieCosts({ used }: { used: Costs['chatgenie'] }) {
  if (used.questions === 0) return null;
  return (
    <p className="px-5 pb-2 text-sm text-ink-secondary">
      ChatGenie, of no workspace: {formatCount(used.questions, 'question')} with a language model,{' '}
      {formatNumber(used.inputTokens)} tokens in, {formatNumber(used.outputTokens)} tokens out (
      {describeCost(used)}).
    </p>
  );
}

interface CostRowsProps {
  costs: Costs;
  page: number;
  onPage: (page: number) => void;
}

function CostRows({ costs: { data, total }, page, onPage }: CostRowsProps) {
  if (data.length === 0)
    return (
      <div className="border-t border-line">
        <EmptyRow icon={Coins} title="Nothing was used in this month" />
      </div>
    );
  return (
    <>
      <p role="status" className="px-5 pb-4 text-sm text-ink-secondary">
        {formatCount(total.workspaces, 'workspace')}: {formatCount(total.answers, 'answer')},{' '}
        {formatNumber(total.inputTokens)} tokens in, {formatNumber(total.outputTokens)} tokens out (
        {describeCost(total)}), {formatCount(total.pages, 'page')} read.
      </p>
      <DataTable caption="Costs" columns={columns} rows={data} keyOf={({ id }) => id} />
      <OffsetPager
        page={page}
        pageSize={pageSize}
        shown={data.length}
        total={total.workspaces}
        onPage={onPage}
      />
    </>
  );
}
