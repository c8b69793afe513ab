import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { emailPattern } from '#contract/email-address/email-address.ts';
import { paths } from '#contract/page-addresses.ts';
import { requestPasswordReset } from '#contract/passwords/passwords.endpoints.ts';
import { resetLinkMinutes } from '#contract/passwords/passwords.ts';
import { registrationMessages } from '#contract/registration/registration.ts';
import { call } from '#web/lib/call.ts';
import { AuthCard } from '#web/ui/auth-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { Notice } from '#web/ui/notice.tsx';

export function RequestResetForm() {
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm({
    read: (data) => ({ email: String(data.get('email')).trim() }),
    check: (values): FieldErrors =>
      emailPattern.test(values.email) ? {} : { email: registrationMessages.email },
    send: async (body) => {
      setEmail(body.email);
      setAnswer((await call(requestPasswordReset, { body })).message);
    },
  });

  if (answer !== null) {
    return (
      <AuthCard title="Check your inbox" icon={MailCheck} tone="ready" text={answer}>
        <p className="text-sm text-ink-secondary">
          We send the link to <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>. It
          works once, for {resetLinkMinutes} minutes. If it doesn’t arrive, check your spam folder or request
          a new one.
        </p>
        <div className="mt-6 flex flex-wrap gap-2">
          <ButtonLink to={paths.login}>Back to sign in</ButtonLink>
          <Button variant="secondary" onClick={() => setAnswer(null)}>
            Request again
          </Button>
        </div>
      </AuthCard>
    );
  }

  return (
    <AuthCard
      title="Forgot your password?"
      text="Enter your account’s email address, and we’ll email you a link to choose a new password."
    >
      <form {...form.props} method="post" className="space-y-4">
        <Field label="Email" error={form.errors.email} isRequired>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              // Uncontrolled, so that what was typed before React loaded is kept.
              defaultValue={email}
              maxLength={254}
            />
          )}
        </Field>
        {form.message && <Notice tone="error">{form.message}</Notice>}
        <SubmitButton size="lg" isBusy={form.isBusy} className="w-full">
          {form.isBusy ? 'Sending...' : 'Send link'}
        </SubmitButton>
        <p className="text-center text-sm text-ink-secondary">
          <Link to={paths.login} className={linkLook}>
            Back to sign in
          </Link>
        </p>
      </form>
      <noscript>
        <p className="mt-4 text-sm text-failed">
          This form needs JavaScript. Please turn it on and reload the page.
        </p>
      </noscript>
    </AuthCard>
  );
}
