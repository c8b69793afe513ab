import { paths } from '#contract/page-addresses.ts';
import { reachesPerson } from '#core/look/reaches-person.ts';
import { useLook } from '#web/features/agents/look/use-look.ts';
import { Card } from '#web/ui/card.tsx';
import { ActionButtonList } from './action-button-list.tsx';
import { QuestionList } from './question-list.tsx';

export default function ActionButtonsTab() {
  const { agent, form, values, change } = useLook();
  return (
    <>
      <Card
        title="Buttons"
        description="Below the conversation, in this order. Links are shown from the start, the others once they can be used."
      >
        <ActionButtonList
          value={values.actionButtons}
          onChange={(actionButtons) => change({ actionButtons })}
          error={form.errors.actionButtons}
          canReachPerson={reachesPerson(values.humanForm)}
          canBook={values.isCalComBookingEnabled && values.bookingUrl !== ''}
          settingsUrl={paths.settings(agent.id)}
        />
      </Card>
      <Card title="Suggested questions" description="Up to four. Visitors see them when the chat opens.">
        <QuestionList
          agentId={agent.id}
          value={values.suggestedQuestions}
          onChange={(suggestedQuestions) => change({ suggestedQuestions })}
          error={form.errors.suggestedQuestions}
        />
      </Card>
    </>
  );
}
