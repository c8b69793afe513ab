import type { FormEvent } from 'react';
import { startTwoFactor } from '#contract/second-factor.endpoints.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { call } from '#web/lib/call.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';

interface StartTwoFactorProps {
  onStarted: (started: { secret: string; uri: string }) => void;
  onCancel: () => void;
}

export function StartTwoFactor({ onStarted, onCancel }: StartTwoFactorProps) {
  const { account } = useSettings();
  const { submit, isBusy, error, setError } = useSubmit(async (password: string) => {
    onStarted(await call(startTwoFactor, { body: { password } }));
  });

  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (account.hasPassword && !password) return setError('Enter your current password.');
    void submit(password);
  };

  return (
    <form method="post" noValidate onSubmit={start} onInput={() => setError(null)} className="space-y-4">
      <p className="text-sm text-ink-secondary">
        You need an authenticator app, such as the one of your password manager, on your phone.
      </p>
      {account.hasPassword && (
        <Field label="Current password" isRequired>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
      )}
      <DialogButtons label="Continue" isBusy={isBusy} error={error} onCancel={onCancel} />
    </form>
  );
}
