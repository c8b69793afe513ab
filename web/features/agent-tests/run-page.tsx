import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { TestResult } from '#contract/agent-tests/agent-tests.schemas.ts';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { sourceChoicesQuery, testRunQuery } from '#web/console/agent-tests/tests.queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { causeLabels } from './cause-labels.ts';
import { ResultItem } from './result-item.tsx';
import { RunBadge } from './run-badge.tsx';

export const meta = () => [{ title: `Test run · ${brand.name}` }];

/** What matters first: lost, failed, gained, the rest. */
const rankOf = ({ hasPassed, before }: TestResult): number => {
  if (!hasPassed) return before?.hasPassed ? 0 : 1;
  return before?.hasPassed === false ? 2 : 3;
};

/** A run of the tests: each answer with the one before it. */
export default function RunPage() {
  const { agentId = '', testRunId = '' } = useParams();
  const run = useQuery(testRunQuery(agentId, testRunId));
  const sources = useQuery(sourceChoicesQuery(agentId));
  const titleOf = (sourceId: string) => sources.data?.find(({ id }) => id === sourceId)?.title;
  const trail = [{ to: paths.tests(agentId), label: 'Tests' }];
  if (!run.data) {
    return (
      <div className="space-y-6">
        <ConsoleHeading title="Test run" trail={trail} />
        <Card isFlush>
          {run.isError ? (
            <ErrorState error={run.error} onRetry={() => run.refetch()} />
          ) : (
            <TableSkeleton rows={5} rowHeight="h-25" />
          )}
        </Card>
      </div>
    );
  }
  const { cause, createdAt, lost, gained, results } = run.data;
  const changes = [
    ...(lost > 0 ? [`${formatCount(lost, 'test')} lost`] : []),
    ...(gained > 0 ? [`${formatCount(gained, 'test')} gained`] : []),
  ];
  return (
    <div className="space-y-6">
      <ConsoleHeading
        title={`Test run of ${formatDateTime(createdAt)}`}
        trail={trail}
        description={[causeLabels[cause], ...changes].join(' · ')}
        actions={<RunBadge run={run.data} />}
      />
      <Card isFlush>
        <ul aria-label="Results" className="divide-y divide-line">
          {[...results]
            .sort((left, right) => rankOf(left) - rankOf(right))
            .map((result) => (
              <ResultItem key={result.testId} result={result} titleOf={titleOf} />
            ))}
        </ul>
        {results.length === 0 && (
          <p className="px-5 py-8 text-center text-sm text-ink-secondary">
            The first answers will be here in a moment.
          </p>
        )}
      </Card>
    </div>
  );
}
