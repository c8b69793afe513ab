import { passwordMaximumLength } from '#contract/passwords/passwords.ts';
import { PasswordStrengthMeter } from '#web/console/account/password-strength-meter.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';

interface OptionalPasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A new password with its strength, or nothing to keep the current one. */
export function OptionalPasswordField({ value, onChange, error }: OptionalPasswordFieldProps) {
  return (
    <div>
      <Field
        label="New Password"
        hint="Password must be at least 8 characters long and contain letters and numbers. A new password signs you out on all other devices."
        error={error}
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            placeholder="Leave blank to keep the current password"
            maxLength={passwordMaximumLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <PasswordStrengthMeter password={value} />
    </div>
  );
}
