import { setTimeout as sleep } from 'node:timers/promises';

export interface PreparedAgent {
  agentId: string;
  apiKey: string;
}

const text = `Refunds are paid within thirty days of the purchase. Send the parcel back unopened and keep the receipt.
Annual plans are refunded for the months that are left. We open Monday to Friday from nine to five.
Shipping takes two to four working days within the country and up to ten days abroad. Gift cards cannot be refunded.`;

/** Registers, makes an agent and teaches it one text, all by the public API. Throws with the server's answer. */
export async function prepareAgent(origin: string): Promise<PreparedAgent> {
  const browser = createBrowser(origin);
  const { csrfToken } = await browser.call<{ csrfToken: string }>('GET', '/api/csrf-token');
  browser.headers['x-csrf-token'] = csrfToken;
  await browser.call('POST', '/api/register', {
    email: 'owner@example.com',
    password: 'correct horse 1',
    firstname: 'Ada',
    lastname: 'Owner',
    company: 'Example',
  });
  // Signing in may change what the token is bound to.
  browser.headers['x-csrf-token'] = (
    await browser.call<{ csrfToken: string }>('GET', '/api/csrf-token')
  ).csrfToken;
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

interface Browser {
  headers: Record<string, string>;
  call<Answer>(method: string, path: string, body?: object): Promise<Answer>;
}

/** Keeps cookies from call to call, which is all of a browser that is needed here. */
function createBrowser(origin: string): Browser {
  const cookies = new Map<string, string>();
  const browser: Browser = {
    headers: {},
    async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
      const response = await fetch(origin + path, {
        method,
        headers: {
          'content-type': 'application/json',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...browser.headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const answer = await response.text();
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${answer}`);
      return JSON.parse(answer) as Answer;
    },
  };
  return browser;
}
