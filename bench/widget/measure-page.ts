import type { Browser, BrowserContext } from 'playwright-core';

export interface Profile {
  name: string;
  cpuSlowdown: number;
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

/** Slow 4G as Lighthouse's DevTools throttling applies it. */
export const profiles: Profile[] = [
  { name: 'fast', cpuSlowdown: 1 },
  {
    name: 'slow',
    cpuSlowdown: 4,
    network: { latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 },
  },
];

/** One visit of a page, in a fresh browser: milliseconds, but for CLS and the heap (megabytes). */
export interface PageCost {
  launcher: number;
  script: number;
  mainThread: number;
  longTasks: number;
  blocking: number;
  lcp: number;
  cls: number;
  heap: number;
  /** From the press on the launcher to the first frame in which the panel greets. */
  panel: number;
  heapOpen: number;
}

interface Seen {
  longTasks: number[];
  lcp: number;
  cls: number;
  launcherAt: number;
  pressedAt: number;
  panelAt: number;
}

/** Runs in every frame before its own scripts; times are since the epoch, so that those of two frames compare. */
function watch({ looksForLauncher }: { looksForLauncher: boolean }): void {
  const now = () => performance.timeOrigin + performance.now();
  const seen: Seen = { longTasks: [], lcp: 0, cls: 0, launcherAt: 0, pressedAt: 0, panelAt: 0 };
  Object.assign(window, { seen });
  const observe = (
    type: string,
    take: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Parameters<typeof take>[0]);
    }).observe({ type, buffered: true });
  if (window.top !== window) {
    const look = () => {
      if (document.querySelector('.log .answer')) seen.panelAt = now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return;
  }
  observe('longtask', (entry) => seen.longTasks.push(entry.duration));
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  addEventListener(
    'pointerdown',
    () => {
      seen.pressedAt = now();
    },
    { capture: true },
  );
  if (!looksForLauncher) return;
  const look = () => {
    const element = document.body && document.elementFromPoint(innerWidth - 48, innerHeight - 48);
    if (element && getComputedStyle(element).position === 'fixed') seen.launcherAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** `opens`: the page has a widget with a panel of ours. `hasLauncher`: something appears in the lower right corner. */
export async function measurePage(
  browser: Browser,
  url: string,
  profile: Profile,
  { hasLauncher, opens }: { hasLauncher: boolean; opens: boolean },
): Promise<PageCost> {
  const context: BrowserContext = await browser.newContext({ viewport: { width: 1_280, height: 800 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await page.addInitScript(watch, { looksForLauncher: hasLauncher });
  await client.send('Network.enable');
  await client.send('Performance.enable');
  if (profile.network)
    await client.send('Network.emulateNetworkConditions', { offline: false, ...profile.network });
  await client.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
  const readMetrics = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  const readHeap = async () => {
    await client.send('HeapProfiler.collectGarbage');
    return (await readMetrics()).JSHeapUsedSize! / 1e6;
  };
  const readSeen = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

  await page.goto(url, { waitUntil: 'load' });
  if (hasLauncher)
    await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.launcherAt > 0);
  await page.waitForTimeout(1_500);
  const metrics = await readMetrics();
  const seen = await readSeen();
  const heap = await readHeap();
  let panel = Number.NaN;
  let heapOpen = Number.NaN;
  if (opens) {
    // Pressed without hovering first, as on a touch screen: nothing has been fetched ahead.
    await page.mouse.click(1_280 - 48, 800 - 48);
    const frame = await page.waitForEvent('framenavigated', { timeout: 15_000 }).catch(() => undefined);
    const inner = frame ?? page.frames().find((candidate) => candidate !== page.mainFrame());
    await inner?.waitForFunction(() => (window as unknown as { seen?: Seen }).seen?.panelAt);
    const panelAt = await inner?.evaluate(() => (window as unknown as { seen: Seen }).seen.panelAt);
    panel = (panelAt ?? Number.NaN) - (await readSeen()).pressedAt;
    heapOpen = await readHeap();
  }
  await context.close();
  return {
    launcher: seen.launcherAt,
    script: metrics.ScriptDuration! * 1_000,
    mainThread: metrics.TaskDuration! * 1_000,
    longTasks: seen.longTasks.length,
    blocking: seen.longTasks.reduce((sum, duration) => sum + duration - 50, 0),
    lcp: seen.lcp,
    cls: seen.cls,
    heap,
    panel,
    heapOpen,
  };
}
