import { describe, expect, test } from 'vitest';
import { readBody } from '../../fixtures/read-body.ts';

const LOREM =
  'Our workshop repairs bicycles of every make, and most repairs are done within two working days. ';
const textOf = (body: string, head?: string) => JSON.stringify(readBody(body, head).document.blocks);

describe('what is next to the text', () => {
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
    '<form><select><optgroup label="Children"><option>Day 6 €</option></optgroup></select></form>',
    '<form><label><input type="radio"> Adult 12 €</label></form>',
    '<section class="card"><h3>Ticket</h3><footer>12 € with tax</footer></section>',
    '<div class="alert" role="alert">Closed on Mondays until 3 May.</div>',
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
    '<div style="position:fixed"><p>We use cookies. UNWANTED.</p><button>Accept all</button></div>',
    '<ol itemscope itemtype="https://schema.org/BreadcrumbList"><li>UNWANTED</li></ol>',
    '<ul class="language-switcher"><li><a hreflang="de" href="/de">UNWANTED</a></li></ul>',
    '<p><a href="javascript:window.print()">UNWANTED</a></p>',
    '<div class="share-buttons"><a href="/x">UNWANTED</a></div>',
    `<ul class="all">${Array.from({ length: 15 }, (_, at) => `<li><a href="/${at}">UNWANTED ${at}</a></li>`).join('')}</ul>`,
  ])('is left out: %s', (html) => {
    for (const head of ['', article]) {
      expect(textOf(`${body}${html}`, head)).not.toContain('UNWANTED');
      expect(textOf(`<main>${body}${html}</main>`, head)).not.toContain('UNWANTED');
    }
  });

  test.each([
    ['a page', '', '<aside><p>We speak Dutch.</p></aside>', true],
    ['a page', '', '<div class="sidebar"><h3>Hours</h3><p>Mon to Fri 9:00 to 17:00</p></div>', true],
    ['a page', '', '<div class="extra"><h2>Also</h2><p>We speak Dutch.</p></div>', true],
    [
      'a product',
      '<script type="application/ld+json">{"@type":"Product"}</script>',
      '<aside><p>€5</p></aside>',
      false,
    ],
  ])('is marked, and comes after the main text, on %s%s: %s', (_what, head, html, isMarked) => {
    const { blocks } = readBody(`${html}${body}`, head).document;
    const first = blocks.findIndex(({ isBeside }) => isBeside === true);
    expect(first !== -1).toBe(isMarked);
    if (!isMarked) return;
    expect(JSON.stringify(blocks.slice(0, first))).toContain('Our workshop');
    expect(blocks.slice(first).every(({ isBeside }) => isBeside === true)).toBe(true);
  });

  test('is not guessed where the main text would be a small part of the page', () => {
    const cards = Array.from(
      { length: 12 },
      (_, at) =>
        `<div class="widget"><h3>Offer ${at}</h3><p>${LOREM.repeat(2)} It costs ${at} euros.</p></div>`,
    );
    const { blocks } = readBody(`${body}${cards.join('')}`).document;
    expect(blocks.some(({ isBeside }) => isBeside === true)).toBe(false);
  });

  test('stays next to a long text, unless the page is an article', () => {
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

describe('what belongs to a text, however it is linked or named', () => {
  const article = '<meta property="article:published_time" content="2026-01-02">';
  const prose = `<p>${LOREM.repeat(2)}</p>`.repeat(4);
  const item = (name: string) => `<li>${name} <a href="/${name}">made it quicker to find a bicycle</a></li>`;
  test.each<[what: string, html: string, wanted: string[]]>([
    [
      'a list whose items are mostly links',
      `<ul>${item('Anna')}${item('Ben')}</ul>`,
      ['Anna made', 'Ben made'],
    ],
    ['a heading that is a link', '<h4><a href="/x">Bugs that are gone</a></h4>', ['Bugs that are gone']],
    [
      'a link in the middle of a cell',
      '<table><tr><td>Tours with <a href="/g">a guide</a> only</td><td>5 €</td></tr></table>',
      ['Tours with a guide only'],
    ],
    [
      'a list of links that an item names',
      '<ul><li>In progress:<ul><li><a href="/a">Lamps that last</a></li><li><a href="/b">Saddles of cork</a></li></ul></li></ul>',
      ['Lamps that last', 'Saddles of cork'],
    ],
    [
      'a section named for its heading',
      `<section id="sharing-with-a-friend"><h2>\n  Sharing with a friend\n</h2><p>${LOREM}</p><pre>lend bicycle</pre></section>`,
      ['Sharing with a friend', 'lend bicycle'],
    ],
    [
      'a part that lacks what it is named for',
      '<div class="item no_caption"><p>Lent for a day.</p></div>',
      ['Lent for a day.'],
    ],
  ])('%s', (_what, html, wanted) => {
    for (const head of ['', article]) {
      const { blocks } = readBody(
        `<div class="text"><h1>News</h1>${prose}${html}${prose}</div>`,
        head,
      ).document;
      const main = JSON.stringify(blocks.filter(({ isBeside }) => isBeside !== true));
      for (const each of wanted) expect(main).toContain(each);
    }
  });

  test.each([
    '<div>Tue: <span class="hours__item-comments">closed</span></div>',
    '<table><tr><td>Tue:</td><td class="comment">closed</td></tr></table>',
    '<p class="field--name-comment">Tue: closed</p>',
  ])('a remark that is called a comment: %s', (html) => {
    expect(textOf(html)).toContain('closed');
  });

  test('what is next to a text of one paragraph', () => {
    const html = `<table><tr><td><p>Sunday stories</p><p>${LOREM.repeat(4)}</p><p>The end</p></td></tr></table>`;
    const { blocks } = readBody(html).document;
    expect(blocks.filter(({ isBeside }) => isBeside === true)).toEqual([]);
  });

  test('the date and the author between the heading and the text, but no other part', () => {
    const frame = (more: string) =>
      `<div class="page"><div class="hd"><h1>News</h1><span>By Anna on 3 May</span></div><div class="bd">${prose}</div>${more}</div><div class="box">Elsewhere</div>`;
    const mainOf = (html: string) => {
      const { blocks } = readBody(html).document;
      return JSON.stringify(blocks.filter(({ isBeside }) => isBeside !== true));
    };
    expect(mainOf(frame(''))).toContain('By Anna');
    expect(mainOf(frame(''))).not.toContain('Elsewhere');
    expect(mainOf(frame('<div><h2>Laws</h2><p>Some of them</p></div>'))).not.toContain('Laws');
  });

  test('the second part of an article that is in two parts', () => {
    const part = (name: string, count: number) =>
      `<div class="inner">${`<p>${name}: ${LOREM.repeat(2)}</p>`.repeat(count)}</div>`;
    const text = textOf(`<section><h1>News</h1>${part('First', 36)}${part('Second', 6)}</section>`, article);
    expect(text.split('Second: ').length - 1).toBe(6);
  });

  test('the first items of a list that Readability leaves out', () => {
    const list = `<h2>Highlights</h2><ul><li><a href="/y">Our year</a></li><li>${LOREM.repeat(2)}</li></ul>`;
    const text = textOf(`<div class="text"><h1>News</h1>${list}${prose}</div>`, article);
    for (const wanted of ['Highlights', 'Our year']) expect(text).toContain(wanted);
  });

  test.each([
    ['figure', (n: number) => `<figure><img><figcaption>Step ${n}: oil the chain well</figcaption></figure>`],
    [
      'theme without figures',
      (n: number) =>
        `<div class="widget"><img><div class="dnd-caption-wrapper">Step ${n}: oil the chain well</div></div>`,
    ],
  ])('captions are text where an article has many of them, by a %s', (_what, figure) => {
    const steps = [1, 2, 3, 4].map((n) => `<p>${LOREM.repeat(2)}</p>${figure(n)}`);
    const mainOf = (parts: string[]) => {
      const html = `<div class="text"><h1>News</h1>${parts.join('')}<p>${LOREM.repeat(2)}</p></div>`;
      const { blocks } = readBody(html, article).document;
      return JSON.stringify(blocks.filter(({ isBeside }) => isBeside !== true));
    };
    for (const n of [1, 2, 3, 4]) expect(mainOf(steps)).toContain(`Step ${n}: oil`);
    expect(mainOf(steps.slice(0, 3))).not.toContain('Step 1');
  });

  test('a caption of an article comes after its text', () => {
    const figure =
      '<figure><img><figcaption>The workshop in Mill Lane, seen from the river</figcaption></figure>';
    const { blocks } = readBody(`<div><h1>News</h1>${prose}${figure}${prose}</div>`, article).document;
    expect(blocks.at(-1)).toMatchObject({
      text: 'The workshop in Mill Lane, seen from the river',
      isBeside: true,
    });
  });
});

describe('the lead of an article', () => {
  const article = '<meta property="article:published_time" content="2026-01-02">';
  const text = `<div class="entry-content">${`<p>${LOREM.repeat(2)}</p>`.repeat(5)}</div>`;
  const lead = 'Since this spring the workshop repairs tandems and cargo bicycles, too';
  test.each([
    [`<p class="lead">${lead}</p>`, true],
    [`<h2>${lead}</h2>`, true],
    [`<div class="teaser-text"><p>${lead}</p></div>`, true],
    [`<div><strong>${lead}</strong></div>`, true],
    [`<aside><p>${lead}</p></aside>`, false],
    [`<figure><figcaption>${lead}</figcaption></figure>`, false],
    [`<div class="share"><p>${lead}</p></div>`, false],
    [`<p><a href="/x">${lead}</a></p>`, false],
    [`<p>${lead.slice(0, 30)}</p>`, false],
  ])('%s', (html, isKept) => {
    const { blocks } = readBody(
      `<article><header><h1>News</h1></header>${html}${text}</article>`,
      article,
    ).document;
    expect(JSON.stringify(blocks).includes(lead.slice(0, 30))).toBe(isKept);
  });
});

describe('the text that an article declares', () => {
  const text = LOREM.repeat(6).trim();
  const declaring = (...texts: string[]) =>
    texts
      .map(
        (articleBody) =>
          `<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', articleBody })}</script>`,
      )
      .join('');
  test.each([
    ['is read where the page shows none of it', '<h1>News</h1><div id="root"></div>', declaring(text), true],
    ['is read without its marks', '<h1>News</h1>', declaring(`<p>${text}</p>`), true],
    [
      'is read next to its first words',
      `<h1>News</h1><p>${LOREM}</p><p>Call +44 20 7946 0000.</p>`,
      declaring(text),
      true,
    ],
    [
      'is not read twice',
      `<h1>News</h1><article><p>${text}</p></article>`,
      declaring(`${text} UNSEEN`),
      false,
    ],
    ['is not read where there are several', '<h1>News</h1>', declaring(text, `${text} UNSEEN`), false],
  ])('%s', (_what, html, head, isRead) => {
    const { blocks } = readBody(html, head).document;
    const texts = JSON.stringify(blocks);
    expect(texts.split(LOREM.trim()).length - 1).toBe(isRead || html.includes(text) ? 6 : 0);
    expect(texts).not.toContain('UNSEEN');
    expect(blocks[0]).toMatchObject({ kind: 'heading', text: 'News' });
    expect(texts.includes('+44')).toBe(html.includes('+44'));
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
    [`${shop}<details><summary>Returning customer? Log in</summary>${form}</details>`, null],
    [`<h1>Course</h1><p>You must be logged in to see this.</p>${form}`, 'login-page'],
    [
      `<h1>My account</h1><h2>Log in</h2>${form}<h2>Register</h2><p>A link to set a password will be sent to your email address.</p>`,
      'login-page',
    ],
    [
      '<h1>Log in</h1><form><label>Email</label><input type="email"><button>Go on</button></form>',
      'login-page',
    ],
    [`${form}<p>© 2026 Firm</p>`, 'login-page'],
    ['<h1>News by email</h1><form><label>Email</label><input type="email"></form>', null],
    [
      `<table><tr><td>${form}</td><td><h1>Sailing</h1><p>A day ticket costs 12 euros.</p></td></tr></table>`,
      null,
    ],
    [
      `<header><nav>Home</nav></header><main><h2>Log in</h2>${form}<p><a href="/r">Forgot your password? Write to us, and we send you a new one within a day.</a></p></main>`,
      'login-page',
    ],
  ])('%s', (body, problem) => {
    expect(readBody(body).page.problem).toBe(problem);
  });
});
