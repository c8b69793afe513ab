import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { passwordMaximumLength } from '#contract/passwords.ts';
import { NewPasswordField } from '#web/console/account/new-password-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';

const messageId = 'registration-message';
const fields = ['email', 'password', 'confirmPassword', 'firstname', 'lastname', 'company'] as const;
export type RegistrationFormValues = Record<(typeof fields)[number], string>;
export type WrongField = 'email' | 'password' | 'confirmPassword';

interface RegisterFormProps {
  isSubmitting: boolean;
  isLocked: boolean;
  onSubmit: (values: RegistrationFormValues) => void;
  onEdit: () => void;
  /** The email address that an invitation was sent to. */
  email: string | undefined;
  /** The field that the message is about. */
  wrongField: WrongField | null;
  /** The Google button, below the form's own. */
  google: ReactNode;
  /** The current message: below the field it is about, otherwise above the buttons. */
  children: ReactNode;
}

/** Browser validation is off: the checks have their own order and sentences. */
export function RegisterForm({
  isSubmitting,
  isLocked,
  onSubmit,
  onEdit,
  email,
  wrongField,
  google,
  children,
}: RegisterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!wrongField) return;
    form.current?.querySelector<HTMLInputElement>(`[name=${wrongField}]`)?.focus();
  }, [wrongField]);
  const message = (place: WrongField | null) =>
    wrongField === place && (
      <div id={messageId} aria-live="polite">
        {children}
      </div>
    );
  const marks = (field: WrongField) =>
    field === wrongField && ({ 'aria-invalid': true, 'aria-describedby': messageId } as const);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    onSubmit(
      Object.fromEntries(
        fields.map((field) => [field, String(values.get(field) ?? '')]),
      ) as RegistrationFormValues,
    );
  };

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} onInput={onEdit} className="mt-6">
      <fieldset disabled={isLocked} className="space-y-4">
        <Field label="Email" isRequired>
          {(control) => (
            <TextInput
              {...control}
              {...marks('email')}
              name="email"
              type="email"
              autoComplete="email"
              defaultValue={email}
            />
          )}
        </Field>
        {message('email')}
        <NewPasswordField label="Password" {...marks('password')} />
        {message('password')}
        <Field label="Confirm password" isRequired>
          {(control) => (
            <PasswordInput
              {...control}
              {...marks('confirmPassword')}
              name="confirmPassword"
              autoComplete="new-password"
              maxLength={passwordMaximumLength}
            />
          )}
        </Field>
        {message('confirmPassword')}
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
        {message(null)}
        <Button type="submit" size="lg" isBusy={isSubmitting} className="w-full">
          {isSubmitting ? 'Registering...' : 'Create account'}
        </Button>
        <div className="flex items-center gap-3 text-xs text-ink-secondary">
          <span className="h-px flex-1 bg-line" />
          or
          <span className="h-px flex-1 bg-line" />
        </div>
        {google}
      </fieldset>
      <noscript>
        <style>{'[data-needs-script]{display:none}'}</style>
        <p className="mt-4 text-sm text-failed">
          Creating an account needs JavaScript. Please turn it on and reload the page.
        </p>
      </noscript>
    </form>
  );
}
