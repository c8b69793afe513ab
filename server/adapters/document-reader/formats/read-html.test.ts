import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { readHtml } from './read-html.ts';

const URL_OF_PAGE = 'https://firm.example/some/sub/';
const LOREM =
  'Our workshop repairs bicycles of every make, and most repairs are done within two working days. ';

function read(html: string, contentType: string | null = 'text/html') {
  return readHtml({ bytes: Buffer.from(html), url: URL_OF_PAGE, contentType });
}

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>T</title>${head}</head><body>${body}</body></html>`;

describe('what a page says besides', () => {
  test('links are resolved wherever they are', () => {
    const { links } = read(
      page(
        '<nav><a href="child">c</a></nav><a href="../x">x</a><a href="?a=1">q</a><a href="/y" rel="ugc NoFollow">y</a><a href="mailto:a@b.example">m</a><a href="#top">t</a><a href="javascript:void(0)">j</a>',
      ),
    ).page;
    expect(links).toEqual([
      { url: 'https://firm.example/some/sub/child', isNofollow: false },
      { url: 'https://firm.example/some/x', isNofollow: false },
      { url: 'https://firm.example/some/sub/?a=1', isNofollow: false },
      { url: 'https://firm.example/y', isNofollow: true },
      { url: 'https://firm.example/some/sub/#top', isNofollow: false },
    ]);
  });

  test('the base of the page counts', () => {
    expect(read(page('<a href="child">c</a>', '<base href="/other/">')).page.links[0]?.url).toBe(
      'https://firm.example/other/child',
    );
  });

  test('name, colour, icon, canonical, languages', () => {
    const head =
      '<meta property="og:site_name" content="Firm"><meta name="theme-color" content="#123456"><meta name="description" content="What we do"><link rel="shortcut icon" href="/s.ico" sizes="16x16"><link rel="icon" href="/l.png" sizes="192x192"><link rel="canonical" href="/c"><link rel="alternate" hreflang="de" href="/de">';
    expect(read(page('', head)).page).toMatchObject({
      siteName: 'Firm',
      themeColor: '#123456',
      description: 'What we do',
      iconUrl: 'https://firm.example/l.png',
      canonical: 'https://firm.example/c',
      alternates: [{ language: 'de', url: 'https://firm.example/de' }],
    });
  });

  test('the name of the website is no part of a title', () => {
    const titleOf = (title: string) =>
      read(`<title>${title}</title><meta property="og:site_name" content="Firm">`).document.title;
    expect(['Delivery – Firm', 'Firm | Delivery', 'Firm', 'Firm news'].map(titleOf)).toEqual([
      'Delivery',
      'Delivery',
      'Firm',
      'Firm news',
    ]);
  });

  test.each([
    ['<html lang="de-AT">', 'de'],
    ['<html lang="ZH_hans">', 'zh'],
    ['<html xml:lang="fr">', 'fr'],
    ['<html lang="">', null],
    ['<html lang="english">', null],
    ['<html>', null],
  ])('language of %s', (tag, expected) => {
    expect(read(`${tag}<body><p>x</p></body></html>`).document.language).toBe(expected);
  });

  test.each([
    [
      page(
        '<div id="root"></div><noscript>You need to enable JavaScript.</noscript><script src="/a.js"></script>',
      ),
      'needs-script',
    ],
    [page('<h1>Page not found</h1><p>Sorry.</p>'), 'error-page'],
    [page('<h1>Sign in</h1><form><input type="password"></form>'), 'login-page'],
    [page(''), 'empty'],
    [page(`<p>${LOREM}</p>`), null],
  ])('tells what is no content', (html, problem) => {
    expect(read(html).page.problem).toBe(problem);
  });
});

describe('charset', () => {
  const japanese = '<html><head>META<title>営業時間</title></head><body><p>午前九時から</p></body></html>';
  const withMeta = japanese.replace('META', '<meta charset="shift_jis">');
  const titleOf = (bytes: Uint8Array, contentType: string | null) =>
    readHtml({ bytes, contentType, url: URL_OF_PAGE }).document.title;

  test.each<[what: string, bytes: Uint8Array, contentType: string | null]>([
    ['the mark before the header', Buffer.from(`\uFEFF${japanese}`), 'text/html; charset=shift_jis'],
    [
      'the header before the meta element',
      iconv.encode(japanese.replace('META', '<meta charset="utf-8">'), 'euc-jp'),
      'text/html; charset="EUC-JP"',
    ],
    ['the meta element', iconv.encode(withMeta, 'shift_jis'), 'text/html'],
    [
      'an http-equiv',
      iconv.encode(
        japanese.replace('META', '<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">'),
        'shift_jis',
      ),
      null,
    ],
    ['UTF-8 by default', Buffer.from(japanese), null],
    ['the bytes themselves when nothing is declared', iconv.encode(japanese, 'shift_jis'), null],
    ['a charset that does not exist is ignored', Buffer.from(japanese), 'text/html; charset=nonsense'],
  ])('%s', (_what, bytes, contentType) => expect(titleOf(bytes, contentType)).toBe('営業時間'));
});

describe('what is not where it should be', () => {
  const whole = page('<h1>Shop</h1><p>We open at 9.</p>', '<meta name="description" content="D">');
  const notice =
    '<br />\n<b>Notice</b>:  Undefined index: x in <b>/var/www/a.php</b> on line <b>3</b><br />\n';
  test.each<[what: string, html: string, extra: string | null]>([
    ['a notice of PHP before the doctype', notice + whole, null],
    [
      'a notice of PHP in plain text',
      `\nNotice: Undefined variable: x in /var/www/a.php on line 3\n${whole}`,
      null,
    ],
    ['a warning in a log', `PHP Warning:  Undefined array key "x" in /srv/a.php on line 12\n${whole}`, null],
    ['code that a server did not run', `<%@ Language=VBScript %>\n<?php include "a.php"; ?>\n${whole}`, null],
    [
      'a notice as a table',
      `<table class='xdebug-error xe-notice'><tr><th>( ! ) Notice: x in C:\\a.php on line <i>3</i></th></tr></table>${whole}`,
      null,
    ],
    ['a failure of a database', `SQLSTATE[HY000] [2002] Connection refused\n${whole}`, null],
    [
      'a trace of PHP',
      `PHP Fatal error:  Uncaught Exception: x in /a.php:12\nStack trace:\n#0 /b.php(3): f()\n#1 {main}\n  thrown in /a.php on line 12\n${whole}`,
      null,
    ],
    [
      'a trace of Python',
      `Traceback (most recent call last):\n  File "/a.py", line 12, in view\n    raise ValueError\nValueError: x\n${whole}`,
      null,
    ],
    [
      'a trace of Java',
      `java.lang.NullPointerException\n\tat com.shop.Page.render(Page.java:33)\n${whole}`,
      null,
    ],
    [
      'headers that were sent as text',
      `Content-type: text/html\r\nX-Powered-By: PHP/7\r\n\r\n${whole}`,
      null,
    ],
    ['an array that was printed', `Array\n(\n    [0] => a\n)\n${whole}`, null],
    ['a variable that was dumped', `array(1) {\n  ["a"]=>\n  string(3) "foo"\n}\n${whole}`, null],
    ['what including a file gave', `1${whole}`, null],
    ['JSON for programmers', `{"debug":true}\n${whole}`, null],
    ['a warning of Node', `(node:12) DeprecationWarning: Buffer() is deprecated\n${whole}`, null],
    ['a warning of Perl', `Use of uninitialized value $x in string at /a.pl line 3.\n${whole}`, null],
    ['a warning of Ruby', `/app/a.rb:3: warning: already initialized\n${whole}`, null],
    [
      'a failure of ASP',
      `<font size=2>\n<p>Microsoft VBScript runtime </font> <font>error '800a000d'</font>\n<p>Type mismatch\n<font>/a.asp</font>, line 12\n${whole}`,
      null,
    ],
    ['a failure of .NET', `[NullReferenceException: x]\n   Page.Load() in c:\\a.aspx.cs:42\n${whole}`, null],
    [
      'a panic of Go',
      `panic: runtime error: x\n\ngoroutine 1 [running]:\nmain.main()\n\t/a.go:12 +0x1d\n${whole}`,
      null,
    ],
    ['a log', `2026-01-01 10:00:00,123 ERROR root: failed\nINFO:werkzeug:ready\n${whole}`, null],
    ['how long it took', `Page generated in 0.0123 seconds with 14 queries\n${whole}`, null],
    [
      'a trace of Node',
      `TypeError: x\n    at render (/a.js:10:5)\n    at next (node:internal:95:5)\n${whole}`,
      null,
    ],
    ['an object of Perl', `$VAR1 = {\n  'name' => 'x'\n};\n${whole}`, null],
    ['a query', `SELECT * FROM pages WHERE id = 3<br>\n${whole}`, null],
    ['a phone number', `+49 30 1234567\n${whole}`, '+49 30 1234567'],
    ['a day', `<p>Closed on 3 May</p>${whole}`, 'Closed on 3 May'],
    ['words around a failure', `<p>Closed today</p>\nSQLSTATE[HY000] x\n${whole}`, 'Closed today'],
    ['a line break and bold words', `<br /><b>Closed today</b>${whole}`, 'Closed today'],
    ['a link element', `<link rel="stylesheet" href="/a.css">${whole}`, null],
    ['a script', `<script>var a = "<html>";</script>${whole}`, null],
    ['a line of words', `We are moving house this week.\n${whole}`, 'We are moving house this week.'],
    ['an XML prolog', `<?xml version="1.0" encoding="UTF-8"?>\n${whole}`, null],
    ['a comment with a root in it', `<!--[if lt IE 9]><html class="ie"><![endif]-->${whole}`, null],
    ['a mark and empty lines', `\n \uFEFF\n${whole}`, null],
    ['a paragraph', `<p>Maintenance at noon.</p>${whole}`, 'Maintenance at noon.'],
    ['text after the end', `${whole}<p>Last words.</p>`, 'Last words.'],
    ['two ends', whole.replace('<p>', '</body></html><p>'), null],
    ['a head that is never closed', whole.replace('</head>', ''), null],
    ['no body', whole.replace('<body>', ''), null],
    ['a root within the root', `<html><body>${whole}</body></html>`, null],
    [
      'capitals',
      whole
        .replaceAll(/<(\/?)(\w+)/g, (_, slash, name) => `<${slash}${name.toUpperCase()}`)
        .replace('lang=', 'LANG='),
      null,
    ],
  ])('%s', (_what, html, extra) => {
    const { document, page: facts } = read(html);
    expect(document).toMatchObject({ title: 'T', language: 'en' });
    const texts = document.blocks.map((block) => ('text' in block ? block.text : ''));
    expect(texts.filter((text) => text !== extra)).toEqual(['Shop', 'We open at 9.']);
    expect(texts.includes(extra ?? 'Shop')).toBe(true);
    expect(facts).toMatchObject({ description: 'D', problem: null });
  });

  test('what was encoded twice is read as it was meant, but not in code', () => {
    const { document } = read(
      page(
        '<h1>CafÃ© &amp;amp; bar</h1><p>Fish &amp;amp; chips, 5 &amp;euro;</p><p>Write <code>&amp;amp;</code></p>',
      ),
    );
    expect(document.blocks.map((block) => 'text' in block && block.text)).toEqual([
      'Café & bar',
      'Fish & chips, 5 €',
      'Write &amp;',
    ]);
  });

  test('attributes in capitals are read', () => {
    const { document, page: facts } = read(
      '<BODY><A HREF="/x">x</A><P STYLE="display:none">UNWANTED</P><TABLE><TR><TD ROWSPAN=2>a</TD><TD>b</TD></TR><TR><TD>c</TD></TR></TABLE></BODY>',
    );
    expect(facts.links).toEqual([{ url: 'https://firm.example/x', isNofollow: false }]);
    expect(JSON.stringify(document)).not.toContain('UNWANTED');
    expect(document.blocks.at(-1)).toMatchObject({ cells: ['a', 'c'] });
  });
});

