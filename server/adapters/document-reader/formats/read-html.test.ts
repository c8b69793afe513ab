import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import type { Block } from '#core/reading/read-document.ts';
import { readHtml } from './read-html.ts';

const URL_OF_PAGE = 'https://firm.example/some/sub/';
const LOREM =
  'Our workshop repairs bicycles of every make, and most repairs are done within two working days. ';

function read(html: string, contentType: string | null = 'text/html') {
  return readHtml({ bytes: Buffer.from(html), url: URL_OF_PAGE, contentType });
}

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>T</title>${head}</head><body>${body}</body></html>`;
const blocksOf = (body: string, head = ''): Block[] => read(page(body, head)).document.blocks;
const textOf = (body: string, head = '') => JSON.stringify(blocksOf(body, head));

describe('the main text', () => {
  test('headings keep their order and level', () => {
    expect(blocksOf('<main><h1>A</h1><p>one</p><h3>C</h3><p>two</p><h2>B</h2></main>')).toEqual([
      { kind: 'heading', level: 1, text: 'A' },
      { kind: 'paragraph', text: 'one' },
      { kind: 'heading', level: 3, text: 'C' },
      { kind: 'paragraph', text: 'two' },
      { kind: 'heading', level: 2, text: 'B' },
    ]);
  });

  test.each([
    ['a menu', '<nav>UNWANTED</nav>'],
    ['a footer', '<footer>UNWANTED</footer>'],
    ['a script', '<script>UNWANTED</script>'],
    ['a style sheet', '<style>UNWANTED</style>'],
    ['a noscript', '<noscript>UNWANTED</noscript>'],
    ['a cookie banner', '<div class="cookie-banner">UNWANTED</div>'],
    ['a consent tool', '<div id="onetrust-consent-sdk"><p>UNWANTED</p></div>'],
    ['a hidden element', '<p hidden>UNWANTED</p>'],
    ['what is not displayed', '<p style="color:red; display: none">UNWANTED</p>'],
    ['what is invisible', '<p style="visibility:hidden">UNWANTED</p>'],
    ['what is hidden from readers', '<p aria-hidden="true">UNWANTED</p>'],
    ['a closed dialog', '<dialog>UNWANTED</dialog>'],
    ['a modal', '<div role="dialog" aria-modal="true">UNWANTED</div>'],
    ['a template', '<template><p>UNWANTED</p></template>'],
    [
      'controls',
      '<form><button>UNWANTED</button><select><option>UNWANTED</option></select><textarea>UNWANTED</textarea></form>',
    ],
    [
      'links drawn as buttons',
      '<p><a class="btn btn-primary" href="/x">UNWANTED</a> <a role="button">UNWANTED</a></p>',
    ],
    ['a drawing', '<svg><title>UNWANTED</title></svg>'],
    ['bread crumbs', '<div class="breadcrumb">UNWANTED</div>'],
  ])('is read without %s', (_what, html) => {
    for (const body of [
      `${html}<p>${LOREM.repeat(4)}</p>`,
      `${html}<p>Short.</p>`,
      `<main><p>${LOREM.repeat(4)}</p>${html}</main>`,
    ]) {
      expect(textOf(body)).not.toContain('UNWANTED');
    }
  });

  test.each([
    [
      'a panel that a button unfolds',
      '<button aria-controls="p1">More</button><div id="p1" hidden>WANTED</div>',
    ],
    ['a folded tab', '<div role="tabpanel" hidden>WANTED</div>'],
    ['what search in the page unfolds', '<div hidden="until-found">WANTED</div>'],
    ['the header of an article', '<article><header><h1>WANTED</h1></header><p>x</p></article>'],
    ['a page about cookies', '<main class="cookie-policy"><h1>Cookies</h1><p>WANTED</p></main>'],
    ['the only heading, in the header', '<header><h1>WANTED</h1></header><p>x</p>'],
  ])('is read with %s', (_what, html) => {
    expect(textOf(html)).toContain('WANTED');
  });

  test('a page of many sections is read whole', () => {
    const sections = ['Sales', 'Workshop', 'Delivery', 'Returns'].map(
      (name) => `<section><h2>${name}</h2><p>${name}: ${LOREM}</p></section>`,
    );
    const text = textOf(`<h1>Firm</h1>${sections.join('')}`);
    for (const name of ['Sales', 'Workshop', 'Delivery', 'Returns'])
      expect(text).toContain(`${name}: Our workshop`);
  });

  test('an article is found among furniture that nothing marks', () => {
    const links = Array.from({ length: 30 }, (_, index) => `<a href="/${index}">Link ${index}</a>`).join(' ');
    const text = textOf(
      `<div class="sidebar menu">${links}</div><div class="content"><h1>Article</h1>${`<p>${LOREM.repeat(3)}</p>`.repeat(5)}</div>`,
    );
    expect(text).toContain('Our workshop');
    expect(text).not.toContain('Link 7');
  });

  test('a run of links is a menu; a link in a sentence, a linked teaser and a list of links are text', () => {
    const links = ['Home', 'Shop', 'News', 'About', 'Contact', 'Help'].map(
      (name) => `<a href="/${name}">${name}</a>`,
    );
    expect(textOf(`<div>${links.join(' | ')}</div><p>x</p>`)).not.toContain('Shop');
    expect(textOf(`<div>${links.join(' | ')}</div>`)).toContain('Shop');
    expect(textOf(`<p>See ${links.slice(0, 2).join(' and ')}.</p>`)).toContain('See Home and Shop.');
    expect(textOf(`<a href="/x"><h2>Teaser</h2><p>Its text</p></a>`)).toContain('Its text');
    expect(textOf(`<ul>${links.map((link) => `<li>${link}</li>`).join('')}</ul>`)).toContain('News');
  });

  test('words of neighbours do not grow together', () => {
    expect(blocksOf('<div>one</div><div>two</div><my-card>three</my-card><my-card>four</my-card>')).toEqual([
      { kind: 'paragraph', text: 'one' },
      { kind: 'paragraph', text: 'two' },
      { kind: 'paragraph', text: 'three four' },
    ]);
  });

  test('line breaks stay, two of them begin a paragraph', () => {
    expect(blocksOf('<p>Mill Lane 12<br>Fernwood<br><br>Phone</p>')).toEqual([
      { kind: 'paragraph', text: 'Mill Lane 12\nFernwood' },
      { kind: 'paragraph', text: 'Phone' },
    ]);
  });

  test('lists and code', () => {
    expect(
      blocksOf(
        '<ul><li>One<ul><li>Sub</li></ul></li><li><p>Two</p></li></ul><pre><code>if (a)\n  b()\n</code></pre>',
      ),
    ).toEqual([
      { kind: 'list-item', text: 'One' },
      { kind: 'list-item', text: 'Sub' },
      { kind: 'list-item', text: 'Two' },
      { kind: 'code', text: 'if (a)\n  b()' },
    ]);
  });
});

describe('tables', () => {
  const rowsOf = (html: string) =>
    blocksOf(`<table>${html}</table>`).map((block) =>
      block.kind === 'table-row' ? [block.columns, block.cells] : block,
    );

  test('every row carries its header; spans are expanded', () => {
    expect(
      rowsOf(
        '<thead><tr><th>Zone</th><th colspan="2">Price</th></tr><tr><th></th><th>small</th><th>large</th></tr></thead><tr><td rowspan="2">EU</td><td>5</td><td>6</td></tr><tr><td colspan="2">free</td></tr>',
      ),
    ).toEqual([
      [
        ['Zone', 'Price / small', 'Price / large'],
        ['EU', '5', '6'],
      ],
      [
        ['Zone', 'Price / small', 'Price / large'],
        ['EU', 'free', ''],
      ],
    ]);
  });

  test('two columns without a header are names with values', () => {
    expect(rowsOf('<tr><td>Monday</td><td>9 to 5</td></tr><tr><td>Sunday</td><td>closed</td></tr>')).toEqual([
      [
        ['', ''],
        ['Monday', '9 to 5'],
      ],
      [
        ['', ''],
        ['Sunday', 'closed'],
      ],
    ]);
  });

  test('a first row that looks like a header is one, where there are more columns', () => {
    expect(rowsOf('<tr><td>A</td><td>B</td><td>C</td></tr><tr><td>1</td><td>2</td><td>3</td></tr>')).toEqual([
      [
        ['A', 'B', 'C'],
        ['1', '2', '3'],
      ],
    ]);
  });

  test('line breaks in a cell are no literal tags', () => {
    expect(rowsOf('<tr><th>A</th><th>B</th></tr><tr><td>x<br>y</td><td>z</td></tr>')).toEqual([
      [
        ['A', 'B'],
        ['x, y', 'z'],
      ],
    ]);
  });

  test('a table that lays out the page is read as text', () => {
    expect(rowsOf('<tr><td><h1>Firm</h1></td></tr><tr><td><p>Text</p></td><td>More</td></tr>')).toEqual([
      { kind: 'heading', level: 1, text: 'Firm' },
      { kind: 'paragraph', text: 'Text' },
      { kind: 'paragraph', text: 'More' },
    ]);
  });

  test('absurd spans cost nothing', () => {
    expect(
      rowsOf('<tr><td colspan="1000000000" rowspan="1000000000">x</td><td>y</td></tr><tr><td>z</td></tr>')
        .length,
    ).toBeLessThan(5);
  });
});

describe('questions', () => {
  const pair = (question: string, answer: string) => ({
    kind: 'question',
    question,
    alternatives: [],
    answer,
  });
  const declare = (question: string, answer: string) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': [{ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }] }] })}</script>`;

  test('from details', () => {
    expect(
      blocksOf('<details><summary>Open on Sunday?</summary><p>No.</p><ul><li>Never</li></ul></details>'),
    ).toEqual([pair('Open on Sunday?', 'No.\nNever')]);
  });

  test('details that hold more than text are a section', () => {
    expect(
      blocksOf(
        '<h2>Data</h2><details><summary>Prices</summary><table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table></details>',
      )[1],
    ).toEqual({ kind: 'heading', level: 3, text: 'Prices' });
  });

  test('from a list of terms, when they ask', () => {
    expect(
      blocksOf('<dl><dt>Open on Sunday?</dt><dd>No.</dd><div><dt>Phone</dt><dd>123</dd></div></dl>'),
    ).toEqual([pair('Open on Sunday?', 'No.'), { kind: 'paragraph', text: 'Phone: 123' }]);
  });

  test('from headings that ask, when there are several', () => {
    expect(
      blocksOf('<h1>FAQ</h1><h3>Why?</h3><p>So.</p><h3><button>How?</button></h3><div><p>Thus.</p></div>'),
    ).toEqual([{ kind: 'heading', level: 1, text: 'FAQ' }, pair('Why?', 'So.'), pair('How?', 'Thus.')]);
    expect(blocksOf('<h1>Text</h1><h2>Why us?</h2><p>So.</p>')).toContainEqual({
      kind: 'heading',
      level: 2,
      text: 'Why us?',
    });
  });

  test('declared for machines, once', () => {
    expect(
      blocksOf('<h1>FAQ</h1><h2>Why?</h2><p>So it is.</p>', declare('Why?', '<p>So it&nbsp;is.</p>')),
    ).toEqual([{ kind: 'heading', level: 1, text: 'FAQ' }, pair('Why?', 'So it is.')]);
    expect(blocksOf('<p>x</p>', declare('Why?', 'So.'))).toContainEqual(pair('Why?', 'So.'));
  });

  test('broken data for machines takes nothing away', () => {
    expect(blocksOf('<p>x</p>', '<script type="application/ld+json">{broken</script>')).toEqual([
      { kind: 'paragraph', text: 'x' },
    ]);
  });
});

