import type { FormEvent, ReactNode } from 'react';
import { passwordMaximumLength } from '#contract/passwords/passwords.ts';
import { NewPasswordField } from '#web/console/account/new-password-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { Form } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { OptionalFields } from './optional-fields.tsx';

interface RegisterFormProps {
  form: Form;
  isLocked: boolean;
  /** Until it is known whether somebody is signed in: what is typed stays, and nothing can be sent. */
  isWaiting: boolean;
  isDone: boolean;
  onEdit: () => void;
  /** The email address that an invitation was sent to. */
  email: string | undefined;
  /** The Google button, below the form's own. */
  google: ReactNode;
  /** The message about the whole form, above the buttons. */
  children: ReactNode;
}

export function RegisterForm({
  form,
  isLocked,
  isWaiting,
  isDone,
  onEdit,
  email,
  google,
  children,
}: RegisterFormProps) {
  /** Editing any field clears the current message, wherever it is (specification, section 4). */
  const edit = (event: FormEvent<HTMLFormElement>) => {
    form.props.onInput(event);
    form.forget();
    onEdit();
  };
  return (
    <form {...form.props} method="post" onInput={edit} className="mt-6">
      <fieldset disabled={isLocked} className="space-y-4">
        <Field label="Email" error={form.errors.email} isRequired>
          {(control) => (
            <TextInput {...control} name="email" type="email" autoComplete="email" defaultValue={email} />
          )}
        </Field>
        <NewPasswordField label="Password" error={form.errors.password} />
        <Field label="Confirm password" error={form.errors.confirmPassword} isRequired>
          {(control) => (
            <PasswordInput
              {...control}
              name="confirmPassword"
              autoComplete="new-password"
              maxLength={passwordMaximumLength}
            />
          )}
        </Field>
        <OptionalFields />
        <div aria-live="polite" className="pt-1">
          {children}
        </div>
        {isDone ? (
          <Notice tone="success" className="min-h-12">
            Registration successful! Redirecting...
          </Notice>
        ) : (
          <Button
            type="submit"
            size="lg"
            isBusy={form.isBusy}
            isDisabled={isWaiting}
            className="relative w-full"
          >
            {form.isBusy ? 'Registering...' : 'Create account'}
            {isWaiting && <SessionLoading />}
          </Button>
        )}
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

/** Over the words of the button, so that nothing shifts. Hidden without scripts. */
function SessionLoading() {
  return (
    <span
      role="status"
      data-needs-script
      className="absolute inset-0 flex animate-appear-late items-center justify-center gap-2.5 rounded-md bg-brand"
    >
      <Spinner />
      Loading...
    </span>
  );
}
