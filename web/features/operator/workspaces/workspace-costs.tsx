import type { OperatedWorkspaceDetails } from '#contract/operated-workspaces/operated-workspaces.schemas.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/lists/data-table.tsx';
import { describeCost } from '../costs/describe-cost.ts';

type Cost = OperatedWorkspaceDetails['costs'][number];

const columns: Column<Cost>[] = [
  { header: 'Month', cell: ({ month }) => month },
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

/** What a workspace used in the last months that have anything. */
export function WorkspaceCosts({ workspace: { costs } }: { workspace: OperatedWorkspaceDetails }) {
  return (
    <Card
      title="Costs"
      description="Model tokens and pages read per month (UTC). Deleted answers and crawls are not counted."
      isFlush
    >
      {costs.length === 0 ? (
        <p className="border-t border-line px-5 py-4 text-sm text-ink-secondary">Nothing was used yet.</p>
      ) : (
        <DataTable caption="Costs by month" columns={columns} rows={costs} keyOf={({ month }) => month} />
      )}
    </Card>
  );
}
