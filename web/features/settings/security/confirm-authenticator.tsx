import { confirmSecondFactor } from '#contract/second-factor/second-factor.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { CodeInput } from '#web/ui/forms/code-input.tsx';
import { CopyField } from '#web/ui/forms/copy-field.tsx';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import { QrCode } from './qr-code.tsx';

interface ConfirmAuthenticatorProps {
  secret: string;
  uri: string;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

export function ConfirmAuthenticator({ secret, uri, onConfirmed, onCancel }: ConfirmAuthenticatorProps) {
  const form = useForm({
    read: (data) => ({ code: String(data.get('code')).replaceAll(/\s/g, '') }),
    check: ({ code }): FieldErrors =>
      /^\d{6}$/.test(code) ? {} : { code: 'Enter the six digits that your authenticator shows.' },
    send: async (body) => onConfirmed((await call(confirmSecondFactor, { body })).recoveryCodes),
  });

  return (
    <form {...form.props} method="post" className="space-y-5">
      <div className="flex flex-col items-center gap-4">
        <QrCode text={uri} label="QR code for the authenticator" />
        <p className="text-center text-sm text-ink-secondary">
          Scan it with the app, or type the secret in by hand.
        </p>
      </div>
      <Field label="Secret">{(control) => <CopyField {...control} value={secret} />}</Field>
      <Field label="Code" hint="The six digits that the app shows now." error={form.errors.code} isRequired>
        {(control) => <CodeInput {...control} inputMode="numeric" maxLength={9} placeholder="123456" />}
      </Field>
      <DialogButtons label="Turn on" form={form} onCancel={onCancel} />
    </form>
  );
}
