import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#web/shell/session.tsx';
import { draftFor } from '#web/site/contact-topics.ts';
import type { ContactValues } from './check-contact.ts';

/**
 * The values of the form: prefilled from the URL's `topic` and `plan` and from the signed-in user. Both are known only in
 * the browser, so they fill fields that nobody has edited. What was typed before React took over counts as edited.
 */
export function useContactDraft(
  form: RefObject<HTMLFormElement | null>,
): [ContactValues, (field: keyof ContactValues, value: string) => void] {
  const [search] = useSearchParams();
  const { user } = useSession();
  const [values, setValues] = useState<ContactValues>({ name: '', email: '', message: '' });
  const touched = useRef(new Set<keyof ContactValues>());

  const suggest = useRef((suggestion: Partial<ContactValues>) =>
    setValues((before) => ({
      ...before,
      ...Object.fromEntries(
        Object.entries(suggestion).filter(([field]) => !touched.current.has(field as keyof ContactValues)),
      ),
    })),
  );

  // Before the next render, which would empty the fields.
  useLayoutEffect(() => {
    if (form.current === null) return;
    const typed = [...new FormData(form.current)].filter(([field, value]) => field !== 'website' && value);
    for (const [field] of typed) touched.current.add(field as keyof ContactValues);
    setValues((before) => ({ ...before, ...Object.fromEntries(typed) }));
  }, [form]);

  const draft = draftFor(search.get('topic'), search.get('plan'));
  useEffect(() => suggest.current({ message: draft }), [draft]);

  useEffect(() => {
    if (user) {
      const name = [user.firstname, user.lastname].filter(Boolean).join(' ');
      suggest.current({ name, email: user.email });
    }
  }, [user]);

  const setValue = (field: keyof ContactValues, value: string) => {
    touched.current.add(field);
    setValues((before) => ({ ...before, [field]: value }));
  };
  return [values, setValue];
}
