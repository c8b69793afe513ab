import { ConsoleAnalyticsPage } from '#web/features/analytics/console-analytics-page.tsx';
import { WriteAnswer } from '#web/features/conversations/improving/write-answer.tsx';

export { meta } from '#web/features/analytics/console-analytics-page.tsx';

export default function ConsoleAnalyticsWithAnswers() {
  return <ConsoleAnalyticsPage AnswerForm={WriteAnswer} />;
}
