import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { WebsiteRoutes } from './start-website.ts';

const ZEROS = gzipSync(Buffer.alloc(64 * 1_048_576));
/** "Opening hours" and two sentences, in Shift_JIS. */
const SHIFT_JIS = Buffer.concat([
  Buffer.from('<!doctype html><html lang="ja"><head><meta charset="shift_jis"><title>'),
  Buffer.from('89638bc68e9e8ad4', 'hex'),
  Buffer.from('</title></head><body><main><h1>'),
  Buffer.from('89638bc68e9e8ad4', 'hex'),
  Buffer.from('</h1></main></body></html>'),
]);

/** What a crawler meets sooner or later: each route is one trap, named by its path. */
export function nastyRoutes(origin: string): WebsiteRoutes {
  return {
    '/noindex': page(
      '<meta name="robots" content="noindex">',
      '<h1>Not for storing</h1><a href="/after-noindex">On</a>',
    ),
    '/noindex-header': {
      headers: { ...HTML, 'x-robots-tag': 'noindex, nofollow' },
      body: page('', '<h1>Not for storing</h1>'),
    },
    '/canonical': page(
      `<link rel="canonical" href="${origin}/original">`,
      '<h1>The original</h1><p>One text.</p>',
    ),
    '/canonical-elsewhere': page(
      '<link rel="canonical" href="https://elsewhere.example/">',
      '<h1>Elsewhere</h1>',
    ),
    '/original': page(
      `<link rel="canonical" href="${origin}/original">`,
      '<h1>The original</h1><p>One text.</p>',
    ),
    '/etag': (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"v1"';
      response.writeHead(isKnown ? 304 : 200, {
        ...HTML,
        etag: '"v1"',
        'last-modified': 'Sun, 01 Mar 2026 10:00:00 GMT',
      });
      response.end(isKnown ? undefined : page('', '<h1>Tagged</h1>'));
    },
    '/busy': { status: 429, headers: { 'retry-after': '3600' }, body: 'Slow down' },
    '/busy-once': answerInTurn([
      (response) => response.writeHead(429, { 'retry-after': '0' }).end('Slow down'),
      (response) => response.writeHead(200, HTML).end(page('', '<h1>Welcome back</h1>')),
    ]),
    '/outage': { status: 503, body: 'Back soon' },
    '/shift-jis': { headers: { 'content-type': 'text/html' }, body: SHIFT_JIS },
    '/bomb': { headers: { ...HTML, 'content-encoding': 'gzip' }, body: ZEROS },
    '/drip': (_request, response) => {
      response.writeHead(200, HTML).write('<!doctype html><p>');
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    },
    '/silent': () => undefined,
    '/endless': (_request, response) => {
      response.writeHead(200, HTML);
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', write);
      write();
    },
    '/to-metadata': redirect('http://169.254.169.254/latest/meta-data/'),
    '/to-loopback': redirect('http://127.0.0.1:1/'),
    '/to-file': redirect('file:///etc/passwd'),
    '/loop': redirect('/loop'),
    '/moved': redirect('/original'),
    '/calendar/*': (request, response) => {
      const month = Number(/(\d+)$/.exec(request.url ?? '')?.[1] ?? 0);
      response
        .writeHead(200, HTML)
        .end(page('', `<h1>Month</h1><a href="/calendar/2031/${(month % 12) + 1}">next</a>`));
    },
    '/many-links': page(
      '',
      Array.from({ length: 10_000 }, (_, index) => `<a href="/item/${index}">Item ${index}</a>`).join(''),
    ),
    '/script-only':
      '<!doctype html><html><head><title>App</title></head><body><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript><script src="/app.js"></script></body></html>',
    '/mislabelled': { headers: HTML, body: '%PDF-1.4\n%broken' },
    '/picture': { headers: { 'content-type': 'image/png' }, body: Buffer.from('89504e470d0a1a0a', 'hex') },
    '/forbidden': { status: 403, body: '<h1>secret upstream text</h1>' },
    '/error': { status: 500, body: 'secret upstream text' },
    '/gone': { status: 410, body: 'gone' },
    '/soft-404': page('', '<h1>Page not found</h1><p>Sorry, there is nothing here.</p>'),
    '/trap/*': page('', '<h1>Deeper</h1><a href="deeper/">deeper</a><a href="?page=2&sid=1">more</a>'),
  };
}

/** The robots.txt answers that need care: give one to `site.route('/robots.txt', …)`. */
export const robotsVariants = {
  missing: { status: 404, body: 'none' },
  broken: { status: 500, body: 'error' },
  loop: redirect('/robots.txt'),
  huge: {
    headers: { 'content-type': 'text/plain' },
    body: `User-agent: *\nDisallow: /private\n${'# filler\n'.repeat(200_000)}Disallow: /late\n`,
  },
  asHtml: { headers: { 'content-type': 'text/html' }, body: '<!doctype html><h1>Welcome</h1>' },
} satisfies WebsiteRoutes;

const HTML = { 'content-type': 'text/html; charset=utf-8' };

function page(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Nasty</title>${head}</head><body>${body}</body></html>`;
}

function redirect(location: string) {
  return { status: 302, headers: { location }, body: '' };
}

function answerInTurn(answers: ((response: ServerResponse) => void)[]) {
  let next = 0;
  return (_request: unknown, response: ServerResponse) => {
    answers[Math.min(next, answers.length - 1)]?.(response);
    next += 1;
  };
}
