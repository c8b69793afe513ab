import { afterAll, expect, test } from 'vitest';
import { presentChromium } from '../../../scripts/present-chromium.ts';
import { createChromiumRenderer } from './create-chromium-renderer.ts';

const renderer = createChromiumRenderer({
  program: presentChromium() ?? '/usr/bin/chromium',
  hasSandbox: false,
  onBreakdown: (error) => {
    throw error;
  },
});
afterAll(() => renderer.close());

const { signal } = new AbortController();
const url = 'https://shop.example/app';

test('a page is drawn with what its scripts fetch, and sends nothing', async () => {
  const asked: string[] = [];
  const page = `<!doctype html><title>Shop</title><div id="root"></div><img src="/logo.png"><script src="/app.js"></script>`;
  const script = `
    fetch('/order', { method: 'POST', body: 'one of each' }).catch(() => undefined);
    navigator.sendBeacon('/beacon', 'seen');
    new WebSocket('ws://127.0.0.1:1/').onerror = () => undefined;
    fetch('http://127.0.0.1:1/secret').catch(() => undefined);
    fetch('/prices.json').then((answer) => answer.json()).then(({ bell }) => {
      document.getElementById('root').innerHTML = '<main><h1>Prices</h1><p>A bell costs ' + bell + ' euros.</p></main>';
    });
    location.hash = 'ready';`;
  const parts: Record<string, [type: string, body: string]> = {
    'https://shop.example/app.js': ['text/javascript', script],
    'https://shop.example/prices.json': ['application/json', '{"bell":12}'],
  };
  const html = await renderer.renderPage({
    url,
    html: Buffer.from(page),
    contentType: 'text/html; charset=utf-8',
    async fetchPart(part) {
      asked.push(part);
      const [contentType, body] = parts[part] ?? [];
      return contentType && body ? { contentType, body: Buffer.from(body) } : null;
    },
    signal,
  });
  expect(html).toContain('A bell costs 12 euros.');
  expect(asked.sort()).toEqual([
    'http://127.0.0.1:1/secret',
    'https://shop.example/app.js',
    'https://shop.example/prices.json',
  ]);
});

test('a page that leads away is not read', async () => {
  const html = await renderer.renderPage({
    url,
    html: Buffer.from('<p>Here</p><script>location.href = "https://other.example/"</script>'),
    contentType: 'text/html',
    fetchPart: async () => null,
    signal,
  });
  expect(html).toBeNull();
});
