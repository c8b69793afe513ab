import { getDemoAgent } from '#contract/docs/docs.endpoints.ts';
import { readConsent } from '#web/lib/consent.ts';
import { fetchJson } from './fetch-json.ts';
import { onPress } from './on-press.ts';

let agent: Promise<string | null> | undefined;

/** Id of this installation's documentation agent, or null if there is none. */
const findAgent = (): Promise<string | null> => {
  agent ??= fetchJson(getDemoAgent).then((answer) => answer?.agentId ?? null);
  return agent;
};

/**
 * `Live demo` opens that agent's widget on the page; without such an agent the link works as a link. Pages with
 * `[data-widget]` load the widget by themselves, at the first sign of activity, and never while the cookie banner covers
 * the place of its button.
 */
export function openDemo(): void {
  onPress('a[data-live-demo]', async (link, event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    await openWidget(link, (link as HTMLAnchorElement).href);
  });
  onPress('[data-open-widget]', (button) => openWidget(button, '/docs'));
  for (const sign of ['scroll', 'pointermove', 'keydown'] as const) {
    addEventListener(sign, () => void waitForQuiet(), { passive: true, once: true });
  }
}

async function openWidget(opener: HTMLElement, otherwise: string): Promise<void> {
  opener.setAttribute('aria-busy', 'true');
  const isThere = await loadWidget();
  opener.removeAttribute('aria-busy');
  if (isThere) window.Parley?.('open');
  else location.assign(otherwise);
}

async function waitForQuiet(): Promise<void> {
  if (!document.querySelector('[data-widget]') || readConsent() === null) return;
  if ('requestIdleCallback' in window) await new Promise((done) => requestIdleCallback(done));
  await loadWidget();
}

interface QueuedCommands {
  (...call: unknown[]): void;
  q?: unknown[];
}

declare global {
  interface Window {
    Parley?: QueuedCommands;
  }
}

let widget: Promise<boolean> | undefined;

function loadWidget(): Promise<boolean> {
  widget ??= findAgent().then((agentId) => {
    if (!agentId) return false;
    const queue: unknown[] = [];
    window.Parley ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue });
    const script = document.createElement('script');
    script.src = '/widget.js';
    script.dataset.agentId = agentId;
    document.head.append(script);
    return true;
  });
  return widget;
}
