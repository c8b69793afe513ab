import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#web/console/account/account.queries.ts';
import { setViewerLocale } from '#web/lib/viewer-locale.ts';

/**
 * Lets dates and numbers follow the account's settings.
 * @returns a key that changes with them, for what must be drawn anew
 */
export function useAccountLocale(): string {
  const { data: account } = useQuery(accountQuery());
  const language = account?.language || navigator.language;
  const timeZone = account?.timeZone ?? '';
  // While drawing and not after: what is drawn below must already be right. The same values change nothing.
  setViewerLocale({ language, ...(timeZone ? { timeZone } : {}) });
  return `${language} ${timeZone}`;
}
