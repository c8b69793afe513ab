import { lazy, Suspense } from 'react';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CountCards } from './count-cards.tsx';
import { RangeActivity } from './range-activity.tsx';
import { TrainingDataUsage } from './training-data-usage.tsx';
import { UnansweredQuestions, type WriteAnswer } from './unanswered-questions.tsx';

/** Fetched once the page is there: it is below what is read first. */
const Insights = lazy(() => import('./insights.tsx'));

/** A range in the URL; absent it is the specification's eight days, and all time has a word of its own. */
const defaultRange = '8-days-up-to-today';
const allTime = 'all';

interface FiguresProps {
  agents: Agent[] | undefined;
  chosen: Agent | undefined;
  AnswerForm: WriteAnswer;
}

/** All figures of the given agents, in all and in a range of days; of one agent where it is chosen. */
export function Figures({ agents, chosen, AnswerForm }: FiguresProps) {
  const { search, setFilter } = useSearchFilters();
  const stored = search.get('range') ?? defaultRange;
  const range = stored === allTime ? '' : stored;
  const scope = chosen === undefined ? {} : { agentId: chosen.id };
  return (
    <>
      <RangeActivity
        {...scope}
        range={range}
        defaultRange={defaultRange}
        onRange={(chosenRange) => setFilter('range', chosenRange || allTime)}
        foot={<CountCards agents={chosen ? [chosen] : agents} of={chosen} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
        <div className="space-y-6">
          <UnansweredQuestions {...scope} range={range} AnswerForm={AnswerForm} />
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Insights about="questions" {...scope} {...(range ? { range } : {})} />
          </Suspense>
        </div>
        <div className="space-y-6">
          <Suspense fallback={<Skeleton className="h-96" />}>
            <Insights about="answers" {...scope} {...(range ? { range } : {})} />
          </Suspense>
        </div>
      </div>
      <TrainingDataUsage {...scope} />
    </>
  );
}
