import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { testRunsQuery } from '#web/console/agent-tests/tests.queries.ts';
import { formatCount } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { causeLabels } from './cause-labels.ts';
import { RunBadge } from './run-badge.tsx';

/** The last run with what it lost, and those before it. */
export function RunList({ agentId }: { agentId: string }) {
  const runs = useQuery(testRunsQuery(agentId));
  if (!runs.data || runs.data.length === 0) return null;
  const last = runs.data.find(
    ({ state, decision }) => state === 'done' && decision !== 'held' && decision !== 'discarded',
  );
  return (
    <>
      {last !== undefined && last.lost > 0 && (
        <Notice
          tone="warning"
          action={
            <Link to={paths.testRun(agentId, last.id)} className="font-semibold underline underline-offset-4">
              Compare the answers
            </Link>
          }
        >
          {formatCount(last.lost, 'test')} passed before and {last.lost === 1 ? 'fails' : 'fail'} now.
        </Notice>
      )}
      <Card isFlush>
        <h2 className="px-5 pb-4 font-semibold">Last runs</h2>
        <ul aria-label="Runs" className="border-t border-line">
          {runs.data.slice(0, 5).map((run) => (
            <ItemRow
              key={run.id}
              title={
                <Link
                  to={paths.testRun(agentId, run.id)}
                  className="text-brand underline-offset-4 hover:underline"
                >
                  {formatDateTime(run.createdAt)}
                </Link>
              }
              mark={<RunBadge run={run} />}
              text={causeLabels[run.cause]}
            />
          ))}
        </ul>
      </Card>
    </>
  );
}
