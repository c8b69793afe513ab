import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { compressFiles } from '../scripts/compress-files.ts';
import { startHostSite } from '../tests/fakes/widget-backend/start-host-site.ts';
import { startWidgetBackend } from '../tests/fakes/widget-backend/start-widget-backend.ts';
import { openBrowser } from '../tests/journeys/browser/open-browser.ts';
import { buildWidget } from '../widget/build-widget.ts';
import { formatTable } from './chat/format-table.ts';
import { measurePage, type PageCost, profiles } from './widget/measure-page.ts';

/**
 * What the widget weighs and costs: `node bench/widget.ts [--runs 5]`. A host page without it, with it, and (where the
 * folder of `PARLEY_PERF_TOOLS` or `../shared/perf-tools` is there) with a floor that only draws a bubble, in turn, each
 * time in a fresh browser. Medians; "+" is against the page without a widget. Read the ratios to the floor.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
const folder = mkdtempSync(join(tmpdir(), 'parley-widget-'));
await buildWidget(folder);
await compressFiles(folder);
const backend = await startWidgetBackend(folder);
const site = await startHostSite();

try {
  const assets = readdirSync(join(folder, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  const loader = weigh('widget.js');
  const panel = assets.map((name) => weigh(join('assets', name)));
  const total = [loader, ...panel].reduce((sum, size) => ({
    raw: sum.raw + size.raw,
    gzip: sum.gzip + size.gzip,
    brotli: sum.brotli + size.brotli,
  }));
  const weights = [
    { what: 'loader', size: loader, budget: 4_096 },
    { what: 'everything until the panel is usable', size: total, budget: 30_720 },
  ].map(({ what, size, budget }) => ({
    bytes: what,
    raw: `${size.raw}`,
    gzip: `${size.gzip}`,
    brotli: `${size.brotli}`,
    'budget (gzip)': `${budget}`,
    met: size.gzip <= budget ? 'yes' : 'NO',
  }));
  process.stdout.write(`${formatTable(weights)}\n\n`);

  site.pages.set('/without', {});
  site.pages.set('/parley', {
    head: `<script async src="${backend.origin}/widget.js" data-agent-id="agent1"></script>`,
  });
  const pages = [
    { name: 'without', hasLauncher: false, opens: false },
    { name: 'parley', hasLauncher: true, opens: true },
  ];
  const floorFile = join(
    process.env.PARLEY_PERF_TOOLS ?? join(import.meta.dirname, '..', '..', 'shared', 'perf-tools'),
    'floor-widget.js',
  );
  if (existsSync(floorFile)) {
    const floor = readFileSync(floorFile, 'utf8');
    site.files.set('/floor-widget.js', floor);
    site.pages.set('/floor', {
      head: `<script async src="/floor-widget.js" data-panel="about:blank"></script>`,
    });
    pages.push({ name: 'floor', hasLauncher: true, opens: false });
  }
  const rows: Record<string, string>[] = [];
  for (const profile of profiles) {
    const costs = new Map<string, PageCost[]>(pages.map(({ name }) => [name, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const page of pages) {
        const browser = await openBrowser();
        try {
          costs
            .get(page.name)!
            .push(await measurePage(browser, `${site.origin}/${page.name}`, profile, page));
        } finally {
          await browser.close();
        }
      }
    }
    const middle = (name: string, key: keyof PageCost) => median(costs.get(name)!.map((cost) => cost[key]));
    for (const { name } of pages.slice(1)) {
      const added = (key: keyof PageCost, digits = 0) =>
        (middle(name, key) - middle('without', key)).toFixed(digits);
      const own = (key: keyof PageCost, digits = 0) => {
        const value = middle(name, key);
        return Number.isNaN(value) ? '-' : value.toFixed(digits);
      };
      rows.push({
        'ms (heap: MB)': `${name}, ${profile.name}`,
        launcher: own('launcher'),
        'script +': added('script'),
        'thread +': added('mainThread'),
        'long tasks +': added('longTasks'),
        'TBT +': added('blocking'),
        'LCP +': added('lcp'),
        CLS: own('cls', 3),
        'heap +': added('heap', 2),
        'press to panel': own('panel'),
        'heap open': own('heapOpen', 2),
      });
    }
  }
  process.stdout.write(
    `Load average ${loadavg()[0]!.toFixed(1)}; medians of ${runs} runs.\n${formatTable(rows)}\n`,
  );
} finally {
  await backend.close();
  await site.close();
  rmSync(folder, { recursive: true, force: true });
}

function weigh(name: string) {
  const content = readFileSync(join(folder, name));
  return {
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content).length,
  };
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
