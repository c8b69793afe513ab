import { type FormEvent, useState } from 'react';
import { deleteAccount } from '#contract/accounts/accounts.endpoints.ts';
import type { Erased } from '#contract/accounts/accounts.schemas.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { call } from '#web/lib/call.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';

interface DeleteAccountFormProps {
  onCancel: () => void;
  onDeleted: (erased: Erased) => void;
}

export function DeleteAccountForm({ onCancel, onDeleted }: DeleteAccountFormProps) {
  const { account } = useSettings();
  const [isComplete, setIsComplete] = useState(false);
  const read = (data: FormData) => ({
    email: String(data.get('email')).trim(),
    ...(account.hasPassword ? { password: String(data.get('password')) } : {}),
  });
  const form = useForm({
    read,
    send: async (body) => {
      onDeleted((await call(deleteAccount, { body })).erased);
    },
  });
  const look = (event: FormEvent<HTMLFormElement>) => {
    const { email, password } = read(new FormData(event.currentTarget));
    setIsComplete(email.toLowerCase() === account.email.toLowerCase() && password !== '');
    form.props.onInput(event);
  };

  return (
    <form {...form.props} method="post" onInput={look} className="space-y-4">
      <Field label={`Type “${account.email}” to confirm`} error={form.errors.email}>
        {(control) => (
          <TextInput {...control} type="email" name="email" autoComplete="off" spellCheck={false} />
        )}
      </Field>
      {account.hasPassword && (
        <Field label="Current password" error={form.errors.password}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
      )}
      <DialogButtons
        label="Delete for good"
        isDangerous
        form={form}
        isDisabled={!isComplete}
        onCancel={onCancel}
      />
    </form>
  );
}
