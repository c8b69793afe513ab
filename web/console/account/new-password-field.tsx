import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { passwordMaximumLength, passwordMinimumLength } from '#contract/passwords/passwords.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { PasswordStrengthMeter } from './password-strength-meter.tsx';

const rules = [
  {
    text: `At least ${passwordMinimumLength} characters`,
    isMet: (password: string) => password.length >= passwordMinimumLength,
  },
  { text: 'A number', isMet: (password: string) => /\d/.test(password) },
  { text: 'A letter', isMet: (password: string) => /\p{L}/u.test(password) },
];

interface NewPasswordFieldProps {
  label: string;
  error?: string | undefined;
}

/** A new password, named `password` in its form, with its strength and the rules it meets so far. */
export function NewPasswordField({ label, error }: NewPasswordFieldProps) {
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the scripts ran.
  useEffect(() => setPassword(input.current?.value ?? ''), []);
  return (
    <div>
      <Field label={label} error={error} isRequired>
        {(control) => (
          <PasswordInput
            {...control}
            ref={input}
            name="password"
            autoComplete="new-password"
            minLength={passwordMinimumLength}
            maxLength={passwordMaximumLength}
            onInput={(event) => setPassword(event.currentTarget.value)}
          />
        )}
      </Field>
      <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-xs">
        {rules.map(({ text, isMet }) => (
          <li
            key={text}
            className={classNames(
              'inline-flex items-center gap-1.5',
              isMet(password) ? 'text-ready' : 'text-ink-secondary',
            )}
          >
            {isMet(password) ? (
              <Check aria-hidden className="size-3.5" />
            ) : (
              <span aria-hidden className="mx-1 size-1.5 rounded-full bg-line-strong" />
            )}
            {text}
            <span className="sr-only">{isMet(password) ? ': met' : ': not met yet'}</span>
          </li>
        ))}
      </ul>
      <PasswordStrengthMeter password={password} />
    </div>
  );
}
