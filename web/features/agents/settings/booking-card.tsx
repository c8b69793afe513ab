import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { AgentForm } from './use-agent-form.ts';

/** Whether visitors can book a call, and where. */
export function BookingCard({
  agentId,
  form: { errors },
  values,
  text,
  toggle,
}: Pick<AgentForm, 'form' | 'values' | 'text' | 'toggle'> & { agentId: string }) {
  return (
    <Card
      isSplit
      title="Booking"
      description={
        <>
          Visitors see the button Book a call, which opens your booking page at {brand.bookingHost} or
          elsewhere.{' '}
          <Link to={paths.integration(agentId, 'cal-com')} className={linkLook}>
            Connect {brand.bookingHost}
          </Link>{' '}
          to have them book in the chat.
        </>
      }
    >
      <div className="space-y-5">
        <Switch label={`${brand.bookingHost} Booking`} {...toggle('isCalComBookingEnabled')} />
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
          <Notice tone="warning">The button appears once you enter the address of your booking page.</Notice>
        )}
      </div>
    </Card>
  );
}
