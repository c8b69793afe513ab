import { useQuery } from '@tanstack/react-query';
import type { Agent } from '#contract/agents.ts';
import { describeError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { questionSuggestionsQuery, useUpdateAgent } from './agents.queries.ts';

/** The questions that visitors are offered; as long as there are none, those that the sources suggest. */
export function SuggestedQuestions({ agent }: { agent: Agent }) {
  return agent.suggestedQuestions.length > 0 ? (
    <Card
      title="Suggested questions"
      description="Visitors see them when the chat opens. Try them in the chat."
    >
      <QuestionList questions={agent.suggestedQuestions} />
    </Card>
  ) : (
    <SuggestionsFromSources agentId={agent.id} />
  );
}

function SuggestionsFromSources({ agentId }: { agentId: string }) {
  const suggestions = useQuery(questionSuggestionsQuery(agentId));
  const update = useUpdateAgent(agentId);
  const questions = suggestions.data?.questions ?? [];
  if (questions.length === 0) return null;
  const offer = () =>
    update.mutate(
      { suggestedQuestions: questions },
      {
        onSuccess: () => showToast.done('Visitors now see these questions.'),
        onError: (error) => showToast.failed(describeError(error)),
      },
    );
  return (
    <Card
      title="Questions it can answer"
      description="Found in your sources, and answered when we asked. Visitors can be shown them when the chat opens."
    >
      <QuestionList questions={questions} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" isBusy={update.isPending} onClick={offer}>
          Show them to visitors
        </Button>
      </div>
    </Card>
  );
}

function QuestionList({ questions }: { questions: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1.5 pl-5 text-sm marker:text-brand">
      {questions.map((question) => (
        <li key={question} className="break-words">
          {question}
        </li>
      ))}
    </ul>
  );
}
