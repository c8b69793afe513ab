import { expect, test } from 'vitest';
import type { Block } from '#core/reading/read-document.ts';
import { readBody } from '../../fixtures/read-body.ts';

/** What of a page is its main text, and in which order. */
const LOREM =
  'Our workshop repairs bicycles of every make, and most repairs are done within two working days. ';
const blocksOf = (body: string, head = ''): Block[] => readBody(body, head).document.blocks;
const textOf = (body: string, head = '') => JSON.stringify(blocksOf(body, head));

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
  ['a menu with a sentence', '<nav><p>UNWANTED now.</p><a href="/x">UNWANTED</a></nav>'],
  ['a footer', '<footer>UNWANTED</footer>'],
  ['a script', '<script>UNWANTED</script>'],
  ['a style sheet', '<style>UNWANTED</style>'],
  ['a noscript', '<noscript>UNWANTED</noscript>'],
  ['a cookie banner', '<div class="cookie-banner">UNWANTED</div>'],
  ['a consent tool', '<div id="onetrust-consent-sdk"><p>UNWANTED</p></div>'],
  ['a hidden element', '<p hidden>UNWANTED</p>'],
  ['what is not displayed', '<p style="color:red; display: none">UNWANTED</p>'],
  ['what is invisible', '<p style="visibility:hidden">UNWANTED</p>'],
  ['what is outside of the window', '<p style="position:absolute; left:-9999px">UNWANTED</p>'],
  ['white on white', '<p style="color:#FFF;background:#fff">UNWANTED</p>'],
  ['white on a white background', '<p style="background-color: white; color: white !important">UNWANTED</p>'],
  ['a dialog about privacy', '<div role="dialog" aria-label="We value your privacy"><p>UNWANTED</p></div>'],
  ['a banner of another tool', '<div class="cc_banner cc_container"><p>UNWANTED</p></div>'],
  ['another tool', '<div id="BorlabsCookieBox"><p>UNWANTED</p></div>'],
  ['what a database says of its failure', '<p class="wpdberror">UNWANTED</p>'],
  ['a consent tool with its name in one word', '<div id="CybotCookiebotDialog"><p>UNWANTED</p></div>'],
  ['another consent tool', '<div id="sp_message_container_1"><p>UNWANTED</p></div>'],
  ['a dialog about cookies', '<div role="dialog" aria-label="Cookie consent"><p>UNWANTED</p></div>'],
  ['white by its parts', '<p style="color:rgb(255, 255, 255);background-color:#fff">UNWANTED</p>'],
  ['white by attributes', '<p><font color="white" style="background:#FFFFFF">UNWANTED</font></p>'],
  ['what is drawn at no size', '<p style="transform: scale(0)">UNWANTED</p>'],
  [
    'what is said after a form was sent',
    '<form><button>Send</button><p style="display:none">UNWANTED</p></form>',
  ],
  ['a menu below its button', '<button class="menu">More</button><div style="display:none">UNWANTED</div>'],
  ['what a class hides everywhere', '<p class="mb-2 d-none">UNWANTED</p>'],
  [
    'a dialog that an item of a menu opens',
    '<ul><li><a href="#login-modal">Log in</a></li></ul><div id="login-modal" style="display:none">UNWANTED</div>',
  ],
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
  [
    'the copy of what slides by',
    '<div class="swiper-slide swiper-slide-duplicate" aria-hidden="true">UNWANTED</div>',
  ],
  ['a drawing', '<svg><title>UNWANTED</title></svg>'],
  ['bread crumbs', '<div class="breadcrumb">UNWANTED</div>'],
  [
    'comments of a document of Word',
    "<div style='mso-element:comment-list'><div style='mso-element:comment'><p>UNWANTED</p></div></div>",
  ],
  [
    'comments of a document of Google',
    '<div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>UNWANTED</span></p><p>UNWANTED</p></div>',
  ],
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
  [
    'a tab of a framework',
    '<ul><li><a data-toggle="tab" href="#a">Prices</a></li></ul><div id="a" style="display:none">WANTED</div>',
  ],
  [
    'what a button of a framework unfolds',
    '<button data-bs-toggle="collapse" data-bs-target="#b">More</button><div id="b" hidden>WANTED</div>',
  ],
  [
    'an answer that is folded into a menu',
    '<div>Do you deliver?</div><nav class="w-dropdown-list"><p>Yes, WANTED.</p></nav>',
  ],
  [
    'a tab of a list of tabs',
    '<ul><li><a href="#tabs-2">Hours</a></li></ul><div id="tabs-2" style="display:none">WANTED</div>',
  ],
  ['a region that is folded', '<h4>Do you deliver?</h4><div role="region" aria-hidden="true">WANTED</div>'],
  [
    'what a builder of websites folds',
    '<h5>Do you deliver?</h5><div class="et_pb_toggle_content" style="display:none">WANTED</div>',
  ],
  ['what slides by', '<div class="slick-slide" aria-hidden="true"><p>WANTED</p></div>'],
  ['a heading that is drawn letter by letter', '<h2 aria-label="WANTED"><i aria-hidden="true">W</i></h2>'],
  [
    'a choice with prices',
    '<form><select><option>WANTED – 5 €</option><option>Large – 9 €</option></select></form>',
  ],
  [
    'what is hidden below a button',
    '<button class="accordion">Fees</button><div class="panel" style="display: none"><p>WANTED</p></div>',
  ],
  [
    'what is hidden below a button in a heading',
    '<h3><button>Fees</button></h3><div hidden><p>WANTED</p></div>',
  ],
  [
    'the tab of a part',
    '<ul role="tablist"><li><button role="tab" aria-controls="t1">WANTED</button></li></ul><div role="tabpanel" id="t1" hidden>120 €</div>',
  ],
  [
    'a label that unfolds an answer',
    '<input type="checkbox" id="c1"><label for="c1">WANTED?</label><div class="answer">Until noon.</div>',
  ],
  ['a label outside of forms', '<div><label>WANTED</label><output>12 €</output></div>'],
  ['a phone number behind an icon', '<a href="tel:WANTED"><i class="fa fa-phone"></i></a>'],
  ['a phone number in a button', '<p><a class="button" href="tel:030">Call WANTED</a></p>'],
  ['a part of a switcher', '<ul class="uk-switcher"><li>One</li><li style="display:none">WANTED</li></ul>'],
  ['what a framework shows', '<div x-show="open" x-cloak style="display:none">WANTED</div>'],
  [
    'the button that unfolds an answer',
    '<button aria-expanded="false" aria-controls="w1">WANTED?</button><div id="w1" hidden>Dogs 10 euros.</div>',
  ],
  [
    'a custom element that is drawn from a template',
    '<price-box><template shadowrootmode="open"><p>WANTED</p><slot></slot></template>a night</price-box>',
  ],
  ['a tab of a builder of websites', '<div class="w-tab-pane" style="display:none">WANTED</div>'],
  ['what a class hides on small screens only', '<p class="d-none d-md-block">WANTED</p>'],
  ['text of another color than its ground', '<p style="color:#fff;background:#000">WANTED</p>'],
  ['what search in the page unfolds', '<div hidden="until-found">WANTED</div>'],
  ['the header of an article', '<article><header><h1>WANTED</h1></header><p>x</p></article>'],
  ['a page about cookies', '<main class="cookie-policy"><h1>Cookies</h1><p>WANTED</p></main>'],
  ['the only heading, in the header', '<header><h1>WANTED</h1></header><p>x</p>'],
])('is read with %s', (_what, html) => {
  expect(textOf(html)).toContain('WANTED');
});

