import { useQuery } from '@tanstack/react-query';
import { MailWarning } from 'lucide-react';
import { accountQuery } from './accounts.queries.ts';
import { ResendVerification } from './resend-verification.tsx';

/** Across every signed-in page until the address is verified; a reminder, not a wall. */
export function VerifyEmailBanner() {
  const account = useQuery(accountQuery());
  if (account.data === undefined || account.data.isEmailVerified) return null;
  return (
    <section
      aria-label="Your e-mail address is not verified"
      className="border-y border-line bg-partial-soft text-partial"
    >
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 text-sm sm:px-6">
        <p className="flex min-w-0 flex-1 basis-72 items-start gap-2.5 font-medium">
          <MailWarning aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">
            Please verify your e-mail: open the link in the letter to {account.data.email}.
          </span>
        </p>
        <ResendVerification />
      </div>
    </section>
  );
}
