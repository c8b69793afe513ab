/**
 * While the panel covers a phone's screen: the page behind neither scrolls nor takes the focus, and the panel follows
 * the part of the screen that the keyboard leaves free. Returns what undoes all of it.
 */
export function holdPage(panel: HTMLElement): () => void {
  const body = document.body;
  const wasInert = body.inert;
  body.inert = true;
  const held = [document.documentElement, body].map(({ style }) => [style, style.cssText] as const);
  for (const [style] of held) style.cssText += ';overflow:hidden!important';
  // Every browser of phones has it that runs the rest.
  const viewport = visualViewport!;
  const follow = () => {
    // Zoomed by two fingers, the screen shows a part of the panel, which stays as it is.
    if (viewport.scale > 1) return;
    // As a share of the screen: a page may be zoomed by its own style, and pixels with it.
    const share = (pixels: number) => `${(pixels / innerHeight) * 100}%`;
    panel.style.setProperty('--height', share(viewport.height));
    panel.style.setProperty('--top', share(viewport.offsetTop));
  };
  follow();
  const released = new AbortController();
  for (const event of ['resize', 'scroll']) viewport.addEventListener(event, follow, released);
  return () => {
    released.abort();
    for (const [style, before] of held) style.cssText = before;
    body.inert = wasInert;
  };
}
