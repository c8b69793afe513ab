import type { Page } from 'playwright-core';
import type { Connection } from '#server/database/connect-database.ts';
import { openBrowser } from '../../tests/journeys/browser/open-browser.ts';
import { startProduct } from '../../tests/journeys/product/start-product.ts';
import { storeLeads } from './store-leads.ts';

const limitMs = 1_000;

/** Prints how long the page of leads takes from its address to the first lead that can be selected, and after a search. */
export async function measureLeadsPage(
  { pool }: Pick<Connection, 'pool'>,
  connectionString: string,
  { count, visits }: { count: number; visits: number },
): Promise<void> {
  const product = await startProduct({ DATABASE_URL: connectionString, DEFAULT_PLAN: 'enterprise' });
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width: 1_280, height: 800 },
    });
    const page = await context.newPage();
    const agentId = await prepareOwner(page);
    const { rows } = await pool.query('select workspace_id from agent where id = $1', [agentId]);
    await storeLeads(pool, { workspaceId: rows[0].workspace_id, agentId, count, prefix: '9' });
    const address = `/agents/${agentId}/leads`;
    const times = { page: [] as number[], search: [] as number[] };
    for (let visit = 0; visit < visits; visit++) {
      times.page.push(await measure(page, address, `visitor${count}@`));
      times.search.push(await measure(page, `${address}?q=visitor${visit + 1}@`, `visitor${visit + 1}@`));
    }
    for (const [name, measured] of Object.entries(times)) {
      const median = measured.toSorted((one, other) => one - other)[Math.floor(visits / 2)] ?? 0;
      console.log(
        `${name} usable with ${count} leads: median ${median.toFixed(0)} ms, ${((100 * median) / limitMs).toFixed(0)} % of ${limitMs} ms`,
      );
    }
  } finally {
    await browser.close();
    await product.close();
  }
}

async function measure(page: Page, address: string, email: string): Promise<number> {
  const startedMs = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('row').filter({ hasText: email }).getByRole('checkbox').click();
  await page.getByText('1 chosen').waitFor();
  return performance.now() - startedMs;
}

/** Registers an owner in this browser and makes an agent; answers its id. */
async function prepareOwner({ request }: Page): Promise<string> {
  const post = async (path: string, data: object) => {
    const { csrfToken } = await (await request.get('/api/csrf-token')).json();
    const answer = await request.post(path, { data, headers: { 'x-csrf-token': csrfToken } });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  await post('/api/register', { email: 'owner@example.com', password: 'correct horse 1' });
  return (await post('/api/v1/agents', { name: 'Shop' })).id;
}
