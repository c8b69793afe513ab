import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { Form } from '#web/ui/forms/use-form.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { Notice } from '#web/ui/notice.tsx';

interface LoginFormProps {
  form: Form;
  /** Why signing in failed, in this form or in another way. */
  message: string | null;
  /** Something was typed, or the form is sent. */
  onEdit: () => void;
}

export function LoginForm({ form, message, onEdit }: LoginFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onEdit();
    form.props.onSubmit(event);
  };
  const edit = (event: FormEvent<HTMLFormElement>) => {
    onEdit();
    form.props.onInput(event);
  };
  return (
    <form {...form.props} method="post" onSubmit={submit} onInput={edit} className="mt-6 space-y-4">
      <Field label="Email" error={form.errors.email}>
        {(control) => <TextInput {...control} name="email" type="email" autoComplete="username" required />}
      </Field>
      <Field label="Password" error={form.errors.password}>
        {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" required />}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Checkbox name="remember" label="Remember me" />
        <Link to={paths.forgotPassword} className={`text-sm ${linkLook}`}>
          Forgot password?
        </Link>
      </div>
      {message && <Notice tone="error">{message}</Notice>}
      <SubmitButton size="lg" isBusy={form.isBusy} className="w-full">
        {form.isBusy ? 'Signing in...' : 'Sign In'}
      </SubmitButton>
    </form>
  );
}
