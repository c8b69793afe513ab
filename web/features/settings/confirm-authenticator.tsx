import type { FormEvent } from 'react';
import { confirmTwoFactor } from '#contract/second-factor.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { CopyField } from '#web/ui/forms/copy-field.tsx';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { QrCode } from './qr-code.tsx';

interface ConfirmAuthenticatorProps {
  secret: string;
  uri: string;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

export function ConfirmAuthenticator({ secret, uri, onConfirmed, onCancel }: ConfirmAuthenticatorProps) {
  const { submit, isBusy, error, setError } = useSubmit(async (code: string) => {
    onConfirmed((await call(confirmTwoFactor, { body: { code } })).recoveryCodes);
  });

  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(code)) return setError('Enter the six digits that your authenticator shows.');
    void submit(code);
  };

  return (
    <form method="post" noValidate onSubmit={confirm} onInput={() => setError(null)} className="space-y-5">
      <div className="flex flex-col items-center gap-4">
        <QrCode text={uri} label="QR code for the authenticator" />
        <p className="text-center text-sm text-ink-secondary">
          Scan it with the app, or type the secret in by hand.
        </p>
      </div>
      <Field label="Secret">{(control) => <CopyField {...control} value={secret} />}</Field>
      <Field label="Code" hint="The six digits that the app shows now." isRequired>
        {(control) => (
          <TextInput
            {...control}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            placeholder="123456"
            className="font-mono tracking-wider"
          />
        )}
      </Field>
      <DialogButtons label="Turn on" isBusy={isBusy} error={error} onCancel={onCancel} />
    </form>
  );
}
