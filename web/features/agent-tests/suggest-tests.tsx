import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { suggestTests } from '#contract/agent-tests/agent-tests.endpoints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import {
  sourceChoicesQuery,
  testSuggestionsQuery,
  useChangeTests,
} from '#web/console/agent-tests/tests.queries.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { describeExpectation } from './describe-expectation.ts';

type Suggestion = AnswerOf<typeof suggestTests>['data'][number];

/** Tests that the sources suggest, to be added one by one or all at once. */
export function SuggestTests({ agentId, onClose }: { agentId: string; onClose: () => void }) {
  const suggestions = useQuery(testSuggestionsQuery(agentId));
  const sources = useQuery(sourceChoicesQuery(agentId));
  const { add } = useChangeTests(agentId);
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const titleOf = (sourceId: string) => sources.data?.find(({ id }) => id === sourceId)?.title;
  const left = suggestions.data?.filter(({ question }) => !added.has(question)) ?? [];
  const addThem = async (chosen: readonly Suggestion[]) => {
    try {
      for (const { question, expectation } of chosen) {
        await add.mutateAsync({ question, expectation, origin: 'source' });
        setAdded((before) => new Set([...before, question]));
      }
      showToast.done(`${formatCount(chosen.length, 'test')} added.`);
    } catch (error) {
      showToast.failed(describeError(error));
    }
  };
  return (
    <Card isFlush>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pb-4">
        <div>
          <h2 className="font-semibold">Tests made from your sources</h2>
          <p className="mt-0.5 text-sm text-ink-secondary">
            Your own questions and those on your pages, with what the agent answers today.
          </p>
        </div>
        <div className="flex gap-2">
          {left.length > 1 && (
            <Button size="sm" isBusy={add.isPending} onClick={() => addThem(left)}>
              Add all {left.length}
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
      {suggestions.isPending ? (
        <TableSkeleton rows={3} rowHeight="h-17" />
      ) : suggestions.isError ? (
        <ErrorState error={suggestions.error} onRetry={() => suggestions.refetch()} />
      ) : left.length === 0 ? (
        <p className="border-t border-line px-5 py-6 text-sm text-ink-secondary">
          {added.size > 0
            ? 'All of them have been added.'
            : 'Your sources suggest no more tests. They are made from your own questions with answers, and from headings that are questions.'}
        </p>
      ) : (
        <ul aria-label="Suggested tests" className="border-t border-line">
          {left.map((each) => (
            <ItemRow
              key={each.question}
              title={<span dir="auto">{each.question}</span>}
              text={describeExpectation(each.expectation, titleOf)}
              actions={
                <Button size="sm" variant="secondary" onClick={() => addThem([each])}>
                  Add
                </Button>
              }
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
