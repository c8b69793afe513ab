import { CircleCheck, Unlink } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#contract/page-addresses.ts';
import { externalAccessList } from '#contract/passwords/external-access.ts';
import { resetPassword } from '#contract/passwords/passwords.endpoints.ts';
import { checkPassword } from '#core/safety/passwords/check-password.ts';
import { NewPasswordField } from '#web/console/account/new-password-field.tsx';
import { call } from '#web/lib/call.ts';
import { CallError } from '#web/lib/call-error.ts';
import { AuthCard } from '#web/ui/auth-card.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import { Notice } from '#web/ui/notice.tsx';

type Outcome = { kind: 'changed' | 'dead'; message: string };

/** The page that the emailed link opens: a new password, once. */
export function NewPasswordForm({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm({
    read: (data) => ({
      password: String(data.get('password')),
      removesOtherAccess: data.has('removesOtherAccess'),
    }),
    check: ({ password }): FieldErrors => {
      const problem = checkPassword(password);
      return problem ? { password: problem } : {};
    },
    send: async (values) => {
      try {
        const { message } = await call(resetPassword, { body: { token, ...values } });
        setOutcome({ kind: 'changed', message });
      } catch (thrown) {
        // The password was checked before it was sent, so what is rejected is the link.
        if (!(thrown instanceof CallError) || thrown.status !== 400) throw thrown;
        setOutcome({ kind: 'dead', message: thrown.message });
      }
    },
  });

  if (outcome?.kind === 'changed') {
    return (
      <AuthCard title="Password changed" icon={CircleCheck} tone="ready" text={outcome.message}>
        <ButtonLink to={paths.login} size="lg" className="w-full">
          Sign In
        </ButtonLink>
      </AuthCard>
    );
  }
  if (outcome?.kind === 'dead') {
    return (
      <AuthCard title="This link no longer works" icon={Unlink} tone="failed" text={outcome.message}>
        <p className="mb-6 text-sm text-ink-secondary">
          Links work once and for one hour, and a newer link replaces older ones. Your password has not
          changed.
        </p>
        <ButtonLink to={paths.forgotPassword} size="lg" className="w-full">
          Get a new link
        </ButtonLink>
      </AuthCard>
    );
  }

  return (
    <AuthCard title="Choose a new password" text="This signs you out on all devices.">
      <form {...form.props} method="post" className="space-y-5">
        <NewPasswordField label="New password" error={form.errors.password} />
        <div>
          <Checkbox
            name="removesOtherAccess"
            label="Someone else may have used my account"
            aria-describedby="removes-other-access"
          />
          <p id="removes-other-access" className="mt-1 ps-6 text-sm text-ink-secondary">
            Also removes your passkeys, the link to Google, and what you have set up: {externalAccessList}.
          </p>
        </div>
        {form.message && <Notice tone="error">{form.message}</Notice>}
        <SubmitButton size="lg" isBusy={form.isBusy} className="w-full">
          {form.isBusy ? 'Saving...' : 'Change password'}
        </SubmitButton>
      </form>
    </AuthCard>
  );
}
