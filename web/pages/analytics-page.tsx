import { AgentAnalyticsPage } from '#web/features/analytics/agent-analytics-page.tsx';
import { WriteAnswer } from '#web/features/conversations/improving/write-answer.tsx';

export { meta } from '#web/features/analytics/agent-analytics-page.tsx';

export default function AnalyticsWithAnswers() {
  return <AgentAnalyticsPage AnswerForm={WriteAnswer} />;
}
