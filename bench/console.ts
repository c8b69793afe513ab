import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { startCalCom } from '../tests/fakes/cal-com/start-cal-com.ts';
import { startSlack } from '../tests/fakes/slack/start-slack.ts';
import { startWebsite } from '../tests/fakes/website/start-website.ts';
import { callAs } from '../tests/journeys/accounts/call-as.ts';
import { joinInbox } from '../tests/journeys/accounts/join-inbox.ts';
import { openBrowser } from '../tests/journeys/browser/open-browser.ts';
import { pressControls } from '../tests/journeys/browser/press-controls.ts';
import { consolePages, operatorPages } from '../tests/journeys/console-pages.ts';
import { startProduct } from '../tests/journeys/product/start-product.ts';
import { lookAtPage, openConsolePage } from './console/check-page.ts';
import { countScripts } from './console/count-scripts.ts';
import { fillIntegrations } from './console/fill-integrations.ts';
import { fillLimits } from './console/fill-limits.ts';
import { fillRest } from './console/fill-rest.ts';
import { fillWorkspace } from './console/fill-workspace.ts';
import { interruptWork } from './console/interrupt.ts';

/**
 * Visits every page and tab of the console and of the operator, and the public pages that show an agent: full, as its
 * owner and as a member of the inbox alone; empty, as somebody who is new; and beyond all limits of the free plan:
 * `node bench/console.ts [--pictures FOLDER] [--only press|scripts|look|interrupt] [--page PART] [--skip PAGES]`. All
 * controls of each are pressed; each is looked at by the accessibility checker in both themes, at 320 px, and with text
 * of twice the size. Work is interrupted: by a lost connection, the back button, another tab, a reload. Prints what is
 * wrong, a line each, and how much script each page loads beyond the shell.
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
const slack = await startSlack();
const calCom = await startCalCom();
const product = await startProduct({
  CRAWL_ALLOW_HOSTS: site.host,
  WEBHOOK_ALLOW_HOSTS: site.host,
  CALCOM_API_BASE: calCom.origin,
  ...slack.settings(),
});
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
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(`console: ${message.text()}`);
  });
  const deleted = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deleted.add(request.url());
  });
  page.on('response', (response) => {
    // Controls are pressed faster than a person can: what runs already, or was pressed too often, is refused.
    // The export of an account asks for the password first.
    const isAsked = response.status() === 403 && response.url().endsWith('/api/account/export');
    // The page of what is just being deleted may read it once more.
    const isGone = response.status() === 404 && deleted.has(response.url());
    const isFault =
      response.status() >= 400 && !isAsked && !isGone && ![409, 429].includes(response.status());
    if (response.url().startsWith(origin) && isFault)
      problems.push(`call: ${response.request().method()} ${response.url()} ${response.status()}`);
  });
  return { page, problems };
}

/** Somebody with an account and nothing in it. */
async function openNewcomer(email: string) {
  const watched = await openWatched();
  await callAs(watched.page, origin, '/api/register', { data: { email, password: 'long enough 1' } });
  return watched;
}

/** What is done on a page; answers what is wrong with it. */
type Work = (page: Page, address: string) => Promise<string[]>;

async function visit(
  name: string,
  { page, problems }: Awaited<ReturnType<typeof openWatched>>,
  addresses: readonly string[],
  work: Work,
): Promise<void> {
  for (const address of addresses.filter((each) => part === undefined || each.includes(part))) {
    problems.length = 0;
    try {
      await openConsolePage(page, origin + address);
      problems.push(...(await work(page, address)));
    } catch (error) {
      problems.push(`stopped: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
    for (const problem of new Set(problems)) console.log(`${name} ${address}: ${problem}`);
    found += new Set(problems).size;
  }
  console.log(`${name}: ${addresses.length} pages, ${pressed} controls pressed so far`);
}

let pressed = 0;
const press: Work = async (page) => {
  const result = await pressControls(page);
  pressed += result.pressed;
  return result.dead.map((control) => `“${control}” does nothing`);
};
const lookAs =
  (name: string): Work =>
  (page, address) =>
    lookAtPage(page, { pictures, name: `${name}${address.replaceAll(/[^a-z0-9]+/g, '-')}`.slice(0, 90) });

try {
  const owner = await openWatched();
  const people = { ownersAddress: 'ada@lantern.example', membersAddress: 'inbox@lantern.example' };
  const ownerData = { email: people.ownersAddress, password: 'long enough 1' };
  await callAs(owner.page, origin, '/api/register', { data: ownerData });
  const member = await openWatched();
  await joinInbox(product, { owner: owner.page, member: member.page, ...people });
  const newcomer = await openNewcomer('new@lantern.example');
  const limited = await openNewcomer('limits@lantern.example');
  const { id: emptyId } = await callAs<{ id: string }>(newcomer.page, origin, '/api/v1/agents', {
    data: { name: 'Empty' },
  });
  const { id: workspaceId } = await (await owner.page.request.get(`${origin}/api/v1/workspace`)).json();
  const password = ownerData.password;
  await callAs(owner.page, origin, '/api/account/confirmation', { data: { password } });
  const grant = { plan: 'enterprise', until: null, reason: 'To look at it.' };
  await callAs(owner.page, origin, `/api/operator/workspaces/${workspaceId}/grant`, { data: grant });
  const filled = await fillWorkspace(owner.page, origin, site.origin);
  await fillIntegrations(owner.page, origin, { agentId: filled.agentId, website: site.origin });
  const ids = {
    ...filled,
    ...(await fillRest(owner.page, origin, { ...filled, website: site.origin })),
  };
  const limitedId = await fillLimits(limited.page, owner.page, origin);
  const [empty, full] = [consolePages({ agentId: emptyId }), consolePages(ids)];
  const operator = operatorPages(workspaceId);
  const beyond = consolePages({ agentId: limitedId });
  const wants = (what: string) => only === undefined || only === what;
  if (wants('press')) {
    // A person's chats and the workspace's webhooks are not shown to a member of the inbox.
    const shared = full.filter(
      (address) => !address.includes(ids.archiveId) && !address.includes(ids.webhookId),
    );
    await visit('member', member, shared, press);
    await visit('full', owner, full, press);
    await visit('operator', owner, operator, press);
    await visit('empty', newcomer, empty, press);
    await visit('beyond', limited, beyond, press);
  }
  if (wants('scripts')) await countScripts(owner.page, origin, full);
  if (wants('interrupt')) {
    const lost = await interruptWork(owner.page, origin, ids);
    for (const problem of lost) console.log(`interrupted ${problem}`);
    found += lost.length;
  }
  if (wants('look')) {
    const [skip, shownPages] = [Number(values.skip), ['/discover', '/a/lantern-bakery', '/try']];
    await visit('full', owner, [...full, ...operator, ...shownPages].slice(skip), lookAs('full'));
    await visit('empty', newcomer, empty.slice(skip), lookAs('empty'));
    await visit('beyond', limited, beyond.slice(skip), lookAs('beyond'));
  }
  console.log(`${found} problems`);
} finally {
  await browser.close();
  await product.close();
  await site.close();
  await slack.close();
  await calCom.close();
}
