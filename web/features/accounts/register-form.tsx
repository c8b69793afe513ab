import { type FormEvent, type ReactNode, useState } from 'react';
import { passwordMaximumLength, passwordMinimumLength } from '#contract/accounts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { GoogleMark } from './google-mark.tsx';
import { PasswordInput } from './password-input.tsx';
import { PasswordStrengthMeter } from './password-strength-meter.tsx';

const fields = ['email', 'password', 'confirmPassword', 'firstname', 'lastname', 'company'] as const;
export type RegistrationFormValues = Record<(typeof fields)[number], string>;

interface RegisterFormProps {
  isSubmitting: boolean;
  isLocked: boolean;
  onSubmit: (values: RegistrationFormValues) => void;
  onEdit: () => void;
  onGoogle: () => void;
  /** The address that somebody was invited under. */
  email: string | undefined;
  /** The message of the moment, above the buttons. */
  children: ReactNode;
}

/** The browser's own bubbles are off: the checks have an order and sentences of their own. */
export function RegisterForm({
  isSubmitting,
  isLocked,
  onSubmit,
  onEdit,
  onGoogle,
  email,
  children,
}: RegisterFormProps) {
  const [password, setPassword] = useState('');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSubmit(
      Object.fromEntries(
        fields.map((field) => [field, String(form.get(field) ?? '')]),
      ) as RegistrationFormValues,
    );
  };

  return (
    <form method="post" noValidate onSubmit={submit} onInput={onEdit} className="mt-6">
      <fieldset disabled={isLocked} className="space-y-4">
        <Field label="Email" isRequired>
          {(control) => (
            <TextInput {...control} name="email" type="email" autoComplete="email" defaultValue={email} />
          )}
        </Field>
        <div>
          <Field label="Password" isRequired>
            {(control) => (
              <PasswordInput
                {...control}
                name="password"
                autoComplete="new-password"
                minLength={passwordMinimumLength}
                maxLength={passwordMaximumLength}
                onInput={(event) => setPassword(event.currentTarget.value)}
              />
            )}
          </Field>
          <PasswordStrengthMeter password={password} />
        </div>
        <Field label="Confirm password" isRequired>
          {(control) => (
            <PasswordInput
              {...control}
              name="confirmPassword"
              autoComplete="new-password"
              maxLength={passwordMaximumLength}
            />
          )}
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First name" isOptional>
            {(control) => (
              <TextInput {...control} name="firstname" autoComplete="given-name" maxLength={100} />
            )}
          </Field>
          <Field label="Last name" isOptional>
            {(control) => (
              <TextInput {...control} name="lastname" autoComplete="family-name" maxLength={100} />
            )}
          </Field>
        </div>
        <Field label="Company" isOptional>
          {(control) => <TextInput {...control} name="company" autoComplete="organization" maxLength={100} />}
        </Field>
        <div aria-live="polite">{children}</div>
        <Button type="submit" size="lg" isBusy={isSubmitting} className="w-full">
          {isSubmitting ? 'Registering...' : 'Create account'}
        </Button>
        <div className="flex items-center gap-3 text-xs text-ink-secondary">
          <span className="h-px flex-1 bg-line" />
          or
          <span className="h-px flex-1 bg-line" />
        </div>
        <Button variant="secondary" size="lg" className="w-full" onClick={onGoogle}>
          <GoogleMark />
          Continue with Google
        </Button>
      </fieldset>
      <noscript>
        <style>{'[data-needs-script]{display:none}'}</style>
        <p className="mt-4 text-sm text-failed">
          Registering needs JavaScript. Please switch it on and reload.
        </p>
      </noscript>
    </form>
  );
}
