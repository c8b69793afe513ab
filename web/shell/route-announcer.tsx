import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { pageShown } from '#web/public-scripts/page-shown.ts';

/** Announces the page title to screen readers after each client-side navigation. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const first = useRef(pathname);

  useEffect(() => {
    // The browser has already announced the first page.
    if (first.current === pathname) return;
    first.current = '';
    setTitle(document.title);
    document.dispatchEvent(new Event(pageShown));
  }, [pathname]);

  return (
    <p aria-live="assertive" className="sr-only">
      {title}
    </p>
  );
}
