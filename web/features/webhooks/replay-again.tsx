import { useState } from 'react';
import type { Webhook } from '#contract/webhooks/webhooks.schemas.ts';
import { DateRangePicker } from '#web/ui/dates/date-range-picker.tsx';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useReplayDeliveries } from './webhooks.queries.ts';

interface ReplayAgainProps {
  webhook: Webhook;
  isOpen: boolean;
  onClose: () => void;
}

const options = [
  { value: 'failed', label: 'What failed', description: 'From all dates, or from the dates you choose.' },
  {
    value: 'all',
    label: 'Everything',
    description: 'From the dates you choose, including those that were delivered.',
  },
];

/** Sends what failed again, or everything of some dates. */
export function ReplayAgain({ webhook, isOpen, onClose }: ReplayAgainProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Send again">
      <ReplayForm webhook={webhook} onClose={onClose} />
    </Dialog>
  );
}

function ReplayForm({ webhook, onClose }: Pick<ReplayAgainProps, 'webhook' | 'onClose'>) {
  const [which, setWhich] = useState<'failed' | 'all'>('failed');
  const [range, setRange] = useState('');
  const replay = useReplayDeliveries(webhook.id);
  const form = useForm({
    read: () => ({ which, range: range || undefined }),
    check: (values) =>
      values.which === 'all' && values.range === undefined
        ? { range: 'Choose the dates of the events to send again.' }
        : {},
    send: async (values) => {
      const { deliveries } = await replay.mutateAsync(values);
      showToast.done(
        deliveries === 0
          ? 'There is nothing to send again.'
          : `${deliveries} ${deliveries === 1 ? 'event is' : 'events are'} sent again.`,
      );
      onClose();
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <RadioCards
        legend="What to send"
        name="which"
        options={options}
        value={which}
        onChange={(event) => setWhich(event.target.value === 'all' ? 'all' : 'failed')}
        hint="Each keeps its webhook-id, so that your program can recognize events it has already received."
      />
      <DateRangePicker value={range} onChange={setRange} />
      {form.errors.range && <Notice tone="error">{form.errors.range}</Notice>}
      <DialogButtons label="Send again" form={form} onCancel={onClose} />
    </form>
  );
}
