import { useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { suggestedQuestionCount } from '#contract/agents/agents.ts';
import { questionSuggestionsQuery } from '#web/console/agents/agents.queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { LinesField } from './lines-field.tsx';

interface SuggestedQuestionsFieldProps {
  agentId: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
}

const nothingFound = 'No suggestions from your sources yet. Add more sources, or write your own.';

/** What visitors are offered to ask: typed, or filled up from the sources. */
export function SuggestedQuestionsField({ agentId, value, onChange, error }: SuggestedQuestionsFieldProps) {
  const queryClient = useQueryClient();
  const [hasNone, setHasNone] = useState(false);
  const fill = useSubmit(async () => {
    const { questions } = await queryClient.fetchQuery(questionSuggestionsQuery(agentId));
    setHasNone(questions.length === 0);
    onChange([...new Set([...value, ...questions])].slice(0, suggestedQuestionCount));
  });

  return (
    <div>
      <Field
        label="Suggested questions"
        hint="One per line, up to four. Visitors see them when the chat opens."
        error={error ?? fill.error ?? (hasNone ? nothingFound : undefined)}
      >
        {(control) => (
          <LinesField
            {...control}
            name="suggestedQuestions"
            value={value}
            onChange={(typed) => {
              fill.setError(null);
              setHasNone(false);
              onChange(typed);
            }}
            rows={4}
            placeholder="What are your opening hours?"
          />
        )}
      </Field>
      {value.length < suggestedQuestionCount && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2"
          isBusy={fill.isBusy}
          onClick={() => void fill.submit()}
        >
          <Sparkles aria-hidden />
          Add from sources
        </Button>
      )}
    </div>
  );
}
