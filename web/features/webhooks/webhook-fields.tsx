import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import {
  webhookEvents,
  webhookNameMaximumLength,
  webhookPayloads,
  webhookUrlMaximumLength,
} from '#contract/webhooks/webhooks.ts';
import { eventLabels } from '#web/console/webhooks/event-labels.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';

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
      <EventsField error={errors.events} chosen={webhook?.events ?? ['lead.created']} />
      <RadioCards
        legend="What each event contains"
        name="payload"
        options={payloadOptions}
        defaultValue={webhook?.payload ?? 'thin'}
      />
    </>
  );
}

function EventsField({ error, chosen }: { error: string | undefined; chosen: readonly string[] }) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">Events</legend>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {webhookEvents.map((event) => (
          <Checkbox
            key={event}
            name="events"
            value={event}
            defaultChecked={chosen.includes(event)}
            label={eventLabels[event]}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 flex gap-1.5 text-xs font-medium text-failed">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
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
