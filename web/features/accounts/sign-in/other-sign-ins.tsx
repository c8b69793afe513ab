import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SignInAnswer } from '#contract/sign-in/sign-in.schemas.ts';
import { describePasskeyError } from '#web/console/account/describe-passkey-error.ts';
import { GoogleButton } from '#web/features/accounts/google-sign-in/google-button.tsx';
import { signInWithPasskey } from '#web/features/accounts/passkeys/sign-in-with-passkey.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useSubmit } from '#web/ui/forms/use-submit.ts';
import { useSignInMethods } from './use-sign-in-methods.ts';

interface OtherSignInsProps {
  /** Page to come back to. */
  next: string;
  /** From the referral link that led here: Google sign-in creates an account for new users. */
  referralCode: string | null;
  onAnswer: (answer: SignInAnswer) => void;
  onFail: (message: string | null) => void;
}

/**
 * The ways to sign in without a password that this installation and this browser support. The row reserves its space
 * until they are known, so that nothing shifts.
 */
export function OtherSignIns({ next, referralCode, onAnswer, onFail }: OtherSignInsProps) {
  const methods = useSignInMethods();
  const [hasPasskeys, setHasPasskeys] = useState(false);
  useEffect(() => setHasPasskeys('PublicKeyCredential' in window), []);
  const passkey = useSubmit(async () => {
    onFail(null);
    try {
      onAnswer(await signInWithPasskey());
    } catch (error) {
      onFail(describePasskeyError(error));
    }
  });
  const isPasskeyShown = methods?.passkey === true && hasPasskeys;

  return (
    <div
      data-ours={isPasskeyShown ? undefined : true}
      className={classNames('mt-5', methods === null && 'invisible')}
    >
      <div className="flex items-center gap-3 text-xs text-ink-secondary">
        <span className="h-px flex-1 bg-line" />
        or sign in with
        <span className="h-px flex-1 bg-line" />
      </div>
      <div className="mt-4 flex min-h-10 gap-3">
        {isPasskeyShown && (
          <Button
            variant="secondary"
            className="flex-1"
            aria-label="Sign in with a passkey"
            isBusy={passkey.isBusy}
            onClick={() => passkey.submit()}
          >
            {!passkey.isBusy && <KeyRound aria-hidden />}
            Passkey
          </Button>
        )}
        <GoogleButton
          name="Sign in with Google"
          isConfigured={methods?.google === true}
          next={next}
          referralCode={referralCode}
          onMissing={onFail}
          className="flex-1"
        >
          Google
        </GoogleButton>
      </div>
    </div>
  );
}
