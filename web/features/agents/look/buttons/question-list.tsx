import { useQueryClient } from '@tanstack/react-query';
import { Plus, Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { suggestedQuestionCount } from '#contract/agents/agents.ts';
import { questionSuggestionsQuery } from '#web/console/agents/agents.queries.ts';
import { moveItem } from '#web/lib/move-item.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SortableList } from '#web/ui/lists/sortable-list.tsx';
import { Notice } from '#web/ui/notice.tsx';

const nothingFound = 'No suggestions from your sources yet. Add more sources, or write your own.';

interface QuestionListProps {
  agentId: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
}

/** What visitors are offered to ask: written, taken from the sources, moved and removed. */
export function QuestionList({ agentId, value, onChange, error }: QuestionListProps) {
  const queryClient = useQueryClient();
  const [hasNone, setHasNone] = useState(false);
  const fill = useSubmit(async () => {
    const { questions } = await queryClient.fetchQuery(questionSuggestionsQuery(agentId));
    setHasNone(questions.length === 0);
    const written = value.filter((question) => question.trim() !== '');
    onChange([...new Set([...written, ...questions])].slice(0, suggestedQuestionCount));
  });
  const problem = error?.replace(/^Line (\d+): .*/, 'Question $1 is empty or too long.') ?? fill.error;

  return (
    <div className="space-y-4">
      {value.length > 0 && (
        <SortableList
          label="Suggested questions"
          names={value}
          onMove={(from, to) => onChange(moveItem(value, from, to))}
        >
          {(index) => (
            <div className="flex items-center gap-1">
              <TextInput
                aria-label={`Question ${index + 1}`}
                data-field="suggestedQuestions"
                value={value[index] ?? ''}
                onChange={({ target }) =>
                  onChange(value.map((each, at) => (at === index ? target.value : each)))
                }
                placeholder="What are your opening hours?"
                maxLength={120}
                autoComplete="off"
              />
              <IconButton
                label={`Remove question ${index + 1}`}
                onClick={() => onChange(value.filter((_each, at) => at !== index))}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </div>
          )}
        </SortableList>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      {hasNone && <Notice tone="info">{nothingFound}</Notice>}
      {value.length < suggestedQuestionCount && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => onChange([...value, ''])}>
            <Plus aria-hidden />
            Add a question
          </Button>
          <Button variant="ghost" size="sm" isBusy={fill.isBusy} onClick={() => void fill.submit()}>
            <Sparkles aria-hidden />
            Add from sources
          </Button>
        </div>
      )}
    </div>
  );
}
