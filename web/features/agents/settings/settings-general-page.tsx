import { RotateCcw } from 'lucide-react';
import { brand } from '#contract/brand.ts';
import { DEFAULT_PROMPT } from '#core/answering/composing/default-prompt.ts';
import { useAgent } from '#web/features/agents/use-agent.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyField } from '#web/ui/forms/copy-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { NumberInput } from '#web/ui/forms/number-input.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LinesField } from './lines-field.tsx';
import { ModelField } from './model-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { useAgentForm } from './use-agent-form.ts';

const vibes = [
  { value: 'friendly', label: 'Friendly', description: 'Warm and close' },
  { value: 'neutral', label: 'Neutral', description: 'Plain and to the point' },
  { value: 'corporate', label: 'Corporate', description: 'Formal and careful' },
];

export default function SettingsGeneralPage() {
  const agent = useAgent();
  const { text, toggle, number, values, change, ...agentForm } = useAgentForm(agent);
  const { errors } = agentForm.form;

  return (
    <form {...agentForm.form.props} className="space-y-6">
      <Card title="Agent">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Agent name" hint="Only the owner sees this name." error={errors.name}>
            {(field) => <TextInput {...field} {...text('name')} maxLength={80} autoComplete="off" />}
          </Field>
          <Field label="Agent ID">{(field) => <CopyField {...field} value={agent.id} />}</Field>
        </div>
      </Card>
      <Card title="Answers">
        <div className="space-y-6">
          <RadioCards legend="Vibe Response" options={vibes} {...text('vibeResponse')} />
          <ModelField {...text('selectedModel')} />
          <Field
            label="Prompt"
            hint="Who the agent is and how it should answer. Its answers come from your sources."
            error={errors.promptText}
          >
            {(field) => <TextArea {...field} {...text('promptText')} rows={6} maxLength={4_000} />}
          </Field>
          {values.promptText !== DEFAULT_PROMPT && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => change({ promptText: DEFAULT_PROMPT })}
              className="-mt-3"
            >
              <RotateCcw aria-hidden />
              Use the default prompt
            </Button>
          )}
          <Field
            label="Fallback reply"
            hint="Shown when your sources don’t contain the answer."
            error={errors.fallbackReply}
          >
            {(field) => <TextArea {...field} {...text('fallbackReply')} rows={2} maxLength={500} />}
          </Field>
        </div>
      </Card>
      <Card
        title={`${brand.bookingHost} Booking`}
        description={`Visitors see the button Book a call, which opens your booking page at ${brand.bookingHost} or elsewhere.`}
      >
        <div className="space-y-5">
          <Switch label="Let visitors book a call" {...toggle('isCalComBookingEnabled')} />
          <Field
            label="Booking page"
            hint="Visitors choose a time there. Order and label of the button are under Visual Look › Action Buttons."
            error={errors.bookingUrl}
          >
            {(field) => (
              <TextInput
                {...field}
                {...text('bookingUrl')}
                inputMode="url"
                placeholder="https://cal.com/your-name"
                maxLength={500}
                autoComplete="off"
              />
            )}
          </Field>
          {values.isCalComBookingEnabled && values.bookingUrl.trim() === '' && (
            <Notice tone="warning">The button is shown once you give your booking page.</Notice>
          )}
        </div>
      </Card>
      <Card title="Websites" description="Where the chat may appear. Leave empty to allow every website.">
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
      <Card
        title="Limits for visitors"
        description="How many messages one visitor, and one IP address, can send in an hour. Leave empty for the default of your plan."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Messages per visitor" error={errors.messagesPerVisitor}>
            {(field) => <NumberInput {...field} {...number('messagesPerVisitor')} />}
          </Field>
          <Field
            label="Messages per IP address"
            hint="An office often has one address for everyone."
            error={errors.messagesPerAddress}
          >
            {(field) => <NumberInput {...field} {...number('messagesPerAddress')} />}
          </Field>
        </div>
      </Card>
      <SaveBar {...agentForm} label="Update" />
    </form>
  );
}
