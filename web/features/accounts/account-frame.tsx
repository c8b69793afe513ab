import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { accountQuery } from '#web/console/account/account.queries.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VerifyEmailBanner } from './email-verification/verify-email-banner.tsx';
import { useAccountLocale } from './use-account-locale.ts';

/**
 * Around every signed-in page: what the account itself has to say, and dates and numbers as it wants them. Until that
 * is known the page loads unseen, so that nothing moves under the reader's eyes.
 */
export function AccountFrame({ children }: { children: ReactNode }) {
  const locale = useAccountLocale();
  const { isPending } = useQuery(accountQuery());
  return (
    <>
      <VerifyEmailBanner />
      <div className={classNames('flex flex-1 flex-col', isPending && 'invisible')}>
        <Fragment key={locale}>{children}</Fragment>
      </div>
    </>
  );
}
