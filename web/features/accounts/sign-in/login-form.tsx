import type { FormEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { linkLook } from '#web/ui/link-look.ts';

interface LoginFormProps {
  isBusy: boolean;
  onSubmit: (input: { email: string; password: string; remember: boolean }) => void;
  onEdit: () => void;
  /** The current message. */
  children: ReactNode;
}

export function LoginForm({ isBusy, onSubmit, onEdit, children }: LoginFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSubmit({
      email: String(form.get('email')).trim(),
      password: String(form.get('password')),
      remember: form.has('remember'),
    });
  };

  return (
    <form method="post" onSubmit={submit} onInput={onEdit} className="mt-6 space-y-4">
      <Field label="Email">
        {(control) => <TextInput {...control} name="email" type="email" autoComplete="username" required />}
      </Field>
      <Field label="Password">
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox name="remember" label="Remember me" />
        <Link to={paths.forgotPassword} className={`text-sm ${linkLook}`}>
          Forgot password?
        </Link>
      </div>
      {children}
      <SubmitButton size="lg" isBusy={isBusy} className="w-full">
        {isBusy ? 'Signing in...' : 'Sign In'}
      </SubmitButton>
    </form>
  );
}
