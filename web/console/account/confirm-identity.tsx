import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  confirmIdentity,
  getConfirmation,
  sendConfirmationCode,
} from '#contract/confirmation/confirmation.endpoints.ts';
import { type ConfirmationMethod, confirmationMinutes } from '#contract/confirmation/confirmation.ts';
import { call } from '#web/lib/call.ts';
import { setConfirmationAsker } from '#web/lib/sign-in/ask-to-confirm.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { CodeInput } from '#web/ui/forms/code-input.tsx';
import { DialogButtons } from '#web/ui/forms/dialog-buttons.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Once in the console: the dialog that opens when a call is refused until the user has confirmed who they are. */
export function ConfirmIdentity() {
  const [isOpen, setIsOpen] = useState(false);
  const answer = useRef<(isConfirmed: boolean) => void>(() => undefined);
  useEffect(() => {
    setConfirmationAsker(
      () =>
        new Promise((resolve) => {
          answer.current = resolve;
          setIsOpen(true);
        }),
    );
    return () => {
      answer.current(false);
      setConfirmationAsker(null);
    };
  }, []);
  const close = (isConfirmed: boolean) => {
    setIsOpen(false);
    answer.current(isConfirmed);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => close(false)}
      title="Confirm that it’s you"
      description={`This protects your account. We won’t ask again for ${confirmationMinutes} minutes.`}
    >
      <ConfirmSteps onConfirmed={() => close(true)} onCancel={() => close(false)} />
    </Dialog>
  );
}

interface StepProps {
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Mounted with each opening, so that it asks in the way that the account has now. */
function ConfirmSteps(steps: StepProps) {
  const confirmation = useQuery({
    queryKey: ['account', 'confirmation'],
    queryFn: ({ signal }) => call(getConfirmation, { signal }),
    gcTime: 0,
  });
  if (confirmation.isError) {
    return <ErrorState error={confirmation.error} onRetry={() => void confirmation.refetch()} />;
  }
  if (!confirmation.data) return <Skeleton className="h-24 w-full" />;
  return <ConfirmForm method={confirmation.data.method} {...steps} />;
}

const missing: Record<ConfirmationMethod, FieldErrors> = {
  password: { password: 'Enter your current password.' },
  authenticator: { code: 'Enter the six digits of your authenticator, or a recovery code.' },
  email: { code: 'Enter the six digits from the email.' },
};

function ConfirmForm({ method, onConfirmed, onCancel }: StepProps & { method: ConfirmationMethod }) {
  const form = useForm({
    read: (data) => ({
      password: String(data.get('password') ?? ''),
      code: String(data.get('code') ?? '').trim(),
    }),
    check: ({ password, code }) => ((method === 'password' ? password : code) ? {} : missing[method]),
    send: async (body) => {
      await call(confirmIdentity, { body });
      onConfirmed();
    },
  });
  return (
    <form {...form.props} method="post" className="space-y-4">
      {method === 'email' && <EmailedCode />}
      {method === 'password' ? (
        <Field label="Current password" error={form.errors.password} isRequired>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" />}
        </Field>
      ) : (
        <Field
          label="Code"
          {...(method === 'authenticator'
            ? { hint: 'Six digits of your authenticator, or a recovery code.' }
            : {})}
          error={form.errors.code}
          isRequired
        >
          {(control) => <CodeInput {...control} />}
        </Field>
      )}
      <DialogButtons label="Confirm" form={form} onCancel={onCancel} />
    </form>
  );
}

/** For an account without password and second factor: the code is asked for by the user, not by the dialog itself. */
function EmailedCode() {
  const [isSent, setIsSent] = useState(false);
  const { submit, isBusy, error } = useSubmit(async () => {
    await call(sendConfirmationCode, {});
    setIsSent(true);
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p role="status" className="min-w-0 flex-1 text-sm text-ink-secondary">
        {error ??
          (isSent
            ? 'We emailed you a code. It works once.'
            : 'We email a code to the address of your account.')}
      </p>
      <Button size="sm" variant="secondary" isBusy={isBusy} onClick={() => submit()}>
        {isSent ? 'Send again' : 'Send code'}
      </Button>
    </div>
  );
}
