import { readConsent } from '#web/lib/consent.ts';
import { fetchJson } from './fetch-json.ts';
import { onPress } from './on-press.ts';

let agent: Promise<string | null> | undefined;

/** Id of the agent of this install that has read its documentation; null where there is none. */
const findAgent = (): Promise<string | null> => {
  agent ??= fetchJson<{ agentId: string }>('/api/demo-agent').then((answer) => answer?.agentId ?? null);
  return agent;
};

/**
 * `Live demo` opens that agent in the page, as its button does; where there is none, it goes to where the link leads by
 * itself. Pages that hold `[data-widget]` get the widget as any site would: at the first sign that somebody is there,
 * and never while the question about cookies lies where its button would be.
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
