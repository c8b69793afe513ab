import { RotateCcw } from 'lucide-react';
import { DEFAULT_PROMPT } from '#core/answering/composing/default-prompt.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import type { AgentForm } from './use-agent-form.ts';

/** The prompt, with the way back to the one that every agent begins with. */
export function PromptField({
  error,
  values,
  text,
  change,
}: Pick<AgentForm, 'values' | 'text' | 'change'> & { error: string | undefined }) {
  return (
    <div className="relative">
      <Field
        label="Prompt"
        hint="Who the agent is and how it should answer. Its answers come from your sources."
        error={error}
      >
        {(field) => <TextArea {...field} {...text('promptText')} rows={6} maxLength={4_000} />}
      </Field>
      {values.promptText !== DEFAULT_PROMPT && (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => change({ promptText: DEFAULT_PROMPT })}
          // In the line of the label.
          className="absolute! -top-2 right-0 px-2"
        >
          <RotateCcw aria-hidden />
          Use the default prompt
        </Button>
      )}
    </div>
  );
}
