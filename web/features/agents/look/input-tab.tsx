import { messageLimits } from '#contract/look/look.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useLook } from './use-look.ts';

export default function InputTab() {
  const { form, values, change } = useLook();
  const { input } = values;
  const set = (changes: Partial<typeof input>) => change({ input: { ...input, ...changes } });
  return (
    <Card title="Input" description="Where visitors write their questions.">
      <div className="space-y-5">
        <Field
          label="Placeholder"
          hint="Leave empty for “Ask me anything...” in the visitor’s language."
          error={form.errors.input}
        >
          {(field) => (
            <TextInput
              {...field}
              name="input"
              value={input.placeholder}
              onChange={(event) => set({ placeholder: event.target.value })}
              maxLength={80}
              autoComplete="off"
            />
          )}
        </Field>
        <Field
          label="Maximum length"
          hint={`Characters per message, from ${messageLimits.minimum} to 2,000.`}
        >
          {(field) => (
            <NumberInput
              {...field}
              data-field="input"
              className="sm:max-w-40"
              max={messageLimits.maximum}
              value={Number.isNaN(input.maximumLength) ? null : input.maximumLength}
              onChange={(value) => set({ maximumLength: value ?? Number.NaN })}
            />
          )}
        </Field>
        <Switch
          label="Send on Enter"
          description="Shift+Enter starts a new line. When off, Enter starts a new line, and Ctrl+Enter or the button sends."
          checked={input.sendsOnEnter}
          onChange={(event) => set({ sendsOnEnter: event.target.checked })}
        />
        <Switch
          label="File and picture attachments"
          description="Visitors can send up to 3 files of 10 MB with a message, in the chat and by email: pictures, PDF, Word, Excel, PowerPoint, text and CSV. Your team sees them in Messages; the agent does not read them."
          checked={input.allowsAttachments}
          onChange={(event) => set({ allowsAttachments: event.target.checked })}
        />
      </div>
    </Card>
  );
}
