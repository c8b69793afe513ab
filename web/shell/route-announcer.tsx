import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { pageShown } from '#web/public-scripts/page-shown.ts';

/** Says the title of the page after each navigation, which a screen reader would not notice by itself. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const first = useRef(pathname);

  useEffect(() => {
    // The browser has announced the page that was loaded.
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
