import { reachesPerson } from '#core/look/reaches-person.ts';
import { useLook } from '#web/features/agents/look/use-look.ts';
import { LinesField } from '#web/features/agents/settings/lines-field.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FormFields } from './form-fields.tsx';
import { FormWords } from './form-words.tsx';

export default function HumanFormTab() {
  const { form, values, change } = useLook();
  const { humanForm } = values;
  const set = (changes: Partial<typeof humanForm>) => change({ humanForm: { ...humanForm, ...changes } });
  return (
    <Card title="Human Form" description="Shown when a visitor asks for a person.">
      <div className="space-y-5">
        {!reachesPerson(humanForm) && (
          <Notice tone="warning">
            Nobody can be reached, so Human Help is hidden and the agent says that it can’t put visitors in
            touch with a person. Turn on Email or Phone, or write below what it should say, for example that
            someone joins the chat.
          </Notice>
        )}
        <FormFields
          field="humanForm"
          value={humanForm}
          onChange={set}
          isOn={humanForm.fields}
          onSwitch={(name, isOn) => set({ fields: { ...humanForm.fields, [name]: isOn } })}
        />
        <Field
          label="Phrases that call a person"
          hint="One per line. A message with one of them is passed on to your team, whatever your sources say."
          error={form.errors.handoffPhrases}
        >
          {(control) => (
            <LinesField
              {...control}
              name="handoffPhrases"
              value={values.handoffPhrases}
              onChange={(handoffPhrases) => change({ handoffPhrases })}
              rows={3}
              placeholder="cancel my contract"
            />
          )}
        </Field>
        <Field
          label="Other ways to reach a person"
          hint="The agent says this when a visitor asks for a person. Leave empty for our text."
        >
          {(control) => (
            <TextArea
              {...control}
              data-field="humanForm"
              value={humanForm.otherWay}
              onChange={(event) => set({ otherWay: event.target.value })}
              rows={2}
              maxLength={300}
              placeholder="Call us at +1 555 0100, Monday to Friday from 9 to 5."
            />
          )}
        </Field>
        <FormWords field="humanForm" value={humanForm} onChange={set} error={form.errors.humanForm} />
      </div>
    </Card>
  );
}
