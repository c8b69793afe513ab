import { guard } from './guard.ts';

/** A page that removes us again and again has its reasons; after this many times we give in. */
const attemptsMaximum = 50;
/** In pixels: the largest launcher and some room. */
const launcherSpacing = 84;

/**
 * Puts the host element behind the body as soon as there is one, and back whenever the page replaces its document.
 * Next to the body, not in it: routers that swap the body then neither remove nor reload the open chat.
 * Returns what ends it and removes the element.
 */
export function keepAttached(host: HTMLElement): () => void {
  let attempts = 0;
  const attach = guard(() => {
    const root = document.documentElement;
    for (const each of [document, root]) observer.observe(each, { childList: true });
    if (!document.body || host.isConnected || attempts++ >= attemptsMaximum) return;
    // Above the launchers of other agents.
    const below = document.querySelectorAll('parley-widget').length;
    if (below) host.style.setProperty('--lift', `${below * launcherSpacing}px`);
    root.append(host);
  });
  const observer = new MutationObserver(attach);
  attach();
  return () => {
    observer.disconnect();
    host.remove();
  };
}
