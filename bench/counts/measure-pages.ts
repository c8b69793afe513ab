import type { Page } from 'playwright-core';
import type { Connection } from '#server/database/connect-database.ts';
import { openBrowser } from '../../tests/journeys/browser/open-browser.ts';
import { startProduct } from '../../tests/journeys/product/start-product.ts';

const limitMs = 1_000;
const visits = 7;

/**
 * Prints how long the pages of the owner take from their address until they can be used: the first conversation opened, the
 * first lead chosen, the figures of the last days read. Medians of some visits in a browser, over the database that is given.
 */
export async function measurePages(
  { pool }: Pick<Connection, 'pool'>,
  connectionString: string,
  { workspaceId, agentId }: { workspaceId: string; agentId: string },
): Promise<void> {
  const product = await startProduct({ DATABASE_URL: connectionString, DEFAULT_PLAN: 'enterprise' });
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width: 1_280, height: 800 },
    });
    const page = await context.newPage();
    await post(page, '/api/register', { email: 'owner@example.com', password: 'correct horse 1' });
    await pool.query(
      `insert into workspace_member (workspace_id, user_id, role)
       select $1, id, 'owner' from "user" where email = 'owner@example.com'`,
      [workspaceId],
    );
    await post(page, '/api/workspace-switch', { workspaceId });
    const uses: Record<string, () => Promise<void>> = {
      [`/agents/${agentId}/messages`]: async () => {
        await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
        await page.waitForURL('**/messages/cnv_*');
      },
      [`/agents/${agentId}/leads`]: () => page.getByRole('row').nth(1).getByRole('checkbox').click(),
      [`/agents/${agentId}/analytics`]: () => page.getByRole('meter', { name: 'Unanswered' }).waitFor(),
    };
    for (const [address, use] of Object.entries(uses)) {
      const times: number[] = [];
      for (let visit = 0; visit <= visits; visit += 1) {
        const startedMs = performance.now();
        await page.goto(address, { waitUntil: 'commit' });
        await use();
        times.push(performance.now() - startedMs);
      }
      // The first visit loads what the browser then keeps.
      const median = times.slice(1).toSorted((one, other) => one - other)[Math.floor(visits / 2)] ?? 0;
      const name = address.split('/').at(-1) ?? address;
      console.log(
        `page ${name} usable: median ${median.toFixed(0)} ms, ${((100 * median) / limitMs).toFixed(0)} % of ${limitMs} ms`,
      );
    }
  } finally {
    await browser.close();
    await product.close();
  }
}

async function post({ request }: Page, path: string, data: object): Promise<void> {
  const { csrfToken } = await (await request.get('/api/csrf-token')).json();
  const answer = await request.post(path, { data, headers: { 'x-csrf-token': csrfToken } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}
