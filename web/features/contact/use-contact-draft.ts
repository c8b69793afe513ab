import { usePageSearch } from '#web/lib/search-params/use-page-search.ts';
import { useSession } from '#web/shell/session.tsx';
import { draftFor } from '#web/site/contact-topics.ts';
import type { ContactValues } from './check-contact.ts';

/**
 * What the form is prefilled with: a message by the URL's `topic` and `plan`, and the signed-in user's name and email. Both
 * become known only in the browser. As default values they fill fields that nobody has edited.
 */
export function useContactDraft(): Partial<ContactValues> {
  const search = usePageSearch();
  const { user } = useSession();
  return {
    message: draftFor(search.get('topic'), search.get('plan'), user?.email),
    ...(user && { name: [user.firstname, user.lastname].filter(Boolean).join(' '), email: user.email }),
  };
}
