import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#web/console/account/account.queries.ts';
import { setViewerLocale } from '#web/lib/viewer-locale.ts';

/**
 * Formats dates and numbers by the account's settings.
 * @returns a key that changes with them, for what must be rendered again
 */
export function useAccountLocale(): string {
  const { data: account } = useQuery(accountQuery());
  const language = account?.language || navigator.language;
  const timeZone = account?.timeZone ?? '';
  // During rendering, so that the children already use them. Setting the same values again changes nothing.
  setViewerLocale({ language, ...(timeZone ? { timeZone } : {}) });
  return `${language} ${timeZone}`;
}
