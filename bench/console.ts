import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { startWebsite } from '../tests/fakes/website/start-website.ts';
import { callAs } from '../tests/journeys/call-as.ts';
import { consolePages } from '../tests/journeys/console-pages.ts';
import { joinInbox } from '../tests/journeys/join-inbox.ts';
import { openBrowser } from '../tests/journeys/open-browser.ts';
import { startProduct } from '../tests/journeys/start-product.ts';
import { checkPage, openConsolePage } from './console/check-page.ts';
import { countScripts } from './console/count-scripts.ts';
import { fillWorkspace } from './console/fill-workspace.ts';

/**
 * Visits every page and tab of the console, empty and full, as its owner and as a member of the inbox alone:
 * `node bench/console.ts [--pictures FOLDER] [--only empty|full|member|scripts] [--page PART]
 * [--skip PAGES]`. Each is looked at by the
 * accessibility checker in both themes, at 320 px, with text of twice the size, and all its controls are pressed. Prints
 * what is wrong, a line each, and how much script each page loads beyond the shell.
 */
const { values } = parseArgs({
  options: {
    pictures: { type: 'string' },
    only: { type: 'string' },
    page: { type: 'string' },
    skip: { type: 'string', default: '0' },
  },
});
const { pictures, only, page: part } = values;
if (pictures) mkdirSync(pictures, { recursive: true });

const site = await startWebsite();
const product = await startProduct({ DEFAULT_PLAN: 'enterprise', CRAWL_ALLOW_HOSTS: site.host });
const browser = await openBrowser();
const { origin } = product;
let found = 0;

/** A page of its own profile, and what went wrong on it so far. */
async function openWatched(): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4(09|29)/.test(message.text()))
      problems.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    // Controls are pressed faster than a person can: what runs already, or was pressed too often, is refused.
    const isFault = response.status() >= 400 && ![409, 429].includes(response.status());
    if (response.url().startsWith(origin) && isFault)
      problems.push(`call: ${response.request().method()} ${response.url()} ${response.status()}`);
  });
  return { page, problems };
}

async function visit(
  name: string,
  { page, problems }: Awaited<ReturnType<typeof openWatched>>,
  addresses: readonly string[],
): Promise<void> {
  let pressed = 0;
  const wanted = addresses.filter((each) => part === undefined || each.includes(part));
  for (const address of wanted.slice(Number(values.skip))) {
    problems.length = 0;
    try {
      await openConsolePage(page, origin + address);
      const report = await checkPage(page, {
        pictures,
        name: `${name}${address.replaceAll(/[^a-z0-9]+/g, '-')}`.slice(0, 90),
      });
      pressed += report.pressed;
      problems.push(...report.problems);
    } catch (error) {
      problems.push(`stopped: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
    for (const problem of new Set(problems)) console.log(`${name} ${address}: ${problem}`);
    found += new Set(problems).size;
  }
  console.log(`${name}: ${wanted.length} pages, ${pressed} controls pressed`);
}

try {
  const owner = await openWatched();
  const people = { ownersAddress: 'ada@lantern.example', membersAddress: 'inbox@lantern.example' };
  const ownerData = { email: people.ownersAddress, password: 'long enough 1' };
  await callAs(owner.page, origin, '/api/register', { data: ownerData });
  const member = await openWatched();
  await joinInbox(product, { owner: owner.page, member: member.page, ...people });
  const { id: emptyId } = await callAs<{ id: string }>(owner.page, origin, '/api/v1/agents', {
    data: { name: 'Empty' },
  });
  if (only === undefined || only === 'empty') await visit('empty', owner, consolePages({ agentId: emptyId }));
  const ids = await fillWorkspace(owner.page, origin, site.origin);
  if (only === undefined || only === 'scripts') await countScripts(owner.page, origin, consolePages(ids));
  if (only === undefined || only === 'member') await visit('member', member, consolePages(ids));
  if (only === undefined || only === 'full') await visit('full', owner, consolePages(ids));
  console.log(`${found} problems`);
} finally {
  await browser.close();
  await product.close();
  await site.close();
}
