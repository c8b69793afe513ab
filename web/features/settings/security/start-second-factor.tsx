import { startSecondFactor } from '#contract/second-factor/second-factor.endpoints.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { call } from '#web/lib/call.ts';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { useForm } from '#web/ui/forms/use-form.ts';

interface StartSecondFactorProps {
  onStarted: (started: { secret: string; uri: string }) => void;
  onCancel: () => void;
}

export function StartSecondFactor({ onStarted, onCancel }: StartSecondFactorProps) {
  const { account } = useSettings();
  const form = useForm({
    read: (data) => ({ password: String(data.get('password') ?? '') }),
    check: account.hasPassword ? refuseEmpty({ password: 'Enter your current password.' }) : undefined,
    send: async (body) => onStarted(await call(startSecondFactor, { body })),
  });

  return (
    <form {...form.props} method="post" className="space-y-4">
      <p className="text-sm text-ink-secondary">
        You need an authenticator app, such as the one in your password manager, on your phone.
      </p>
      {account.hasPassword && (
        <Field label="Current password" error={form.errors.password} isRequired>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
      )}
      <DialogButtons label="Continue" form={form} onCancel={onCancel} />
    </form>
  );
}
