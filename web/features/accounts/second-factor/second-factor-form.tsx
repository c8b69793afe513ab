import { useState } from 'react';
import { verifySecondFactor } from '#contract/second-factor/second-factor.endpoints.ts';
import type { User } from '#contract/users/users.schemas.ts';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeInput } from '#web/ui/forms/code-input.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import { Notice } from '#web/ui/notice.tsx';

interface SecondFactorFormProps {
  onSignedIn: (user: User) => void;
  /** Back to the first step. */
  onLeave: () => void;
}

/** The second sign-in step: a code from the authenticator app, or a recovery code. */
export function SecondFactorForm({ onSignedIn, onLeave }: SecondFactorFormProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useForm({
    read: (data) => ({ code: String(data.get('code')).trim() }),
    check: ({ code }): FieldErrors =>
      code.length < 6
        ? { code: 'Enter the six-digit code from your authenticator app, or a recovery code.' }
        : {},
    send: async (body) => onSignedIn((await call(verifySecondFactor, { body })).user),
  });

  return (
    <form {...form.props} method="post">
      <h2 className="font-display text-xl font-semibold">Two-factor authentication</h2>
      <p className="mt-1 text-sm text-ink-secondary">
        {isRecovery
          ? 'Enter one of your recovery codes. Each code works once.'
          : 'Enter the six-digit code from your authenticator app.'}
      </p>
      <div className="mt-6 space-y-4">
        <Field
          key={String(isRecovery)}
          label={isRecovery ? 'Recovery code' : 'Code'}
          error={form.errors.code}
          isRequired
        >
          {(control) => (
            <CodeInput
              {...control}
              // The page is now about this field, and the one that had the focus is gone.
              autoFocus
              inputMode={isRecovery ? 'text' : 'numeric'}
              autoCapitalize="none"
              placeholder={isRecovery ? 'xxxx-xxxx-xxxx-xxxx' : '123456'}
            />
          )}
        </Field>
        {form.message && <Notice tone="error">{form.message}</Notice>}
        <SubmitButton size="lg" isBusy={form.isBusy} className="w-full">
          {form.isBusy ? 'Signing in...' : 'Sign In'}
        </SubmitButton>
      </div>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-1">
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          onClick={() => {
            form.forget();
            setIsRecovery(!isRecovery);
          }}
        >
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
        <Button variant="ghost" size="sm" className="-mr-3" onClick={onLeave}>
          Start over
        </Button>
      </div>
    </form>
  );
}
