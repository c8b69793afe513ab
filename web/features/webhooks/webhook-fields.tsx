import type { Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import {
  webhookEvents,
  webhookNameMaximumLength,
  webhookPayloads,
  webhookUrlMaximumLength,
} from '#contract/webhooks/webhooks.ts';
import { eventLabels } from '#web/console/webhooks/event-labels.ts';
import { CheckboxList } from '#web/ui/forms/checkbox-list.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';

const eventOptions = webhookEvents.map((value) => ({ value, label: eventLabels[value] }));
const payloadOptions = [
  { value: 'thin', label: 'Ids only', description: 'Your program reads the rest with the API.' },
  { value: 'full', label: 'Full', description: 'With the lead, conversation or messages.' },
];

interface WebhookFieldsProps {
  errors: FieldErrors;
  /** What the fields begin with. */
  webhook?: Pick<Webhook, 'url' | 'name' | 'events' | 'payload'>;
}

/** What a webhook is made of: read it with `readWebhookFields`. */
export function WebhookFields({ errors, webhook }: WebhookFieldsProps) {
  return (
    <>
      <Field
        label="URL"
        hint="Receives each event as a POST request. It must be public and begin with https://."
        error={errors.url}
        isRequired
      >
        {(control) => (
          <TextInput
            {...control}
            name="url"
            type="url"
            inputMode="url"
            defaultValue={webhook?.url}
            maxLength={webhookUrlMaximumLength}
            placeholder="https://example.com/hooks/parley"
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="Name"
        hint="The program that receives them, such as “CRM”."
        error={errors.name}
        isOptional
      >
        {(control) => (
          <TextInput
            {...control}
            name="name"
            defaultValue={webhook?.name}
            maxLength={webhookNameMaximumLength}
            autoComplete="off"
          />
        )}
      </Field>
      <CheckboxList
        legend="Events"
        name="events"
        options={eventOptions}
        chosen={webhook?.events ?? ['lead.created']}
        error={errors.events}
        isWide
      />
      <RadioCards
        legend="What each event contains"
        name="payload"
        options={payloadOptions}
        defaultValue={webhook?.payload ?? 'thin'}
      />
    </>
  );
}

export function readWebhookFields(data: FormData) {
  return {
    url: String(data.get('url')).trim(),
    name: String(data.get('name')).trim(),
    events: webhookEvents.filter((event) => data.getAll('events').includes(event)),
    payload: webhookPayloads.find((payload) => payload === data.get('payload')) ?? 'thin',
  };
}