describe('what a page says besides', () => {
  test('links are resolved, wherever they stand', () => {
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

describe('small signs that change the meaning', () => {
  const lineOf = (html: string) =>
    blocksOf(html)
      .map((block) => ('text' in block ? block.text : ''))
      .join('|');
  test.each([
    ['10<sup>6</sup> units', '10⁶ units'],
    ['20 m<sup>2</sup> and 3 m<sup>3</sup>', '20 m² and 3 m³'],
    ['10<sup>-3</sup>', '10⁻³'],
    ['€99<sup>95</sup>', '€99.95'],
    ['€ 1,299<sup>00</sup>', '€ 1,299.00'],
    ['99<sup>95</sup> €', '99,95 €'],
    ['99,<sup>95</sup> €', '99,95 €'],
    ['<sup>$</sup>19<sup>99</sup>', '$19.99'],
    ['<span>$19</span><span class="price-cents">99</span>', '$19.99'],
    ['€5<small>50</small>', '€5.50'],
    ['€5 <small>per night</small>', '€5 per night'],
    ['9995 euros<sup>1</sup>', '9995 euros¹'],
    ['9995<sup>1</sup> euros', '9995¹ euros'],
    ['9995 euros<sup><a href="#n1">1</a></sup>', '9995 euros'],
    ['9995 euros<sup class="reference">[1]</sup>', '9995 euros'],
    ['9995 euros<sup>*</sup>', '9995 euros*'],
    ['9995 euros<sup>a</sup>', '9995 euros (a)'],
    ['<sup>1</sup> With tax.', '¹ With tax.'],
    ['the 1<sup>st</sup>, 2<sup>nd</sup> and 4<sup>th</sup>', 'the 1st, 2nd and 4th'],
    ['le 1<sup>er</sup> mai, M<sup>me</sup> Roy, n<sup>o</sup> 3', 'le 1er mai, Mme Roy, no 3'],
    ['Parley<sup>TM</sup> Pro<sup>®</sup>', 'Parley™ Pro®'],
    ['x<sup>n</sup> and e<sup>kt</sup>', 'xⁿ and e^(kt)'],
    ['1<sup>1</sup>/<sub>2</sub> cups, <sup>3</sup>⁄<sub>4</sub> cup', '1 1/2 cups, 3/4 cup'],
    ['H<sub>2</sub>O, CO<sub>2</sub>', 'H2O, CO2'],
    ['log<sub>2</sub>8', 'log₂8'],
    ['12<span style="vertical-align: super">3</span>', '12³'],
    ['opens <s>at 8</s> at 10', 'opens at 10'],
    ['<del>€120</del> <ins>€99</ins>', '€99'],
    ['<strike>Mon</strike> Tue', 'Tue'],
    ['<span style="text-decoration: line-through red">8</span> 10', '10'],
    ['<span style="text-decoration-line:line-through">8</span> 10', '10'],
    ['<span class="line-through">8</span> <span class="old-price">9</span> 10', '10'],
    ['<span style="opacity:0">8</span><span style="font-size:0">9</span> 10', '10'],
    ['<span style="opacity: 0.9">8</span> 10', '8 10'],
  ])('%s', (html, expected) => {
    expect(lineOf(`<p>${html}</p>`)).toBe(expected);
  });

  test('in headings, terms and cells too', () => {
    expect(blocksOf('<h2>From €99<sup>95</sup> <s>now</s></h2>')).toEqual([
      { kind: 'heading', level: 2, text: 'From €99.95' },
    ]);
    expect(lineOf('<dl><dt>Area</dt><dd>20 m<sup>2</sup></dd></dl>')).toBe('Area: 20 m²');
  });

  const cellOf = (html: string) =>
    blocksOf(`<table><tr><th>A</th><th>B</th></tr><tr><td>Pool</td><td>${html}</td></tr></table>`).map(
      (block) => (block.kind === 'table-row' ? block.cells[1] : '?'),
    );
  test.each([
    ['<input type="checkbox" checked>', '☑'],
    ['<input type="checkbox">', '☐'],
    ['<input type="radio" checked disabled>', '☑'],
    ['<i aria-label="yes"></i>', 'yes'],
    ['<img src="a.png" alt="included">', 'included'],
    ['<svg aria-label="Yes"></svg>', 'Yes'],
    ['<svg><title>Not included</title><path d=""/></svg>', 'Not included'],
    ['<span title="available"></span>', 'available'],
    ['<i class="fa fa-check" aria-hidden="true"></i>', '☑'],
    ['<span class="icon icon-cross"></span>', '☐'],
    ['<i class="fa fa-check" aria-hidden="true"></i><span class="sr-only">Yes</span>', 'Yes'],
    ['<img alt="Photo of the pool"> heated', 'heated'],
    ['<img alt="yes"> heated', 'yes heated'],
    ['<del><img alt="yes"></del>', ''],
    ['<form><input type="checkbox"></form>', ''],
  ])('a cell with %s', (html, expected) => {
    expect(cellOf(html)).toEqual([expected]);
  });

  test('outside of tables, boxes that cannot be changed and labels of states', () => {
    expect(
      lineOf(
        '<ul><li><input type="checkbox" checked disabled> Pool</li><li><input type="checkbox"> Red</li></ul>',
      ),
    ).toBe('☑ Pool|Red');
    expect(lineOf('<ul><li>Pool <img alt="not included"></li><li><img alt="A dog"> Dogs</li></ul>')).toBe(
      'Pool not included|Dogs',
    );
    expect(lineOf('<dl><dt>Pool</dt><dd><i aria-label="yes"></i></dd></dl>')).toBe('Pool: yes');
    expect(lineOf('<p><img alt="yes"> Text</p>')).toBe('Text');
  });
});

describe('what is beside the text', () => {
  const body = `<div class="content"><h1>Bicycles</h1>${`<p>${LOREM.repeat(2)}</p>`.repeat(4)}</div>`;
  const article = '<meta property="article:published_time" content="2026-01-02">';
  test.each([
    '<div class="related"><h2>Related services</h2><p>Tyre change: 15 euros</p></div>',
    '<div class="sidebar"><h3>Hours</h3><p>Mon to Fri 9:00 to 17:00</p></div>',
    '<div id="sidebar-right"><p>Call us: +44 20 7946 0000</p></div>',
    '<aside><p>Deposit: €50</p></aside>',
    '<form action="/book"><p>A booking costs £5 and is refunded.</p><input name="n"></form>',
    '<div class="widget"><p>Closed on Sundays</p></div>',
    '<div class="promo"><p>20% off in May</p></div>',
    '<section class="extra"><p>Parking: 2 € per hour</p></section>',
    '<div class="call-out"><h2>Prices</h2><table><tr><td>Repair</td><td>30 euros</td></tr></table></div>',
  ])('stays when it is a fact: %s', (html) => {
    const text = textOf(`${body}${html}`);
    for (const word of html.replace(/<[^>]+>/g, ' ').match(/[\w+€£:%]{2,}/g) ?? [])
      expect(text).toContain(word);
  });

  test.each([
    '<aside><p>Our workshop is run by two sisters.</p></aside>',
    '<div class="sidebar"><p>We speak Dutch.</p></div>',
  ])('stays on a page that is no article: %s', (html) => {
    expect(textOf(`${body}${html}`)).toContain(html.replace(/<[^>]+>/g, ''));
  });

  test.each([
    '<div class="related-posts"><h3>UNWANTED</h3><a href="/a">UNWANTED</a><p>UNWANTED words of another text, 3 January 2026</p></div>',
    '<section><h2>Related articles</h2><ul><li><a href="/a">UNWANTED</a></li><li><a href="/b">UNWANTED</a> 5 min read</li></ul></section>',
    '<div id="comments"><h2>2 comments</h2><p>Anna: UNWANTED, it cost me 40 euros</p></div>',
    '<section><h2>Kommentare</h2><p>UNWANTED</p></section>',
    '<div class="teasers"><div><a href="/a"><h3>UNWANTED</h3></a><p>UNWANTED</p></div></div>',
    '<div class="most-read"><ol><li><a href="/a">UNWANTED</a></li></ol></div>',
    '<div class="share-buttons"><a href="/x">UNWANTED</a></div>',
    `<ul class="all">${Array.from({ length: 15 }, (_, at) => `<li><a href="/${at}">UNWANTED ${at}</a></li>`).join('')}</ul>`,
  ])('is left out: %s', (html) => {
    for (const head of ['', article]) {
      expect(textOf(`${body}${html}`, head)).not.toContain('UNWANTED');
      expect(textOf(`<main>${body}${html}</main>`, head)).not.toContain('UNWANTED');
    }
  });

  test('stays beside long running text, unless the page is an article', () => {
    const long = `<div class="content"><h1>About us</h1>${`<p>${LOREM.repeat(3)}</p>`.repeat(9)}</div><aside><p>We speak Dutch.</p></aside>`;
    expect(textOf(long)).toContain('We speak Dutch.');
    expect(textOf(long, article)).not.toContain('We speak Dutch.');
  });

  test('is not looked for on a page of a product or of many articles', () => {
    const review = '<div itemprop="review"><time itemprop="datePublished">2026</time></div>';
    const product = '<script type="application/ld+json">{"@type":"Product","name":"Bell"}</script>';
    expect(textOf(`${body}${review}<aside><p>We speak Dutch.</p></aside>`, product + article)).toContain(
      'We speak Dutch.',
    );
    const cards = ['One', 'Two'].map(
      (name) => `<article><h2>${name}</h2><time>2026</time><p>${name}: ${LOREM}</p></article>`,
    );
    expect(textOf(`<h1>Firm</h1>${cards.join('')}<aside><p>We speak Dutch.</p></aside>`)).toContain(
      'We speak Dutch.',
    );
  });

  test('is all there is on a page of news', () => {
    const list = `<div class="latest-news">${['One', 'Two', 'Three'].map((name) => `<h2><a href="/${name}">${name}</a></h2><p>${name}: ${LOREM}</p>`).join('')}</div>`;
    expect(textOf(`<h1>News</h1>${list}`)).toContain('Two: Our workshop');
  });

  test('an article keeps its tables, lists and quotes, and loses pointers and captions', () => {
    const text = textOf(
      `<div class="page"><div class="top"><a href="/">Home</a> UNWANTED</div><div class="story"><h1>Bicycles</h1>${`<p>${LOREM.repeat(2)}</p>`.repeat(3)}<figure><img><figcaption>UNWANTED</figcaption></figure><table><tr><th>Part</th><th>Price</th></tr><tr><td>Bell</td><td>9 euros</td></tr></table><p>Read more: <a href="/b">UNWANTED</a></p><ul><li>Oil it</li></ul>${`<p>${LOREM.repeat(2)}</p>`.repeat(3)}</div><div class="rail">UNWANTED words</div></div>`,
      article,
    );
    expect(text).not.toContain('UNWANTED');
    for (const kept of ['Bell', '9 euros', 'Oil it', 'Bicycles']) expect(text).toContain(kept);
  });
});

describe('a form to sign in', () => {
  const form =
    '<form><label>Email</label><input name="e"><label>Password</label><input type="password"><button>Go</button></form>';
  const shop = '<h1>Bakery</h1><p>Bread costs 3 euros. We open at 8.</p>';
  test.each([
    [`<header><a href="/">Bakery</a>${form}</header>${shop}`, null],
    [`<div class="top-bar">${form}</div>${shop}`, null],
    [`<div>${form}</div>${shop}`, null],
    [`${shop}<div class="modal" id="login-modal">${form}</div>`, null],
    [`${shop}<aside>${form}</aside>`, null],
    [`${shop}<footer>${form}</footer>`, null],
    [`<main>${shop}</main><div>${form}</div>`, null],
    [`${shop}<div style="display: none">${form}</div>`, null],
    [`<h1>Sign in</h1>${form}`, 'login-page'],
    [`<h1>Members</h1><p>Please enter your password.</p>${form}`, 'login-page'],
    [`<div class="card"><h1>Willkommen</h1><p>Anmelden</p>${form}</div>`, 'login-page'],
    [form, 'login-page'],
    [
      `<header><nav>Home</nav></header><main><h2>Log in</h2>${form}<p><a href="/r">Forgot your password? Write to us, and we send you a new one within a day.</a></p></main>`,
      'login-page',
    ],
  ])('%s', (body, problem) => {
    expect(read(page(body)).page.problem).toBe(problem);
  });
});

describe('what is not where it should be', () => {
  const whole = page('<h1>Shop</h1><p>We open at 9.</p>', '<meta name="description" content="D">');
  const notice =
    '<br />\n<b>Notice</b>:  Undefined index: x in <b>/var/www/a.php</b> on line <b>3</b><br />\n';
  test.each<[what: string, html: string, extra: string | null]>([
    ['a notice of PHP before the doctype', notice + whole, null],
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
