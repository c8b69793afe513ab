import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#web/shell/session.tsx';
import { draftFor } from '#web/site/contact-topics.ts';

/**
 * Prefills the form inside `place` from the URL's `topic` and `plan` and from the signed-in user. Both are known only in the
 * browser, so they fill fields that nobody has edited. What was typed before React took over counts as edited.
 */
export function useContactDraft(place: RefObject<HTMLElement | null>): void {
  const [search] = useSearchParams();
  const { user } = useSession();
  const edited = useRef(new Set<string>());

  useEffect(() => {
    const form = place.current?.querySelector('form');
    if (!form) return;
    for (const [field, value] of new FormData(form)) if (value) edited.current.add(field);
    const mark = ({ target }: Event) => edited.current.add((target as HTMLInputElement).name);
    form.addEventListener('input', mark);
    return () => form.removeEventListener('input', mark);
  }, [place]);

  const suggest = useRef((field: string, value: string) => {
    const input = place.current?.querySelector<HTMLInputElement>(`[name=${field}]`);
    if (input && !edited.current.has(field)) input.value = value;
  });

  const draft = draftFor(search.get('topic'), search.get('plan'));
  useEffect(() => suggest.current('message', draft), [draft]);

  useEffect(() => {
    if (!user) return;
    suggest.current('name', [user.firstname, user.lastname].filter(Boolean).join(' '));
    suggest.current('email', user.email);
  }, [user]);
}
