import { type AskMoment, askMoments } from '#contract/look/look.ts';
import { useLook } from '#web/features/agents/look/use-look.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { FormFields } from './form-fields.tsx';
import { FormWords } from './form-words.tsx';

const moments: Record<AskMoment, { label: string; description: string }> = {
  before: { label: 'Before the chat', description: 'Visitors fill it in before their first message' },
  after: { label: 'After some answers', description: 'Shown once, and visitors can cancel it' },
  intent: {
    label: 'When it is needed',
    description: 'When the agent has no sure answer',
  },
  button: { label: 'By button only', description: 'From the menu, or a button that you turn on' },
};

const switches = { name: 'isNameEnabled', email: 'isEmailEnabled', phone: 'isPhoneEnabled' } as const;

export default function LeadsFormTab() {
  const { form, values, change } = useLook();
  const { leadsForm } = values;
  const set = (changes: Partial<typeof leadsForm>) => change({ leadsForm: { ...leadsForm, ...changes } });
  return (
    <Card
      title="Leads Form"
      description="Asks visitors for their contact details. Turn all fields off to hide the form."
    >
      <div className="space-y-5">
        <FormFields
          field="leadsForm"
          value={leadsForm}
          onChange={set}
          isOn={{ name: values.isNameEnabled, email: values.isEmailEnabled, phone: values.isPhoneEnabled }}
          onSwitch={(name, isOn) => change({ [switches[name]]: isOn })}
        />
        <RadioCards
          legend="When to ask"
          name="asks"
          options={askMoments.map((value) => ({ value, ...moments[value] }))}
          value={leadsForm.asks}
          onChange={(event) => set({ asks: event.target.value as AskMoment })}
        />
        {leadsForm.asks === 'after' && (
          <Field label="Answers before it is shown" error={form.errors.leadsForm}>
            {(control) => (
              <NumberInput
                {...control}
                data-field="leadsForm"
                className="sm:max-w-40"
                max={20}
                value={Number.isNaN(leadsForm.afterAnswers) ? null : leadsForm.afterAnswers}
                onChange={(value) => set({ afterAnswers: value ?? Number.NaN })}
              />
            )}
          </Field>
        )}
        <FormWords
          field="leadsForm"
          value={leadsForm}
          onChange={set}
          error={leadsForm.asks === 'after' ? undefined : form.errors.leadsForm}
        />
      </div>
    </Card>
  );
}
