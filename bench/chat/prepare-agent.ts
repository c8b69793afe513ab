import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from './create-browser.ts';
import { register } from './register.ts';
import { verifyEmail } from './verify-email.ts';

export interface PreparedAgent {
  agentId: string;
  apiKey: string;
}

const text = `Refunds are paid within thirty days of the purchase. Send the parcel back unopened and keep the receipt.
Annual plans are refunded for the months that are left. We open Monday to Friday from nine to five.
Shipping takes two to four working days within the country and up to ten days abroad. Gift cards cannot be refunded.`;

/**
 * Registers, makes an agent and teaches it one text, all by the public API. Throws with the server's answer.
 * @param dataDir of the product, where it stores its emails
 */
export async function prepareAgent(origin: string, dataDir: string): Promise<PreparedAgent> {
  const email = 'owner@example.com';
  const browser = await register(origin, email);
  await verifyEmail(browser, dataDir, email);
  const { key } = await browser.call<{ key: string }>('POST', '/api/v1/api-keys', { name: 'Benchmark' });
  const agent = await browser.call<{ id: string }>('POST', '/api/v1/agents', { name: 'Shop' });
  const sources = `/api/v1/agents/${agent.id}/sources`;
  for (let copy = 0; copy < 20; copy += 1) {
    await browser.call('POST', sources, {
      kind: 'text',
      title: `Help ${copy}`,
      text: text.replaceAll('days', `days (${copy})`),
    });
  }
  await untilReady(browser, sources);
  return { agentId: agent.id, apiKey: key };
}

async function untilReady(browser: Browser, sources: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const { data } = await browser.call<{ data: { status: string; error: string | null }[] }>('GET', sources);
    const failed = data.find(({ status }) => status === 'failed');
    if (failed) throw new Error(`A source could not be read: ${failed.error}`);
    if (data.every(({ status }) => status === 'ready')) return;
    await sleep(200);
  }
  throw new Error('The sources were not ready within a minute.');
}
