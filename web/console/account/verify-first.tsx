import { useQuery } from '@tanstack/react-query';
import { Notice } from '#web/ui/notice.tsx';
import { accountQuery } from './account.queries.ts';
import { ResendVerification } from './resend-verification.tsx';

/** Next to what needs a verified email address: says so until it is verified, and sends the email again. */
export function VerifyFirst({ purpose, className }: { purpose: string; className?: string }) {
  const account = useQuery(accountQuery());
  if (account.data === undefined || account.data.isEmailVerified) return null;
  return (
    <Notice tone="warning" action={<ResendVerification />} {...(className ? { className } : {})}>
      Verify your email address to {purpose}. Open the link in the email that we sent to {account.data.email}.
    </Notice>
  );
}
