import { useQueryClient } from '@tanstack/react-query';
import { disableSecondFactor } from '#contract/second-factor/second-factor.endpoints.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { call } from '#web/lib/call.ts';
import { CodeInput } from '#web/ui/forms/code-input.tsx';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';

export function DisableSecondFactor({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Turn off two-factor?"
      description="After this, only your password will be required. Your recovery codes stop working."
    >
      <DisableForm onClose={onClose} />
    </Dialog>
  );
}

function DisableForm({ onClose }: { onClose: () => void }) {
  const { account } = useSettings();
  const queryClient = useQueryClient();
  const form = useForm({
    read: (data) => ({ password: String(data.get('password') ?? ''), code: String(data.get('code')).trim() }),
    check: ({ password, code }): FieldErrors => ({
      ...(account.hasPassword && !password && { password: 'Enter your current password.' }),
      ...(code.length < 6 && {
        code: 'Enter the six-digit code of your authenticator app, or a recovery code.',
      }),
    }),
    send: async (body) => {
      await call(disableSecondFactor, { body });
      await queryClient.invalidateQueries({ queryKey: ['account'] });
      showToast.done('Two-factor is off.');
      onClose();
    },
  });

  return (
    <form {...form.props} method="post" className="space-y-4">
      {account.hasPassword && (
        <Field label="Current password" error={form.errors.password} isRequired>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
      )}
      <Field
        label="Code"
        hint="Six digits of your authenticator, or a recovery code."
        error={form.errors.code}
        isRequired
      >
        {(control) => <CodeInput {...control} />}
      </Field>
      <DialogButtons label="Turn off" isDangerous form={form} onCancel={onClose} />
    </form>
  );
}
