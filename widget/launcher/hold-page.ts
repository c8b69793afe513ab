import { guard } from './guard.ts';

/**
 * While the panel covers a phone's screen: the page behind neither scrolls nor takes the focus, and the panel follows
 * the part of the screen that the keyboard leaves free. Returns what undoes all of it.
 */
export function holdPage(panel: HTMLElement): () => void {
  const body = document.body;
  const wasInert = body.inert;
  body.inert = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html,body{overflow:hidden!important;overscroll-behavior:none!important}');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const viewport = visualViewport;
  const follow = guard(() => {
    if (!viewport) return;
    panel.style.setProperty('--height', `${viewport.height}px`);
    panel.style.setProperty('--top', `${viewport.offsetTop}px`);
  });
  follow();
  const released = new AbortController();
  for (const event of ['resize', 'scroll']) viewport?.addEventListener(event, follow, released);
  return () => {
    released.abort();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    body.inert = wasInert;
  };
}
