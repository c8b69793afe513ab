import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { disableTwoFactor } from '#contract/second-factor.endpoints.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { call } from '#web/lib/call.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

export function DisableTwoFactor({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Turn off two-factor?"
      description="From then on your password alone lets in whoever has it. Your recovery codes become void."
    >
      <DisableForm onClose={onClose} />
    </Dialog>
  );
}

function DisableForm({ onClose }: { onClose: () => void }) {
  const { account } = useSettings();
  const queryClient = useQueryClient();
  const { submit, isBusy, error, setError } = useSubmit(async (body: { password: string; code: string }) => {
    await call(disableTwoFactor, { body });
    await queryClient.invalidateQueries({ queryKey: ['account'] });
    showToast.done('Two-factor is off.');
    onClose();
  });

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = String(form.get('password') ?? '');
    const code = String(form.get('code')).trim();
    if (account.hasPassword && !password) return setError('Enter your current password.');
    if (code.length < 6) return setError('Enter the six digits of your authenticator, or a recovery code.');
    void submit({ password, code });
  };

  return (
    <form method="post" noValidate onSubmit={send} onInput={() => setError(null)} className="space-y-4">
      {account.hasPassword && (
        <Field label="Current password" isRequired>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
      )}
      <Field label="Code" hint="Six digits of your authenticator, or a recovery code." isRequired>
        {(control) => (
          <TextInput
            {...control}
            name="code"
            autoComplete="one-time-code"
            maxLength={40}
            spellCheck={false}
            className="font-mono tracking-wider"
          />
        )}
      </Field>
      <DialogButtons label="Turn off" isDangerous isBusy={isBusy} error={error} onCancel={onClose} />
    </form>
  );
}
