import { formatMoney } from '#core/billing/format-money.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useRequestPayout } from '../partners.queries.ts';

interface RequestPayoutProps {
  isOpen: boolean;
  onClose: () => void;
  cents: number;
  /** Of the last request. */
  payTo: string;
}

/** Asks for everything that is available. */
export function RequestPayout(props: RequestPayoutProps) {
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={`Request ${formatMoney(props.cents)}`}
      description="All commission that is available. We pay it by hand and tell you here when it is done."
    >
      <RequestForm {...props} />
    </Dialog>
  );
}

function RequestForm({ onClose, payTo }: RequestPayoutProps) {
  const request = useRequestPayout();
  const form = useForm({
    read: (data) => ({ payTo: String(data.get('payTo') ?? '').trim() }),
    check: ({ payTo }) =>
      payTo.length < 5
        ? { payTo: 'Write where the money should go, such as the name and number of your account.' }
        : {},
    send: async ({ payTo }) => {
      await request.mutateAsync(payTo);
      showToast.done('Your request is on its way.');
      onClose();
    },
  });
  return (
    <form {...form.props} className="space-y-4">
      <Field
        label="Where should it go?"
        hint="Name and number of your account, or your address at a payment service."
        error={form.errors.payTo}
        isRequired
      >
        {(control) => <TextArea {...control} name="payTo" rows={3} maxLength={500} defaultValue={payTo} />}
      </Field>
      <DialogButtons label="Request payout" form={form} onCancel={onClose} />
    </form>
  );
}
