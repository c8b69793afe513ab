import { emailPattern } from '#contract/email-address/email-address.ts';
import type { Client } from '#contract/partners/partners.schemas.ts';
import type { ClientPayer } from '#contract/partners/partners.ts';
import { registrationMessages } from '#contract/registration/registration.ts';
import { type AfterHandOver, invitationDays } from '#contract/workspaces/workspaces.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useHandOver } from '../partners.queries.ts';

const choices: readonly { value: AfterHandOver; label: string; description: string }[] = [
  { value: 'admin', label: 'Stay as admin', description: 'They own it, and you keep building.' },
  { value: 'gone', label: 'Leave', description: 'You lose access immediately.' },
];

const payers: readonly { value: ClientPayer; label: string; description: string }[] = [
  {
    value: 'client',
    label: 'Your client',
    description:
      'You earn commission on what they pay. A plan that you pay for ends with what is paid, and your cards are removed.',
  },
  {
    value: 'partner',
    label: 'You',
    description: 'Only you see its cards and invoices. When you leave, the plan ends with what is paid.',
  },
];

export function HandOver({ client, onClose }: { client: Client | null; onClose: () => void }) {
  return (
    <Dialog
      isOpen={client !== null}
      onClose={onClose}
      title={`Hand over ${client?.name ?? ''}`}
      description={`Your client gets an email with a link that works for ${invitationDays} days. Nothing changes until they accept. Then they are the owner.`}
    >
      {client && <HandOverForm client={client} onClose={onClose} />}
    </Dialog>
  );
}

function HandOverForm({ client, onClose }: { client: Client; onClose: () => void }) {
  const handOver = useHandOver();
  const form = useForm({
    read: (data) => ({
      email: String(data.get('email')).trim(),
      partnerBecomes: String(data.get('partnerBecomes')) as AfterHandOver,
      paidBy: String(data.get('paidBy')) as ClientPayer,
    }),
    check: ({ email, partnerBecomes, paidBy }): FieldErrors => ({
      ...(emailPattern.test(email) ? {} : { email: registrationMessages.email }),
      ...(paidBy === 'partner' && partnerBecomes === 'gone'
        ? { paidBy: 'Stay as admin to keep paying for it.' }
        : {}),
    }),
    send: async (body) => {
      await handOver.mutateAsync({ clientId: client.id, ...body });
      showToast.done(`The invitation to ${body.email} is on its way.`);
      onClose();
    },
  });

  return (
    <form {...form.props} className="space-y-4">
      <Field label="Client email" error={form.errors.email}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            placeholder="name@company.com"
            maxLength={254}
            name="email"
            defaultValue={client.handOver?.email}
          />
        )}
      </Field>
      <RadioCards
        legend="Your role after they accept"
        name="partnerBecomes"
        defaultValue={client.handOver?.partnerBecomes ?? 'admin'}
        options={choices}
      />
      <RadioCards
        legend="Who pays for its plan then"
        name="paidBy"
        defaultValue={client.handOver?.paidBy ?? 'client'}
        options={payers}
      />
      {form.errors.paidBy && (
        <p role="alert" className="text-sm text-failed">
          {form.errors.paidBy}
        </p>
      )}
      {client.handOver && (
        <Notice tone="info">The earlier invitation to {client.handOver.email} will no longer work.</Notice>
      )}
      <DialogButtons label="Send invitation" form={form} onCancel={onClose} />
    </form>
  );
}
