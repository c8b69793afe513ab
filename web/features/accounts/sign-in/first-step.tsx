import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { returnPath } from '#core/safety/links/return-path.ts';
import { keepReturn } from '#web/lib/sign-in/keep-return.ts';
import { useSession } from '#web/shell/session.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { useForm } from '#web/ui/forms/use-form.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { LoginForm } from './login-form.tsx';
import { OtherSignIns } from './other-sign-ins.tsx';

interface FirstStepProps {
  /** Page to return to, as the URL names it. */
  next: string | null;
  referralCode: string | null;
  /** Why Google sign-in failed before this page was opened. */
  googleError: string | null;
  onSecondFactor: () => void;
}

/** Signing in by email and password or in another way; a second factor may follow. */
export function FirstStep({ next, referralCode, googleError, onSecondFactor }: FirstStepProps) {
  const session = useSession();
  const [otherError, setOtherError] = useState<string | null>(null);
  const [isEdited, setIsEdited] = useState(false);
  const form = useForm({
    read: (data) => ({
      email: String(data.get('email')).trim(),
      password: String(data.get('password')),
      remember: data.has('remember'),
    }),
    check: refuseEmpty<{ email: string; password: string; remember: boolean }>({
      email: 'Enter your email address.',
      password: 'Enter your password.',
    }),
    send: async (input) => {
      if ((await session.login(input)) === 'second-factor') onSecondFactor();
    },
  });
  const edit = () => {
    setIsEdited(true);
    setOtherError(null);
  };

  return (
    <>
      <h2 className="font-display text-xl font-semibold">Sign in</h2>
      <p className="mt-1 text-sm text-ink-secondary">
        No account yet?{' '}
        <Link to={keepReturn(paths.register, next, referralCode)} className={linkLook}>
          Register here
        </Link>
      </p>
      <LoginForm
        form={form}
        message={form.message ?? otherError ?? (isEdited ? null : googleError)}
        onEdit={edit}
      />
      <OtherSignIns
        next={returnPath(next)}
        referralCode={referralCode}
        onAnswer={(answer) => ('user' in answer ? session.enter(answer.user) : onSecondFactor())}
        onFail={(message) => {
          form.forget();
          setIsEdited(true);
          setOtherError(message);
        }}
      />
    </>
  );
}
