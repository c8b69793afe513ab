import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { updateAgent } from '#contract/agents/agents.endpoints.ts';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { questionSuggestionsQuery, useUpdateAgent } from '#web/console/agents/agents.queries.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { describeError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

interface SuggestedQuestionsProps {
  agent: Agent;
  onAsk: (question: string) => void;
  /** With the questions that the sources suggest, for the chat to offer them. */
  onFound: (questions: string[]) => void;
}

/** The questions that visitors are offered; as long as there are none, those that the sources suggest. */
export function SuggestedQuestions({ agent, onAsk, onFound }: SuggestedQuestionsProps) {
  const isPaused = agent.status === 'paused';
  return agent.suggestedQuestions.length > 0 ? (
    <Card
      title="Suggested questions"
      description="Visitors see them when the chat opens. Try them in the chat."
    >
      <QuestionList questions={agent.suggestedQuestions} isPaused={isPaused} onAsk={onAsk} />
    </Card>
  ) : (
    <SuggestionsFromSources agentId={agent.id} isPaused={isPaused} onAsk={onAsk} onFound={onFound} />
  );
}

function SuggestionsFromSources({
  agentId,
  onFound,
  ...list
}: { agentId: string } & Pick<SuggestedQuestionsProps, 'onFound'> & Omit<QuestionListProps, 'questions'>) {
  const suggestions = useQuery(questionSuggestionsQuery(agentId));
  const update = useUpdateAgent(agentId);
  const mayChange = useMay(updateAgent);
  const found = suggestions.data?.questions;
  useEffect(() => {
    if (found && found.length > 0) onFound(found);
  }, [found, onFound]);
  const questions = found ?? [];
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
      description="We found these in your sources, and the agent answered them when we asked. You can show them to visitors when the chat opens."
    >
      <QuestionList questions={questions} {...list} />
      {mayChange && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="secondary" isBusy={update.isPending} onClick={offer}>
            Show them to visitors
          </Button>
        </div>
      )}
    </Card>
  );
}

interface QuestionListProps {
  questions: readonly string[];
  /** The chat answers nothing then. */
  isPaused: boolean;
  onAsk: (question: string) => void;
}

function QuestionList({ questions, isPaused, onAsk }: QuestionListProps) {
  return (
    <ul className="-mx-2 text-sm">
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            aria-label={`Ask in the chat: ${question}`}
            disabled={isPaused}
            onClick={() => onAsk(question)}
            className="flex min-h-10 w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-left transition-colors hover:bg-sunken disabled:text-ink-secondary disabled:hover:bg-transparent"
          >
            <MessageCircle aria-hidden className="size-4 shrink-0 text-brand" />
            <span className="min-w-0 break-words">{question}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
