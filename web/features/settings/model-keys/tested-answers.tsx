import type { TestedQuestion } from '#contract/model-keys/model-keys.schemas.ts';
import { cutReasonTexts } from '#web/console/conversations/cut-reason-texts.ts';
import { OutcomeBadge } from '#web/console/conversations/outcome-badge.tsx';
import { formatDollars, formatNumber } from '#web/lib/format.ts';
import { Notice } from '#web/ui/notice.tsx';

/** What a visitor would have read to each question, who wrote it, and what the checks left out. */
export function TestedAnswers({ answers }: { answers: readonly TestedQuestion[] }) {
  return (
    <ol aria-label="Answers" className="space-y-4">
      {answers.map((answer) => (
        <li
          key={answer.question}
          className="space-y-2 rounded-md border border-line bg-page px-4 py-3 text-sm"
        >
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 font-semibold wrap-anywhere">{answer.question}</span>
            <OutcomeBadge outcome={answer.outcome} />
          </p>
          {answer.problem !== null && <Notice tone="error">{answer.problem}</Notice>}
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {answer.reply}
          </p>
          <p className="text-xs text-ink-secondary">{describeAnswer(answer)}</p>
          {answer.cut.length > 0 && (
            <div className="text-xs">
              <p className="font-semibold">Left out of what the model wrote</p>
              <ul className="mt-1 space-y-2">
                {answer.cut.map(({ text, reason }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                  <li key={at} className="border-l-2 border-line pl-3">
                    <p dir="auto" className="wrap-anywhere">
                      {text}
                    </p>
                    <p className="text-ink-secondary">{cutReasonTexts[reason]}</p>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function describeAnswer({ model, sources, cut, usage, cost, totalMs }: TestedQuestion): string {
  const tokens = usage.inputTokens + usage.outputTokens;
  const facts = [
    `Written by ${model === 'embedded' ? 'the embedded engine' : model}`,
    ...(sources.length === 0 ? [] : [`from ${sources.join(', ')}`]),
    ...(tokens > 0 && cut.length === 0 ? ['the checks left nothing out'] : []),
    ...(tokens > 0 ? [`${formatNumber(tokens)} tokens`] : []),
    ...(cost === null ? [] : [formatDollars(cost)]),
    `${formatNumber(totalMs)} ms`,
  ];
  return facts.join(' · ');
}
