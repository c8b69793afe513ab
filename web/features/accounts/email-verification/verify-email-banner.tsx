import { useQuery } from '@tanstack/react-query';
import { MailWarning, X } from 'lucide-react';
import { useState } from 'react';
import { accountQuery } from '#web/console/account/account.queries.ts';
import { ResendVerification } from '#web/console/account/resend-verification.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** A reminder on every signed-in page until the email address is verified. Closing it hides it in this tab. */
export function VerifyEmailBanner() {
  const account = useQuery(accountQuery());
  const [isClosed, setIsClosed] = useState(readClosed);
  if (account.data === undefined || account.data.isEmailVerified || isClosed) return null;
  const { email, mailFolder } = account.data;
  return (
    <section
      aria-label="Your email address is not verified"
      className="border-y border-line bg-sunken text-ink-secondary"
    >
      <div className="mx-auto flex max-w-console items-center gap-x-3 px-4 py-1 text-sm sm:px-6">
        <MailWarning aria-hidden className="size-4 shrink-0 max-sm:hidden" />
        <p className={classNames('min-w-0 flex-1 font-medium', mailFolder ? 'py-1' : 'truncate')}>
          {mailFolder ? (
            // Only the operator reads this: the link is on their machine.
            <>
              <span className="sm:hidden">
                Verify your email. It is a page in <code className="break-all">{mailFolder}</code> on the
                server.
              </span>
              <span className="max-sm:hidden">
                We sent a verification link to {email}. No mail server is set (<code>SMTP_URL</code>), so the
                email is a page in the folder <code className="break-all">{mailFolder}</code> of the server.
                Open it in a browser.
              </span>
            </>
          ) : (
            <>
              <span className="sm:hidden">Verify your email</span>
              <span className="max-sm:hidden">
                We sent a verification link to {email}. Please open it to verify your email.
              </span>
            </>
          )}
        </p>
        <ResendVerification />
        <IconButton
          label="Close reminder"
          onClick={() => {
            setIsClosed(true);
            keepClosed();
          }}
          className="-mr-2.5"
        >
          <X aria-hidden />
        </IconButton>
      </div>
    </section>
  );
}

const key = 'verify-email-closed';

function readClosed(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function keepClosed(): void {
  try {
    sessionStorage.setItem(key, 'yes');
  } catch (error) {
    console.warn('The reminder returns after a reload: this browser blocks storage.', error);
  }
}
