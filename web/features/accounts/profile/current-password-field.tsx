import { confirmationMinutes } from '#contract/confirmation/confirmation.ts';
import { passwordMaximumLength } from '#contract/passwords/passwords.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';

/** The present password, next to a new one; the server does not need it soon after signing in. */
export function CurrentPasswordField({ error }: { error: string | undefined }) {
  return (
    <Field
      label="Current Password"
      hint={`You can leave this blank for ${confirmationMinutes} minutes after signing in.`}
      error={error}
    >
      {(control) => (
        <PasswordInput
          {...control}
          name="currentPassword"
          autoComplete="current-password"
          maxLength={passwordMaximumLength}
        />
      )}
    </Field>
  );
}
