import type { TestAnswer, TestResult } from '#contract/agent-tests/agent-tests.schemas.ts';
import { OutcomeBadge } from '#web/console/conversations/outcome-badge.tsx';
import { describeExpectation } from './describe-expectation.ts';
import { describeFailure } from './describe-failure.ts';
import { TestBadge } from './test-badge.tsx';

interface ResultItemProps {
  result: TestResult;
  titleOf: (sourceId: string) => string | undefined;
}

/** The answer to one test; next to the one of the run before, where that was another. */
export function ResultItem({ result, titleOf }: ResultItemProps) {
  const { question, expectation, before } = result;
  const isChanged = before !== null && (before.text !== result.text || before.hasPassed !== result.hasPassed);
  return (
    <li className="space-y-3 px-5 py-4">
      <div>
        <h2 dir="auto" className="text-sm font-semibold wrap-anywhere">
          {question}
        </h2>
        <p className="mt-0.5 text-sm wrap-anywhere text-ink-secondary">
          {describeExpectation(expectation, titleOf)}
        </p>
      </div>
      <div className={isChanged ? 'grid gap-3 md:grid-cols-2' : ''}>
        {isChanged && <Answer label="Before" answer={before} />}
        <Answer label={isChanged ? 'Now' : 'Answer'} answer={result} />
      </div>
    </li>
  );
}

function Answer({ label, answer }: { label: string; answer: TestAnswer }) {
  return (
    <div className="min-w-0 rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="mb-2 flex flex-wrap items-center gap-2">
        <span className="text-xs font-semibold text-ink-secondary">{label}</span>
        <TestBadge hasPassed={answer.hasPassed} />
        <OutcomeBadge outcome={answer.outcome} />
      </p>
      {answer.failure && <p className="mb-2 font-semibold text-failed">{describeFailure(answer.failure)}</p>}
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {answer.text}
      </p>
      {answer.sources.length > 0 && (
        <p className="mt-2 text-xs wrap-anywhere text-ink-secondary">
          From {[...new Set(answer.sources.map(({ title, url }) => url ?? title))].join(', ')}
        </p>
      )}
    </div>
  );
}