const contact = '<h3>Hours</h3><p>Mon to Fri 9:00 to 17:00</p><a href="tel:+431234567">+43 1 234567</a>';
const furniture = `<header><a href="/">Home</a><span>Call us: +43 1 234567</span></header><h1>Bicycles</h1><p>${LOREM.repeat(4)}</p><footer><div>${contact}</div><ul><li><a href="/legal">Legal</a></li></ul></footer>`;
test.each([
  ['https://firm.example/', true],
  ['https://firm.example/index.html', true],
  ['https://firm.example/rooms', false],
  ['https://firm.example/?page=2', false],
])(
  'what header and footer of a website state is read once, next to the text of its first page: %s',
  (url, isRead) => {
    const { blocks } = readBody(furniture, '', url).document;
    const beside = JSON.stringify(blocks.filter(({ isBeside }) => isBeside === true));
    for (const fact of ['Mon to Fri 9:00 to 17:00', 'Call us: +43 1 234567']) {
      expect(beside.includes(fact)).toBe(isRead);
    }
    expect(JSON.stringify(blocks)).not.toContain('Legal');
  },
);

test.each([
  ['a page that is hidden until its script has run', '<main style="display:none"><p>WANTED</p></main>'],
  ['a page behind an open dialog', '<div id="page" aria-hidden="true"><p>WANTED</p></div>'],
  ['what moves into sight', '<div style="opacity:0;transform:translateY(20px)"><p>WANTED</p></div>'],
  ['what is named for it', '<div class="wow fadeInUp" style="visibility: hidden"><p>WANTED</p></div>'],
  ['what is marked for it', '<h2 data-aos="fade" style="opacity: 0">WANTED</h2>'],
  ['a tab of another builder', '<div class="kt-tab-inner-content" style="display:none"><p>WANTED</p></div>'],
])('%s is read', (_what, html) => {
  expect(textOf(html)).toContain('WANTED');
});

test.each([
  [
    'a dialog that moves into sight',
    '<div class="pop-up animated" style="visibility:hidden"><p>UNWANTED</p></div>',
  ],
  ['what is not drawn at all', '<div class="animated" style="display:none;opacity:0"><p>UNWANTED</p></div>'],
  ['a word that is not seen', '<p>Open <span style="opacity:0">UNWANTED</span></p>'],
])('%s is left out', (_what, html) => {
  expect(textOf(html)).not.toContain('UNWANTED');
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

test('the bullets that Word writes as text are left out', () => {
  const bullet = "<![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>";
  expect(blocksOf(`<p style='mso-list:l0 level1'>${bullet}Breakfast</p>`)).toEqual([
    { kind: 'paragraph', text: 'Breakfast' },
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
