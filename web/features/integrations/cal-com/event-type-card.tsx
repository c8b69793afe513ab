import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { EventType } from '#contract/cal-com/cal-com.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { useUpdateAgent } from '#web/console/agents/agents.queries.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { eventTypesQuery } from './cal-com.queries.ts';

/** Which event type visitors book in the chat of this agent. */
export function EventTypeCard({ agent }: { agent: Agent }) {
  const eventTypes = useQuery(eventTypesQuery);
  return (
    <Card
      title="In the chat of this agent"
      description="Visitors book this event type without leaving the chat."
    >
      {eventTypes.data ? (
        <EventTypeForm agent={agent} eventTypes={eventTypes.data} />
      ) : eventTypes.isError ? (
        <ErrorState error={eventTypes.error} onRetry={() => void eventTypes.refetch()} />
      ) : (
        <Loading>
          <Skeleton className="h-24" />
        </Loading>
      )}
    </Card>
  );
}

function EventTypeForm({ agent, eventTypes }: { agent: Agent; eventTypes: readonly EventType[] }) {
  const update = useUpdateAgent(agent.id);
  const stored = agent.isCalComBookingEnabled ? agent.bookingEventTypeId : null;
  const [chosenId, setChosenId] = useState(stored);
  const chosen = eventTypes.find(({ id }) => id === chosenId);
  const form = useForm({
    read: () => ({ chosen: chosen ?? null }),
    check: () => (chosen?.obstacle ? { chosen: 'Choose one that can be booked in the chat.' } : {}),
    send: async ({ chosen }) => {
      await update.mutateAsync(
        chosen === null
          ? { bookingEventTypeId: null }
          : {
              isCalComBookingEnabled: true,
              bookingEventTypeId: chosen.id,
              // For when Cal.com does not answer. One that the owner gave stays.
              ...(agent.bookingUrl === '' && chosen.url !== '' ? { bookingUrl: chosen.url } : {}),
            },
      );
      showToast.done('Saved.');
    },
    warnsBeforeLeaving: true,
  });
  if (eventTypes.length === 0)
    return (
      <Notice tone="info">Your account at Cal.com has no event type yet. Create one there first.</Notice>
    );
  return (
    <form {...form.props} className="max-w-2xl space-y-4">
      <Field label="Event type" error={form.errors.chosen}>
        {(field) => (
          <Select
            {...field}
            value={chosenId === null ? '' : String(chosenId)}
            onChange={({ target }) => setChosenId(target.value === '' ? null : Number(target.value))}
          >
            <option value="">None: the button opens the booking page</option>
            {chosenId !== null && chosen === undefined && (
              <option value={String(chosenId)}>No longer at Cal.com</option>
            )}
            {eventTypes.map(({ id, title, minutes, obstacle }) => (
              <option key={id} value={String(id)}>
                {title} ({minutes} minutes){obstacle === null ? '' : ' – on its booking page only'}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {chosenId !== null && chosen === undefined && (
        <Notice tone="warning">
          Cal.com no longer has this event type. Choose another one: until then the button opens the booking
          page.
        </Notice>
      )}
      {chosen && <AboutEventType eventType={chosen} />}
      <CallFailure error={form.failure} />
      <Button type="submit" isBusy={form.isBusy}>
        Save
      </Button>
      <p className="text-sm text-ink-secondary">
        The booking page for visitors when Cal.com does not answer is under{' '}
        <Link to={paths.settings(agent.id)} className={linkLook}>
          Settings › General
        </Link>
        , the button’s label and place under{' '}
        <Link to={paths.visualLook(agent.id, 'action-buttons')} className={linkLook}>
          Visual Look › Action Buttons
        </Link>
        .
      </p>
    </form>
  );
}

function AboutEventType({ eventType: { url, needsConfirmation, obstacle } }: { eventType: EventType }) {
  return (
    <div className="space-y-3 text-sm">
      {obstacle !== null && <Notice tone="warning">{obstacle} Choose another one for the chat.</Notice>}
      {needsConfirmation && <p>You confirm each booking at Cal.com. Until then it is a request.</p>}
      {url !== '' && (
        <a href={url} target="_blank" rel="noopener noreferrer" className={linkLook}>
          Its booking page <ExternalLink aria-label="(opens in a new tab)" className="inline size-3.5" />
        </a>
      )}
    </div>
  );
}
