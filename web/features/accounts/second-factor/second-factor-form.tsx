import { type FormEvent, useState } from 'react';
import { verifySecondFactor } from '#contract/second-factor.endpoints.ts';
import type { User } from '#contract/users.schemas.ts';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { Notice } from '#web/ui/notice.tsx';

interface SecondFactorFormProps {
  onSignedIn: (user: User) => void;
  /** Back to the first step. */
  onLeave: () => void;
}

/** The second sign-in step: a code from the authenticator app, or a recovery code. */
export function SecondFactorForm({ onSignedIn, onLeave }: SecondFactorFormProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const { submit, isBusy, error, setError } = useSubmit(async (code: string) => {
    onSignedIn((await call(verifySecondFactor, { body: { code } })).user);
  });

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    if (code.length < 6) {
      return setError('Enter the six-digit code from your authenticator app, or a recovery code.');
    }
    void submit(code);
  };

  return (
    <form method="post" noValidate onSubmit={send} onInput={() => setError(null)}>
      <h2 className="font-display text-xl font-semibold">Two-factor authentication</h2>
      <p className="mt-1 text-sm text-ink-secondary">
        {isRecovery
          ? 'Enter one of your recovery codes. Each code works once.'
          : 'Enter the six-digit code from your authenticator app.'}
      </p>
      <div className="mt-6 space-y-4">
        <Field label={isRecovery ? 'Recovery code' : 'Code'} key={String(isRecovery)} isRequired>
          {(control) => (
            <TextInput
              {...control}
              name="code"
              // The page is now about this field, and the one that had the focus is gone.
              autoFocus
              autoComplete="one-time-code"
              inputMode={isRecovery ? 'text' : 'numeric'}
              spellCheck={false}
              autoCapitalize="none"
              maxLength={40}
              placeholder={isRecovery ? 'xxxx-xxxx-xxxx-xxxx' : '123456'}
              className="font-mono tracking-wider"
            />
          )}
        </Field>
        {error && <Notice tone="error">{error}</Notice>}
        <SubmitButton size="lg" isBusy={isBusy} className="w-full">
          {isBusy ? 'Signing in...' : 'Sign In'}
        </SubmitButton>
      </div>
      <div className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-1">
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          onClick={() => {
            setError(null);
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
