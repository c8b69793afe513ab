import { Fragment, type ReactNode } from 'react';
import { useAccountLocale } from './use-account-locale.ts';
import { VerifyEmailBanner } from './verify-email-banner.tsx';

/** Around every signed-in page: what the account itself has to say, and dates and numbers as it wants them. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const locale = useAccountLocale();
  return (
    <>
      <VerifyEmailBanner />
      <Fragment key={locale}>{children}</Fragment>
    </>
  );
}
