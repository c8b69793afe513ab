import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changePassword } from '#contract/passwords/passwords.endpoints.ts';
import { checkPassword } from '#core/safety/passwords/check-password.ts';
import { NewPasswordField } from '#web/console/account/new-password-field.tsx';
import { useSettings } from '#web/console/account/use-settings.ts';
import { call } from '#web/lib/call.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { SaveRow } from '#web/ui/forms/save-row.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import { Notice } from '#web/ui/notice.tsx';

interface Passwords {
  currentPassword?: string;
  password: string;
}

export function PasswordCard() {
  const { account } = useSettings();
  const queryClient = useQueryClient();
  /** Each success begins with an empty form, and with its message. */
  const [saved, setSaved] = useState<{ count: number; message: string }>({ count: 0, message: '' });
  const form = useForm({
    read: (data): Passwords => ({
      password: String(data.get('password')),
      ...(account.hasPassword ? { currentPassword: String(data.get('currentPassword')) } : {}),
    }),
    check: ({ currentPassword, password }): FieldErrors => {
      if (currentPassword === '') return { currentPassword: 'Enter your current password.' };
      const problem = checkPassword(password);
      return problem ? { password: problem } : {};
    },
    send: async (body) => {
      const { message } = await call(changePassword, { body });
      setSaved(({ count }) => ({ count: count + 1, message }));
      await queryClient.invalidateQueries({ queryKey: ['account'] });
    },
  });

  const edit = (event: FormEvent<HTMLFormElement>) => {
    form.props.onInput(event);
    setSaved(({ count }) => ({ count, message: '' }));
  };

  return (
    <Card
      isSplit
      title={account.hasPassword ? 'Password' : 'Set a password'}
      description={
        account.hasPassword
          ? `A new password signs you out on all other devices.${account.isGoogleLinked ? ' You can also sign in with Google.' : ''}`
          : 'You don’t have a password yet. Setting one gives you another way to sign in.'
      }
    >
      <form key={saved.count} {...form.props} method="post" onInput={edit} className="max-w-md space-y-5">
        {/* For password managers: whose password this is. */}
        <input type="email" autoComplete="username" value={account.email} readOnly hidden />
        {account.hasPassword && (
          <Field label="Current password" error={form.errors.currentPassword} isRequired>
            {(control) => (
              <PasswordInput {...control} name="currentPassword" autoComplete="current-password" />
            )}
          </Field>
        )}
        <NewPasswordField label="New password" error={form.errors.password} />
        <SaveRow label={account.hasPassword ? 'Change password' : 'Set password'} form={form}>
          {saved.message && <Notice tone="success">{saved.message}</Notice>}
        </SaveRow>
      </form>
    </Card>
  );
}
