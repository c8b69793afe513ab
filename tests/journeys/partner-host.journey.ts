import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { simpleParser } from 'mailparser';
import { Pool } from 'pg';
import { parseAst } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { listFiles } from '#server/http/pages/list-files.ts';
import { sampleLabelSettings } from '#tests/sample-label.ts';
import { callAs } from './accounts/call-as.ts';
import { openBrowser } from './browser/open-browser.ts';
import { openQuietPage } from './browser/open-quiet-page.ts';
import { askUnderHost, type HostAnswer } from './product/ask-under-host.ts';
import { leanSettings } from './product/lean-settings.ts';
import { type Product, startProduct } from './product/start-product.ts';

/** What is served under a partner's host, where nothing names us. */
let product: Product;

const host = 'chat.studio.example';
const email = 'lea@quince-garden.example';
const cookies = new Map<string, string>();
let csrfToken = '';
const ask = async (path: string, data?: unknown): Promise<HostAnswer> => {
  const { port } = new URL(product.origin);
  const answer = await askUnderHost(product.origin, host, path, {
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(data === undefined
        ? {}
        : {
            'content-type': 'application/json',
            'x-csrf-token': csrfToken,
            origin: `http://${host}:${port}`,
          }),
    },
    ...(data === undefined ? {} : { method: 'POST', body: JSON.stringify(data) }),
  });
  for (const cookie of answer.cookies) {
    const [name = '', ...value] = cookie.split('=');
    cookies.set(name, value.join('='));
  }
  return answer;
};
/** Words and addresses of ours; none are expected. */
const traces = (text: string): string[] =>
  text.match(new RegExp(`parley|chatgenie|${new URL(product.origin).host}|127\\.0\\.0\\.1:`, 'gi')) ?? [];
const isText = /text|json|svg|script|xml|yaml/;

beforeAll(async () => {
  const settings = await leanSettings();
  product = await startProduct(settings);
  const browser = await openBrowser();
  const studio = await openQuietPage(browser);
  const data = { email: 'ines@studio.example', password: 'long enough 1', company: 'Studio' };
  await callAs(studio, product.origin, '/api/register', { data });
  // Does what nobody can do in the product itself.
  const pool = new Pool({ connectionString: settings.DATABASE_URL });
  await pool.query(`update "user" set email_verified = true where email = $1`, [data.email]);
  await pool.query("update session set confirmed_at = '2100-01-01'");
  await callAs(studio, product.origin, '/api/partner/white-label', {
    method: 'PUT',
    data: { ...sampleLabelSettings, host },
  });
  // As the check does once the name's records are there: no name server knows this one.
  await pool.query('update white_label set verified_at = now()');
  await pool.end();
  await browser.close();
  // Each process reads the labels every 15 seconds.
  while ((await ask('/login')).status !== 200) await sleep(500);
  csrfToken = JSON.parse((await ask('/api/csrf-token')).body).csrfToken;
  const registered = await ask('/api/register', { email, password: 'long enough 1', company: 'Quince' });
  expect([registered.status, traces(registered.body)]).toEqual([200, []]);
  csrfToken = JSON.parse((await ask('/api/csrf-token')).body).csrfToken;
});

afterAll(() => product?.close());

it('no page, script or other file names us, and scripts keep their form', async () => {
  const addresses = [
    '/label.css',
    '/label.js',
    ...[...listFiles('build/web/client').keys()].map((path) => path.replace(/\/index\.html$/, '') || '/'),
    ...[...listFiles('build/widget').keys()].map((path) => (path === '/widget.js' ? path : `/widget${path}`)),
  ];
  const named: string[] = [];
  const broken: string[] = [];
  let scripts = 0;
  const check = async (address: string): Promise<void> => {
    const { status, headers, body } = await ask(address);
    const type = /^content-type: (.*)$/im.exec(headers)?.[1] ?? '';
    // In code and in what the application draws from there are addresses of pages that are not there.
    const isCode = /javascript|css/.test(type) || address.endsWith('.data');
    const words = traces(`${headers}\n${isText.test(type) ? body : ''}`);
    if (words.some((word) => !isCode || word !== 'chatgenie')) named.push(address);
    if (status !== 200 || !type.includes('javascript')) return;
    scripts += 1;
    if (!/Studio North|agentchat/i.test(body)) return;
    try {
      parseAst(body);
    } catch {
      broken.push(address);
    }
  };
  const atOnce = 16;
  for (let from = 0; from < addresses.length; from += atOnce)
    await Promise.all(addresses.slice(from, from + atOnce).map(check));
  expect({ named, broken }).toEqual({ named: [], broken: [] });
  expect(scripts).toBeGreaterThan(100);
});

it('no page of the application, answer of the API, chat or error names us', async () => {
  const made = await ask('/api/v1/agents', {
    name: 'Quince Garden',
    isPublic: true,
    username: 'quince-garden',
  });
  expect([made.status, traces(made.headers + made.body)]).toEqual([201, []]);
  const agent: { id: string } = JSON.parse(made.body);
  const addresses = [
    ...['/', '/dashboard', '/agents', '/billing', '/billing/plans', '/settings', '/pricing', '/terms'],
    ...['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/favicon.ico', '/favicon.svg', '/llms.txt'],
    ...['/contact', '/docs', '/docs/widget', '/openapi.json', '/nothing', '/a/nobody'],
    ...[
      '/.well-known/security.txt',
      '/.well-known/change-password',
      '/apple-touch-icon.png',
      '/widget/sample',
    ],
    ...[`/chat/${agent.id}`, '/a/quince-garden', '/chat/agt_nobody', '/mcp', '/api/nothing'],
    `/api/widget/${agent.id}/session`,
    `/agents/${agent.id}/install`,
    ...endpoints
      .filter(({ method, transport }) => method === 'GET' && transport !== 'event-stream')
      .map(({ path }) => path.replaceAll('{agentId}', agent.id))
      .filter((path) => !path.includes('{')),
  ];
  const named: string[] = [];
  let found = 0;
  for (const address of addresses) {
    const { status, headers, body } = await ask(address);
    if (status === 200) found += 1;
    const words = traces(`${headers}\n${body}`);
    if (words.length > 0) named.push(`${address} ${status}: ${[...new Set(words)].join(', ')}`);
  }
  expect(named).toEqual([]);
  expect(found).toBeGreaterThan(60);
});

it('no email names us', async () => {
  await ask('/api/password-reset-requests', { email });
  const mails = async (): Promise<string[]> => {
    const folder = join(product.dataDir, 'mail');
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const read = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return read.filter((mail) => mail.includes(email));
  };
  await expect.poll(async () => (await mails()).length).toBeGreaterThanOrEqual(2);
  for (const mail of await mails()) {
    const parsed = await simpleParser(mail);
    expect(traces(`${mail}\n${parsed.subject}\n${parsed.text}\n${parsed.html}`)).toEqual([]);
    expect(parsed.text).toContain(`http://${host}`);
  }
});
