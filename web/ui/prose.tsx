import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { classNames } from './class-names.ts';
import './prose.css';

/** Addresses of this site that are no pages of the application. */
const isFile = (path: string): boolean => /^\/(?:api|chat|widget)(?:[/.]|$)|\.\w{2,5}$/.test(path);

const shownMs = 2_000;

/** HTML that the build made of our own Markdown, with links that stay in the application and code that can be copied. */
export function Prose({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const follow = (event: MouseEvent, link: HTMLAnchorElement) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const isHere = link.pathname === location.pathname && link.hash !== '';
    if (link.origin !== location.origin || isFile(link.pathname) || isHere) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };

  const copy = async (button: HTMLElement) => {
    const code = button.parentElement?.querySelector('code')?.textContent ?? '';
    let said = 'Copied';
    try {
      await navigator.clipboard.writeText(code);
    } catch (error) {
      // Pages served without TLS have no clipboard; the text stays selectable.
      console.warn('Copying was refused by the browser.', error);
      said = 'Select and copy';
    }
    button.textContent = said;
    button.dataset.done = '';
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      button.textContent = 'Copy';
      delete button.dataset.done;
    }, shownMs);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links and buttons inside, which are reachable
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys press those links and buttons and arrive here as clicks
    <div
      className={classNames('prose min-w-0', className)}
      onClick={(event) => {
        const target = event.target as Element;
        const link = target.closest('a');
        const button = target.closest<HTMLElement>('[data-copy]');
        if (link) follow(event, link);
        else if (button) void copy(button);
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time of files of this repository, HTML in them escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
