import { type FormEvent, useState } from 'react';
import { registrationMessages } from '#contract/accounts.schemas.ts';
import { emailPattern } from '#contract/email-address.ts';
import type { Client } from '#contract/partners.schemas.ts';
import { type AfterHandOver, invitationDays } from '#contract/workspaces.ts';
import { describeError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useHandOver } from './partners.queries.ts';

const choices: readonly { value: AfterHandOver; label: string; description: string }[] = [
  { value: 'admin', label: 'Stay as admin', description: 'You go on building, and they own it.' },
  { value: 'gone', label: 'Leave', description: 'You lose sight of it at once.' },
];

export function HandOver({ client, onClose }: { client: Client | null; onClose: () => void }) {
  return (
    <Dialog
      isOpen={client !== null}
      onClose={onClose}
      title={`Hand over ${client?.name ?? ''}`}
      description={`Your client gets a letter with a link that is good for ${invitationDays} days. Nothing changes until they accept; then they are the owner.`}
    >
      {client && <HandOverForm client={client} onClose={onClose} />}
    </Dialog>
  );
}

function HandOverForm({ client, onClose }: { client: Client; onClose: () => void }) {
  const [email, setEmail] = useState(client.handOver?.email ?? '');
  const [partnerBecomes, setPartnerBecomes] = useState<AfterHandOver>(
    client.handOver?.partnerBecomes ?? 'admin',
  );
  const [problem, setProblem] = useState<string>();
  const handOver = useHandOver();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (handOver.isPending) return;
    if (!emailPattern.test(email.trim())) return setProblem(registrationMessages.email);
    handOver.mutate(
      { clientId: client.id, email: email.trim(), partnerBecomes },
      {
        onSuccess: () => {
          showToast.done(`The invitation to ${email.trim()} is on its way.`);
          onClose();
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <Field label="Email of the client" error={problem}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            placeholder="name@company.com"
            maxLength={254}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
      <RadioCards
        legend="And you, once they have accepted"
        name="partnerBecomes"
        value={partnerBecomes}
        options={choices}
        onChange={(event) => setPartnerBecomes(event.target.value as AfterHandOver)}
      />
      {client.handOver && (
        <Notice tone="info">The invitation that was sent to {client.handOver.email} becomes void.</Notice>
      )}
      {handOver.isError && <Notice tone="error">{describeError(handOver.error)}</Notice>}
      <div className="flex flex-wrap justify-end gap-2 pt-1">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" isBusy={handOver.isPending}>
          Send invitation
        </Button>
      </div>
    </form>
  );
}
