import { useOutletContext } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { brand } from '#contract/brand.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { Figures } from './figures.tsx';
import type { WriteAnswer } from './unanswered-questions.tsx';

export const meta = () => [{ title: `Analytics · ${brand.name}` }];

/** The figures of one agent, in its console. */
export function ConsoleAnalyticsPage({ AnswerForm }: { AnswerForm: WriteAnswer }) {
  const agent = useOutletContext<Agent>();
  return (
    <div className="space-y-6">
      <ConsoleHeading title="Analytics" description="What visitors asked this agent, and how it answered." />
      <Figures agents={[agent]} chosen={agent} AnswerForm={AnswerForm} />
    </div>
  );
}
