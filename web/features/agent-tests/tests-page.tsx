import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ListChecks, Play, Plus } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { addTest } from '#contract/agent-tests/agent-tests.endpoints.ts';
import type { AgentTest } from '#contract/agent-tests/agent-tests.schemas.ts';
import { brand } from '#contract/brand.ts';
import { HeldTrainingNotice } from '#web/console/agent-tests/held-training-notice.tsx';
import { TestDialog, type TestDraft } from '#web/console/agent-tests/test-dialog.tsx';
import {
  isRunning,
  sourceChoicesQuery,
  testRunsQuery,
  testsQuery,
  useChangeTests,
} from '#web/console/agent-tests/tests.queries.ts';
import { TrainingTabs } from '#web/console/sources/training-tabs.tsx';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { describeError } from '#web/lib/call-error.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadMore } from '#web/ui/lists/load-more.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { HoldBackSwitch } from './hold-back-switch.tsx';
import { RunList } from './run-list.tsx';
import { SuggestTests } from './suggest-tests.tsx';
import { TestRow } from './test-row.tsx';

export const meta = () => [{ title: `Tests · ${brand.name}` }];

const emptyDraft: TestDraft = {
  question: '',
  kind: 'contains',
  text: '',
  sourceId: '',
  url: '',
  origin: 'written',
};

/** Questions whose answers an owner watches over, and how they went. */
export default function TestsPage() {
  const agentId = useParams().agentId ?? '';
  const tests = useInfiniteQuery(testsQuery(agentId));
  const mayChange = useMay(addTest);
  const [draft, setDraft] = useState<TestDraft | null>(null);
  const [isSuggesting, setIsSuggesting] = useState(false);
  const pages = tests.data?.pages;
  const all = pages?.flatMap((page) => page.data) ?? [];
  return (
    <div className="space-y-6">
      <ConsoleHeading
        title="Training sources"
        description="Questions that are asked after every training and every change to the settings."
        tabs={<TrainingTabs agentId={agentId} />}
      />
      <div className="flex flex-wrap items-center gap-2">
        {mayChange && (
          <>
            <Button onClick={() => setDraft(emptyDraft)}>
              <Plus aria-hidden />
              Add a test
            </Button>
            <Button variant="secondary" onClick={() => setIsSuggesting(true)}>
              Suggest tests
            </Button>
            {all.length > 0 && <RunButton agentId={agentId} />}
          </>
        )}
        <span className="ml-auto">
          <DocsLink page="testing">How tests work</DocsLink>
        </span>
      </div>
      {isSuggesting && <SuggestTests agentId={agentId} onClose={() => setIsSuggesting(false)} />}
      <HeldTrainingNotice agentId={agentId} />
      <RunList agentId={agentId} />
      <Card isFlush>
        <h2 className="px-5 pb-4 font-semibold">Tests</h2>
        {tests.isPending ? (
          <TableSkeleton rows={4} rowHeight="h-17" />
        ) : tests.isError ? (
          <ErrorState error={tests.error} onRetry={() => tests.refetch()} />
        ) : all.length === 0 ? (
          <div className="border-t border-line">
            <EmptyState icon={ListChecks} title="No tests yet">
              Add the questions that matter most to your business, with what the answer must say.
            </EmptyState>
          </div>
        ) : (
          <>
            <TestRows agentId={agentId} tests={all} onEdit={setDraft} />
            <LoadMore
              shown={all.length}
              total={pages?.at(-1)?.pagination.total ?? 0}
              hasMore={tests.hasNextPage}
              isLoading={tests.isFetchingNextPage}
              onLoad={() => void tests.fetchNextPage()}
            />
          </>
        )}
      </Card>
      {mayChange && all.length > 0 && <HoldBackSwitch agentId={agentId} />}
      <TestDialog agentId={agentId} draft={draft} onClose={() => setDraft(null)} />
    </div>
  );
}

function RunButton({ agentId }: { agentId: string }) {
  const runs = useQuery(testRunsQuery(agentId));
  const { run } = useChangeTests(agentId);
  const current = runs.data?.find(isRunning);
  const isBusy = run.isPending || current !== undefined;
  const start = () => run.mutateAsync().catch((error: unknown) => showToast.failed(describeError(error)));
  return (
    <Button variant="secondary" onClick={start} isBusy={isBusy}>
      {!isBusy && <Play aria-hidden />}
      {current ? `Running, ${current.done} of ${current.total}` : 'Run all tests'}
    </Button>
  );
}

interface TestRowsProps {
  agentId: string;
  tests: readonly AgentTest[];
  onEdit: (draft: TestDraft) => void;
}

function TestRows({ agentId, tests, onEdit }: TestRowsProps) {
  const sources = useQuery(sourceChoicesQuery(agentId));
  const titleOf = (sourceId: string) => sources.data?.find(({ id }) => id === sourceId)?.title;
  return (
    <ul aria-label="Tests" className="border-t border-line">
      {tests.map((test) => (
        <TestRow
          key={test.id}
          agentId={agentId}
          test={test}
          titleOf={titleOf}
          onEdit={() => onEdit(draftOf(test))}
        />
      ))}
    </ul>
  );
}

function draftOf({ id, question, expectation, origin }: AgentTest): TestDraft {
  return {
    ...emptyDraft,
    id,
    question,
    origin,
    kind: expectation.kind,
    ...('text' in expectation ? { text: expectation.text } : {}),
    ...('sourceId' in expectation ? { sourceId: expectation.sourceId, url: expectation.url ?? '' } : {}),
  };
}
