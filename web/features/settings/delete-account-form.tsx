import { type FormEvent, useState } from 'react';
import { deleteAccount } from '#contract/accounts.endpoints.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { call } from '#web/lib/call.ts';
import { paths } from '#web/paths.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';

export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const { account } = useSettings();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { submit, isBusy, error, setError } = useSubmit(async () => {
    const body = { email: email.trim(), ...(account.hasPassword ? { password } : {}) };
    await call(deleteAccount, { body });
    location.assign(paths.home);
  });
  const isTyped = email.trim().toLowerCase() === account.email.toLowerCase();
  const isComplete = isTyped && (!account.hasPassword || password !== '');

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete) void submit();
  };

  return (
    <form method="post" noValidate onSubmit={send} onInput={() => setError(null)} className="space-y-4">
      <Field label={`Type “${account.email}” to confirm`}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      {account.hasPassword && (
        <Field label="Current password">
          {(control) => (
            <PasswordInput
              {...control}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              autoComplete="current-password"
            />
          )}
        </Field>
      )}
      <DialogButtons
        label="Delete for good"
        isDangerous
        isBusy={isBusy}
        isDisabled={!isComplete}
        error={error}
        onCancel={onCancel}
      />
    </form>
  );
}
