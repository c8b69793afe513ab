import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';

type Words = Pick<AgentSettings['humanForm'], 'title' | 'text' | 'consentText'>;

interface FormWordsProps {
  field: 'humanForm' | 'leadsForm';
  value: Words;
  onChange: (changes: Partial<Words>) => void;
  error: string | undefined;
}

/** What a contact form says, and what a visitor must agree to before it can be sent. */
export function FormWords({ field, value, onChange, error }: FormWordsProps) {
  return (
    <>
      <Field label="Title" hint="Leave empty for our text in the visitor’s language." error={error}>
        {(control) => (
          <TextInput
            {...control}
            name={field}
            value={value.title}
            onChange={(event) => onChange({ title: event.target.value })}
            maxLength={80}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Text" hint="Below the title.">
        {(control) => (
          <TextArea
            {...control}
            data-field={field}
            value={value.text}
            onChange={(event) => onChange({ text: event.target.value })}
            rows={2}
            maxLength={300}
          />
        )}
      </Field>
      <Field
        label="Consent text"
        hint="Visitors tick a box next to it before they can send. It is stored with the lead. Leave empty to ask for no consent."
      >
        {(control) => (
          <TextArea
            {...control}
            data-field={field}
            value={value.consentText}
            onChange={(event) => onChange({ consentText: event.target.value })}
            rows={2}
            maxLength={500}
            placeholder="I agree that you store my details to contact me."
          />
        )}
      </Field>
    </>
  );
}