test.each<[bytes: Uint8Array, contentType: string | null]>([
  [Buffer.from('<title>Müller</title><p>für Gäste</p>', 'latin1'), 'text/html; charset=utf-8'],
  [Buffer.from('<meta charset="utf-8"><title>Müller</title>', 'latin1'), 'text/html'],
  [
    Buffer.concat([Buffer.from('<title>Müller</title>äöüß'), Buffer.from([0xff])]),
    'text/html; charset=utf-8',
  ],
])('UTF-8 is believed only of bytes that are mostly so', (bytes, contentType) => {
  expect(readHtml({ bytes, contentType, url: URL_OF_PAGE }).document.title).toBe('Müller');
});

test.each<[bytes: Uint8Array, contentType: string | null]>([
  [Buffer.from('<title>Müller</title>'), 'text/html; charset=iso-8859-1'],
  [Buffer.from('<meta charset="windows-1252"><title>Müller</title>'), 'text/html'],
  [iconv.encode('<title>Müller</title>', 'windows-1252'), 'text/html; charset=iso-8859-1'],
])('Latin-1 is believed only of bytes that are no UTF-8', (bytes, contentType) => {
  expect(readHtml({ bytes, contentType, url: URL_OF_PAGE }).document.title).toBe('Müller');
});

test('no HTML makes it throw', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<p>',
      '</div>',
      '<table>',
      '<td>',
      '<tr>',
      '</table>',
      '<li>',
      '<dl><dt>?',
      '<dd>',
      '<h2>',
      '<details>',
      '<summary>',
      '<html',
      '<body>',
      '<main>',
      '<!--',
      ']]>',
      '<svg><p>',
      '&#0;',
      '&#xD800;',
      '<a href="http://[">',
      '<base href="x:">',
      '<template>',
      '<br><br>',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const { document } = read(pieces.join(''));
      expect(JSON.stringify(document).isWellFormed()).toBe(true);
    }),
    { numRuns: 200 },
  );
});
