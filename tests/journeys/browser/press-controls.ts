import type { Page } from 'playwright-core';

/** Controls that leave the account or the workspace; other tests press them. */
const leaving = /^(sign out|log out|skip to content|switch to )|google|passkey/i;

interface Pressed {
  pressed: number;
  /** Names of controls that changed nothing and asked nothing of the server. */
  dead: string[];
}

/** How far it is, in the tab's storage: a control may lead to a page that is loaded from the server. */
interface Progress extends Pressed {
  at: number;
  seen: string[];
}

const progressKey = 'pressedControls';
/** Of controls that lead to another page, on one page. */
const mostDepartures = 12;

/**
 * Presses every button, tab and switch of an open page, one after the other, and the items of the menus that they open.
 * What lies over the page is closed again before the next one. Runs in the page, as a call for each press takes far
 * longer; where a control leads to another page, it comes back and goes on after it.
 */
export async function pressControls(page: Page): Promise<Pressed> {
  const home = page.url();
  let progress: Progress = { at: 0, pressed: 0, dead: [], seen: [] };
  for (let departures = 0; departures < mostDepartures; departures += 1) {
    try {
      return await page.evaluate(pressAll, { left: leaving.source, progress, key: progressKey });
    } catch (error) {
      if (!/context was destroyed|navigat/i.test(String(error))) throw error;
      await page.waitForLoadState();
      // The router may still be on its way to another page.
      await page.waitForTimeout(250);
      // Not read where it led to: that page may lead on to another.
      await page.goto(home);
      const kept = await page.evaluate((key) => sessionStorage.getItem(key), progressKey);
      progress = kept === null ? { ...progress, at: progress.at + 1 } : JSON.parse(kept);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await page.waitForTimeout(250);
    }
  }
  return progress;
}

interface Given {
  left: string;
  progress: Progress;
  key: string;
}

async function pressAll({ left, progress, key }: Given): Promise<Pressed> {
  const isLeaving = new RegExp(left, 'i');
  const selector =
    // What is dragged, or moved by keys, has other tests.
    'button:not([aria-roledescription]), [role=button]:not([aria-roledescription]), [role=switch], [role=tab], summary, input[type=checkbox], input[type=radio]';
  let changes = 0;
  const original = { fetch: window.fetch, open: window.open, createUrl: URL.createObjectURL };
  const noted =
    <Given extends unknown[], Answer>(work: (...given: Given) => Answer) =>
    (...given: Given): Answer => {
      changes += 1;
      return work(...given);
    };
  window.fetch = noted(original.fetch.bind(window));
  window.open = noted(() => null);
  URL.createObjectURL = noted(original.createUrl.bind(URL));
  // What is said to the chat changes nothing outside of its frame.
  for (const { contentWindow } of document.querySelectorAll('iframe'))
    if (contentWindow !== null)
      Object.assign(contentWindow, { postMessage: noted(contentWindow.postMessage.bind(contentWindow)) });
  // There is no pointer that could be captured.
  Element.prototype.setPointerCapture = () => undefined;
  // A script may not open the chooser of files.
  HTMLInputElement.prototype.click = function click(this: HTMLInputElement) {
    if (this.type === 'file') changes += 1;
    else HTMLElement.prototype.click.call(this);
  };
  // Copying needs a gesture of a person, which a script is not.
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: noted(async () => undefined) },
  });
  // Nobody is there to answer what the browser asks.
  Notification.requestPermission = noted(async () => 'granted' as const);
  const observer = new MutationObserver(() => {
    changes += 1;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const settle = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replaceAll(/\s+/g, ' ')
      .slice(0, 60) ||
    (element as HTMLInputElement).name ||
    element.outerHTML.slice(0, 80);
  const isUsable = (element: HTMLElement): boolean =>
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [aria-disabled=true], [aria-hidden=true] *, [inert] *') &&
    !isLeaving.test(nameOf(element));
  /** As a person does, and whether anything came of it. */
  const press = async (element: HTMLElement): Promise<boolean> => {
    const before = changes;
    const [address, focused] = [location.href, document.activeElement];
    const wasChecked = (element as HTMLInputElement).checked;
    element.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerType: 'mouse' }),
    );
    element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, button: 0, pointerType: 'mouse' }));
    element.click();
    for (let waitedMs = 0; changes === before && waitedMs < 200; waitedMs += 10) await settle(10);
    return (
      changes > before ||
      address !== location.href ||
      focused !== document.activeElement ||
      // One of a group that is chosen already, or an input that the browser draws by itself.
      wasChecked !== (element as HTMLInputElement).checked ||
      (element as HTMLInputElement).type === 'radio'
    );
  };
  const close = async (): Promise<void> => {
    for (let tries = 0; tries < 4; tries += 1) {
      const over = document.querySelector(
        '[role=dialog], [role=alertdialog], [role=menu], dialog[open], [popover]:popover-open',
      );
      if (over === null) return;
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }),
      );
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      await settle(40);
    }
  };

  const home = location.href;
  const seen = new Set<string>(progress.seen);
  const result: Pressed = { pressed: progress.pressed, dead: progress.dead };
  const controls = () => [...document.querySelectorAll<HTMLElement>(selector)].filter(isUsable);
  const total = controls().length;
  for (let at = progress.at; at < total + 5; at += 1) {
    const element = controls()[at];
    if (element === undefined) break;
    const name = nameOf(element);
    // Rows of a list have the same buttons: three of each kind are enough.
    const kind = name.replaceAll(/\d+/g, '#');
    if (seen.has(`${kind} 3`)) continue;
    seen.add(seen.has(`${kind} 2`) ? `${kind} 3` : seen.has(kind) ? `${kind} 2` : kind);
    result.pressed += 1;
    sessionStorage.setItem(key, JSON.stringify({ ...result, at: at + 1, seen: [...seen] }));
    if (!(await press(element))) result.dead.push(name);
    const items = [...document.querySelectorAll<HTMLElement>('[role=menu] [role^=menuitem]')];
    for (const item of items.slice(0, 8)) {
      if (item.matches('a, [data-disabled]') || isLeaving.test(nameOf(item))) continue;
      await close();
      if (!(await press(element))) break;
      const again = [...document.querySelectorAll<HTMLElement>('[role=menu] [role^=menuitem]')].find(
        (each) => nameOf(each) === nameOf(item),
      );
      if (again === undefined) continue;
      result.pressed += 1;
      if (!(await press(again))) result.dead.push(`${name} › ${nameOf(again)}`);
      await settle(40);
    }
    await close();
    if (location.pathname !== new URL(home).pathname) {
      history.back();
      await settle(250);
      if (location.pathname !== new URL(home).pathname) break;
    }
  }
  observer.disconnect();
  window.fetch = original.fetch;
  return result;
}
