import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { accountQuery } from '#web/console/account/account.queries.ts';
import { AnnouncementBanner } from '#web/console/announcements/announcement-banner.tsx';
import { SuspendedBanner } from '#web/console/workspaces/suspended-banner.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { VerifyEmailBanner } from './email-verification/verify-email-banner.tsx';
import { useAccountLocale } from './use-account-locale.ts';

/**
 * Around every signed-in page: the banner about the email address, and the account's language and time zone for dates
 * and numbers. Until those are known the page is hidden, so that nothing shifts.
 */
export function AccountFrame({ children }: { children: ReactNode }) {
  const locale = useAccountLocale();
  const { isPending } = useQuery(accountQuery());
  return (
    <>
      <AnnouncementBanner />
      <VerifyEmailBanner />
      <SuspendedBanner />
      <div
        className={classNames(
          'flex flex-1 flex-col lg:in-data-fills-window:min-h-0',
          isPending && 'invisible',
        )}
      >
        <Fragment key={locale}>{children}</Fragment>
      </div>
    </>
  );
}
