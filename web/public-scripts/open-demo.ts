import { readConsent } from '#web/lib/cookies/consent.ts';
import { findDemoAgent } from './find-demo-agent.ts';
import { onPress } from './on-press.ts';
import { waitForAgent } from './wait-for-agent.ts';

/**
 * `Live demo` opens that agent's widget on the page; without such an agent the link works as a link. Pages with
 * `[data-widget]` load the widget by themselves, at the first sign of activity, never while the cookie banner covers
 * the place of its button, and on the home page only while the agent of its first screen is out of view.
 */
export function openDemo(): void {
  onPress('a[data-live-demo]', async (link, event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    link.setAttribute('aria-busy', 'true');
    const isThere = await loadWidget();
    link.removeAttribute('aria-busy');
    if (isThere) window.Parley?.('open');
    else location.assign((link as HTMLAnchorElement).href);
  });
  for (const sign of ['scroll', 'pointermove', 'keydown'] as const) {
    addEventListener(sign, () => void waitForQuiet(), { passive: true, once: true });
  }
}

async function waitForQuiet(): Promise<void> {
  if (!document.querySelector('[data-widget]') || readConsent() === null) return;
  const agent = document.querySelector('[data-agent]');
  for (;;) {
    if (agent) await waitForAgent(agent, 'passed');
    if ('requestIdleCallback' in window) await new Promise((done) => requestIdleCallback(done));
    if (!(await loadWidget()) || !agent) return;
    await ready;
    await waitForAgent(agent, 'returned');
    if (isClosed) removeWidget();
  }
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
/** Resolves once its button is on the page. */
let ready: Promise<unknown> | undefined;
/** Its button is on the page and its chat is not open. */
let isClosed = false;
const setClosed = (value: boolean) => {
  isClosed = value;
};

function loadWidget(): Promise<boolean> {
  widget ??= findDemoAgent().then((agentId) => {
    if (!agentId) return false;
    const queue: unknown[] = [];
    window.Parley ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue });
    const listen = (event: string, listener: () => void) =>
      window.Parley?.('addEventListener', event, listener);
    ready = new Promise<void>((done) => listen('ready', done));
    for (const event of ['ready', 'close']) listen(event, () => setClosed(true));
    listen('open', () => setClosed(false));
    const script = document.createElement('script');
    script.src = '/widget.js';
    script.dataset.agentId = agentId;
    document.head.append(script);
    return true;
  });
  return widget;
}

/** It takes its button away by itself only; loaded again, it goes on with the same conversation. */
function removeWidget(): void {
  widget = undefined;
  isClosed = false;
  window.Parley?.('destroy');
}
