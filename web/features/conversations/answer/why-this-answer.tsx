import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ActionCall } from '#contract/actions/actions.schemas.ts';
import type { CallOutcome } from '#contract/actions/actions.ts';
import type {
  ExplainedPassage,
  GivenPrompt,
  Message,
} from '#contract/conversations/conversations.schemas.ts';
import type { SearchChannel } from '#contract/conversations/conversations.ts';
import { paths } from '#contract/page-addresses.ts';
import { explanationQuery } from '#web/console/conversations/conversations.queries.ts';
import { cutReasonTexts } from '#web/console/conversations/cut-reason-texts.ts';
import { SourceAge } from '#web/console/sources/source-age.tsx';
import { formatCount, formatDollars, formatNumber, formatShare } from '#web/lib/format.ts';
import { Cited } from '#web/ui/cited/cited.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { nameOfSource } from '../message/name-of-source.ts';

interface WhyThisAnswerProps {
  agentId: string;
  message: Message;
}

/**
 * How an answer came about: what was searched for, which passages were found, who wrote it, what was left out of that
 * and how long it took.
 */
export function WhyThisAnswer({ agentId, message }: WhyThisAnswerProps) {
  const explanation = useQuery(explanationQuery(message.id));
  if (explanation.isPending) return <Skeleton className="h-32" />;
  if (explanation.isError) {
    return <ErrorState error={explanation.error} onRetry={() => explanation.refetch()} />;
  }
  const { query, passages, cut, calls, prompt, model, usage, cost, firstWordMs, totalMs } = explanation.data;
  const tokens = usage.inputTokens + usage.outputTokens;
  return (
    <section
      aria-label="Why this answer"
      className="space-y-3 rounded-md border border-line bg-page px-4 py-3 text-xs"
    >
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {query && <Fact name="Searched for">{query}</Fact>}
        <Fact name="Written by">{model === 'embedded' ? 'Embedded engine' : (model ?? 'Unknown')}</Fact>
        {message.confidence !== null && <Fact name="Confidence">{formatShare(message.confidence)}</Fact>}
        {tokens > 0 && (
          <Fact name="Tokens">
            {formatNumber(usage.inputTokens)} in, {formatNumber(usage.outputTokens)} out
          </Fact>
        )}
        {tokens > 0 && (
          <Fact name="Cost">
            {cost === null ? 'The price of this model isn’t known' : formatDollars(cost)}
          </Fact>
        )}
        {firstWordMs !== null && totalMs !== null && (
          <Fact name="Time">
            First word after {formatNumber(firstWordMs)} ms, whole answer after {formatNumber(totalMs)} ms
          </Fact>
        )}
      </dl>
      {calls.length > 0 && <Calls calls={calls} />}
      {prompt && <Prompt prompt={prompt} />}
      <div>
        <h3 className="font-semibold">Passages found</h3>
        {passages.length === 0 ? (
          <p className="text-ink-secondary">
            {totalMs === null
              ? 'Not recorded for this answer.'
              : 'None: nothing was searched for, or nothing matches.'}
          </p>
        ) : (
          <ol className="mt-1 space-y-2">
            {passages.map((passage, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the rank
              <Passage key={index} agentId={agentId} passage={passage} isUsed={isUsed(passage, message)} />
            ))}
          </ol>
        )}
      </div>
      {cut.length > 0 && (
        <div>
          <h3 className="font-semibold">Left out of what the model wrote</h3>
          <ol className="mt-1 space-y-2">
            {cut.map(({ text, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={index} className="border-l-2 border-line pl-3">
                <p dir="auto" className="wrap-anywhere">
                  {text}
                </p>
                <p className="text-ink-secondary">{cutReasonTexts[reason]}</p>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** What was looked up or done at other servers. */
function Calls({ calls }: { calls: readonly ActionCall[] }) {
  return (
    <div>
      <h3 className="font-semibold">Actions called</h3>
      <ol className="mt-1 space-y-2">
        {calls.map(({ name, parameters, status, outcome, problem, durationMs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index} className="border-l-2 border-line pl-3">
            <p className="flex flex-wrap gap-x-3">
              <span className="font-semibold wrap-anywhere">{name}</span>
              <span>{callOutcomes[outcome]}</span>
              {status !== null && <span>Status {status}</span>}
              <span>{formatNumber(durationMs)} ms</span>
            </p>
            {parameters.map(({ label, value }) => (
              <p key={label} dir="auto" className="wrap-anywhere">
                {label}: {value}
              </p>
            ))}
            {problem && <p className="text-ink-secondary">{problem}</p>}
          </li>
        ))}
      </ol>
    </div>
  );
}

const callOutcomes: Readonly<Record<CallOutcome, string>> = {
  done: 'Answered',
  empty: 'Found nothing',
  failed: 'Failed',
};

/** The instructions of the model, closed until they are opened: the owner's own prompt is a part of them. */
function Prompt({ prompt: { instructions, passages, messages } }: { prompt: GivenPrompt }) {
  return (
    <details>
      <summary className="disclosure min-h-8 cursor-pointer content-center font-semibold">Prompt</summary>
      <p dir="auto" className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-wrap">
        {instructions}
      </p>
      <p className="mt-1 text-ink-secondary">
        Then {formatCount(passages, 'passage')} of your sources and {formatCount(messages, 'message')} of the
        conversation.
      </p>
    </details>
  );
}

const channelTexts: Readonly<Record<SearchChannel, string>> = {
  question: 'a stored question',
  words: 'words',
  meaning: 'meaning',
};

const listOfWords = new Intl.ListFormat('en', { type: 'conjunction' });

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-secondary">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

function Passage({
  agentId,
  passage,
  isUsed,
}: {
  agentId: string;
  passage: ExplainedPassage;
  isUsed: boolean;
}) {
  return (
    <li className={classNames('border-l-3 pl-3', isUsed ? 'border-accent' : 'border-line')}>
      <p className="flex flex-wrap gap-x-3">
        <Link
          to={paths.source(agentId, passage.sourceId)}
          className="font-semibold wrap-anywhere text-brand underline-offset-4 hover:underline"
        >
          {nameOfSource(passage)}
        </Link>
        <span className="tabular-nums">Score {formatNumber(passage.score)}</span>
        {passage.foundBy && passage.foundBy.length > 0 && (
          <span>Found by {listOfWords.format(passage.foundBy.map((channel) => channelTexts[channel]))}</span>
        )}
        {passage.questionMatch > 0 && <span>Same question {formatShare(passage.questionMatch)}</span>}
        {isUsed && <span className="font-semibold">Cited</span>}
        {passage.checkedAt && <SourceAge checkedAt={passage.checkedAt} />}
      </p>
      {passage.heading && <p className="wrap-anywhere">{passage.heading}</p>}
      <p dir="auto" className={classNames('wrap-anywhere', !isUsed && 'text-ink-secondary')}>
        {isUsed ? <Cited>{passage.quote}</Cited> : passage.quote}
      </p>
    </li>
  );
}

const isUsed = ({ sourceId, heading, title }: ExplainedPassage, { sources }: Message): boolean =>
  sources.some((each) => each.sourceId === sourceId && each.heading === heading && each.title === title);
