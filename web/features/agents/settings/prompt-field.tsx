import { DEFAULT_PROMPT } from '#core/answering/composing/default-prompt.ts';
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
    <div>
      <Field
        label="Prompt"
        hint="Who the agent is and how it should answer. Its answers come from your sources."
        error={error}
      >
        {(field) => <TextArea {...field} {...text('promptText')} rows={6} maxLength={4_000} />}
      </Field>
      {values.promptText !== DEFAULT_PROMPT && (
        <button
          type="button"
          onClick={() => change({ promptText: DEFAULT_PROMPT })}
          className="mt-1 rounded-sm py-1 text-xs text-ink-secondary underline underline-offset-4 hover:text-ink"
        >
          Use the default prompt
        </button>
      )}
    </div>
  );
}
