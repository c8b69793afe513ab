import { useAgent } from '#web/features/agents/use-agent.ts';
import { Card } from '#web/ui/card.tsx';
import { CopyField } from '#web/ui/forms/copy-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { BookingCard } from './booking-card.tsx';
import { LimitCards } from './limit-cards.tsx';
import { LinesField } from './lines-field.tsx';
import { ModelField } from './model-field.tsx';
import { PromptField } from './prompt-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { useAgentForm } from './use-agent-form.ts';

const vibes = [
  { value: 'friendly', label: 'Friendly', description: 'Warm and close' },
  { value: 'neutral', label: 'Neutral', description: 'Plain and direct' },
  { value: 'corporate', label: 'Corporate', description: 'Formal and careful' },
];

export default function SettingsGeneralPage() {
  const agent = useAgent();
  const { text, toggle, number, values, change, ...agentForm } = useAgentForm(agent);
  const { errors } = agentForm.form;

  return (
    <form {...agentForm.form.props} className="space-y-6">
      <Card isSplit title="Agent" description="What you call it, and what programs call it.">
        <div className="space-y-5">
          <Field label="Agent name" hint="Only the owner sees this name." error={errors.name}>
            {(field) => (
              <TextInput
                {...field}
                {...text('name')}
                maxLength={80}
                autoComplete="off"
                className="max-w-md"
              />
            )}
          </Field>
          <Field label="Agent ID" className="max-w-md">
            {(field) => <CopyField {...field} value={agent.id} />}
          </Field>
        </div>
      </Card>
      <Card
        isSplit
        title="Answers"
        description="How the agent writes, and what it says when your sources don’t answer."
      >
        <div className="space-y-6">
          <RadioCards legend="Vibe Response" options={vibes} {...text('vibeResponse')} />
          <PromptField error={errors.promptText} values={values} text={text} change={change} />
          <ModelField {...text('selectedModel')} />
          <Switch
            label="Write questions for passages"
            description="After a training, the language model writes up to three questions for each passage. They help to find it when visitors use other words, and are never shown. Your provider charges for it; without a language model nothing happens."
            {...toggle('writesQuestions')}
          />
          <Field
            label="Fallback reply"
            hint="Shown when your sources don’t contain the answer."
            error={errors.fallbackReply}
          >
            {(field) => <TextArea {...field} {...text('fallbackReply')} rows={2} maxLength={500} />}
          </Field>
        </div>
      </Card>
      <BookingCard agentId={agent.id} form={agentForm.form} values={values} text={text} toggle={toggle} />
      <Card
        isSplit
        title="Websites"
        description="Where the chat may appear. Leave empty to allow every website."
      >
        <Field
          label="Allowed domains"
          hint="One per line: www.example.com, or *.example.com for all its subdomains."
          error={errors.allowedDomains}
        >
          {(field) => (
            <LinesField
              {...field}
              name="allowedDomains"
              value={values.allowedDomains}
              onChange={(allowedDomains) => change({ allowedDomains })}
              rows={3}
              placeholder="www.example.com"
            />
          )}
        </Field>
      </Card>
      <LimitCards agent={agent} form={agentForm.form} number={number} />
      <SaveBar {...agentForm} label="Update" />
    </form>
  );
}
