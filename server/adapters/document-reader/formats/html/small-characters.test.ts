import { expect, test } from 'vitest';
import { readBody } from '../../fixtures/read-body.ts';

/** Characters within a line, and marks without words, that change what the line means. */
const blocksOf = (body: string, head?: string) => readBody(body, head).document.blocks;

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
  ['$19<sup>.99</sup> and 19<sup>,90</sup> €', '$19.99 and 19,90 €'],
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
  ['20 m<span class="sup">2</span>', '20 m²'],
  ['20 m<span style="position:relative; top:-0.5em; font-size:75%">2</span>', '20 m²'],
  ['10<span style="font-size:8px; vertical-align: 30%">6</span>', '10⁶'],
  ['10<font style="vertical-align:super">6</font>', '10⁶'],
  ['8<sup>30</sup> – 17<sup>00</sup>', '8:30 – 17:00'],
  ['ab 9<sup>00</sup> Uhr', 'ab 9:00 Uhr'],
  ['2<sup>10</sup> bytes', '2¹⁰ bytes'],
  ['49,<sup>–</sup> €', '49,– €'],
  ['99<sup>.-</sup> CHF', '99.- CHF'],
  ['Na<sup>+</sup>', 'Na⁺'],
  ['10 %<sup><a href="https://firm.example/some/sub/#n1">1</a></sup> off', '10 % off'],
  ['at 10<a class="sdfootnoteanc" href="#n1"><sup>1</sup></a>', 'at 10'],
  ['at 10<a href="#_ftn1"><span class="MsoFootnoteReference">[1]</span></a>', 'at 10'],
  ['see <a href="#rooms">Rooms</a>', 'see Rooms'],
  [
    '<del aria-hidden="true">€120</del> <span class="screen-reader-text">Original price was: €120.</span><ins>€99</ins><span class="screen-reader-text">Current price is: €99.</span>',
    '€99 Current price is: €99.',
  ],
  ['<span class="compare-at-price">€120</span> €99', '€99'],
  ['<span class="sale-price">€99</span> <span class="original-price">€120</span>', '€99'],
  ['<span class="regular-price">€120</span>', '€120'],
  ['<span class="price crossed-out">€120</span> €99', '€99'],
  ['<span class="list-price">€120</span> <span class="final-price">€99</span>', '€99'],
  ['<span class="original-price">€120</span> <span class="unit">per night</span>', '€120 per night'],
  ['<span class="uvp-price">€120*</span> now €99', 'now €99'],
  ['with <b class="with-list-price">€99<span class="list-price-price">€120</span></b>', 'with €99'],
  ['<span>RRP: <span class="price price--rrp">€120</span></span> <span class="price">€99</span>', '€99'],
  ['<span>RRP: <span class="price price--rrp">€120</span></span>', 'RRP: €120'],
  ['<span class="euros">4</span><span class="cents">49</span>', '4.49'],
  ['10<span class="align-super text-xs">6</span> units', '10⁶ units'],
  ['€49<span class="align-text-top">99</span>', '€49.99'],
  ['$49<span style="font-size:50%;vertical-align:top">99</span>', '$49.99'],
  ['Room <span class="align-top">101</span>', 'Room 101'],
  ['<span class="dish">Soup</span><span class="price">6.50</span>', 'Soup 6.50'],
  ['<strong>Price</strong>80 €', 'Price 80 €'],
  ['<b>Mon</b><time>9:00</time><time>17:00</time>', 'Mon 9:00 17:00'],
  ['<span>Pay</span><span>Pal</span> is taken', 'PayPal is taken'],
  ['<span class="c1">Roo</span><span class="c2">ms</span>', 'Rooms'],
  ['<span class="dropcap">W</span>elcome', 'Welcome'],
  ['2<sup>1/2</sup> hours', '2 1/2 hours'],
  ['<span data-hook="product-item-price-before-discount">€120</span> €99', '€99'],
  ['<span class="price-display__original">€120</span> <span>€99</span>', '€99'],
  ['<span class="price-strikethrough">€120</span> €99', '€99'],
  ['<span class="price-whole">6</span><span class="price-rest">50</span>', '650'],
  ['Guests: <span role="img" aria-label="4.5 out of 5 stars"></span>', 'Guests: 4.5 out of 5 stars'],
  ['<i class="material-icons">shopping_cart</i> Basket', 'Basket'],
  ['10<sup>–3</sup>', '10⁻³'],
  ['Fee 50<span class="footnotenumber">3</span>', 'Fee 50'],
  ['<span class="product__price--old">€80</span><span class="product__price--new">€60</span>', '€60'],
  ['<span class="price__old">€80</span> <span class="price__current">€60</span>', '€60'],
  ['<span class="original-price">€120</span> <span class="money">99</span>', '99'],
  ['<span class="cold-price">€80</span>', '€80'],
  ['<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字<rt>じ</rt></ruby>教室', '漢字教室'],
  ['check&#8209;in', 'check-in'],
  ['<span data-to-value="250">0</span> rooms', '250 rooms'],
  ['<span data-count="250">3</span> rooms', '3 rooms'],
  ['<a href="mailto:info@firm.example?subject=x"><svg></svg></a>', 'info@firm.example'],
  ['129<sup>00</sup> zł', '129,00 zł'],
  ['10<sup>00</sup>～18<sup>00</sup>', '10:00～18:00'],
  ['<span class="c-price c-price--striked">€50</span> <span class="c-price">€40</span>', '€40'],
  [
    '<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="2a4b6a4804494546">[email&#160;protected]</a>',
    'a@b.col',
  ],
  ['<a href="/cdn-cgi/l/email-protection#2a4b6a4804494546"><svg></svg></a>', 'a@b.col'],
  ['<b data-cfemail="zz">[email&#160;protected]</b>', '[email protected]'],
  ['1.250<sup>00</sup> TL', '1.250,00 TL'],
  ['99<sup>12</sup> trees', '99¹² trees'],
  ['<span>Haircut</span><span></span><span>$52</span>', 'Haircut $52'],
  ['<span>Haircut </span><span>US</span><span>$52</span>', 'Haircut US$52'],
  ['<span class="preis-alt">99 €</span> <span class="preis-neu">79 €</span>', '79 €'],
  ['<span class="price">79 €</span> <span class="price__crossed">99 €</span>', '79 €'],
  ['<span class="prix-barre">99 €</span> <span class="prix">79 €</span>', '79 €'],
  ['<span class="precio-anterior">99 €</span> <span class="precio">79 €</span>', '79 €'],
  ['<span class="eski-fiyat">990 TL</span> <span class="fiyat">790 TL</span>', '790 TL'],
  ['<span class="stara-cena">99 zł</span> <span class="cena">79 zł</span>', '79 zł'],
  ['<span class="stara-cena">99 zł</span>', '99 zł'],
  ['<span class="w-condition-invisible">Sold out</span> Boats', 'Boats'],
  ['<b class="elementor-hidden-desktop elementor-hidden-tablet elementor-hidden-mobile">x</b> y', 'y'],
  ['180<sup>o</sup>C and 1<sup>o</sup>', '180°C and 1º'],
  [
    '<math><msup><mn>10</mn><mn>6</mn></msup></math> or <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>',
    '10⁶ or 1/2',
  ],
  [
    '<span class="katex"><math><semantics><msup><mn>10</mn><mn>6</mn></msup><annotation>10^6</annotation></semantics></math><span aria-hidden="true">106</span></span> cells',
    '10⁶ cells',
  ],
  ['80 euros<a id="fnref1" href="#fn1">1</a> now', '80 euros now'],
  ['see <a href="#rooms">1</a>', 'see 1'],
  ['20 m<span style="font-variant-position: super">2</span>', '20 m²'],
  ['<span class="is-strikethrough">8</span> <span class="text-strike">9</span> 10', '10'],
  ['opens a\u0336t\u0336 \u03368\u0336 at 10', 'opens at 10'],
  ['<span style="color: transparent">8</span> <span style="color:rgba(0,0,0,0)">9</span> 10', '10'],
  ['<span style="color:transparent;background-clip:text">8</span>', '8'],
  [
    '<span style="transform:translateX(-9999px)">8</span> <span style="content-visibility:hidden">9</span> 10',
    '10',
  ],
  [
    'Comfort: <i class="fa fa-star"></i> <i class="fa fa-star"></i><i class="fa fa-star-half-o"></i><i class="fa fa-star-o"></i>',
    'Comfort: 2.5/4 ★',
  ],
  ['<i class="bi bi-star-fill"></i><i class="bi bi-star-fill"></i><i class="bi bi-star-fill"></i>', '3 ★'],
  ['<span style="font-size:1px">8</span> <span style="opacity:0.01">9</span> 10', '10'],
  [
    'Code: <input readonly value="FAMILY10 for 10 %"> <input value="x 1"> <input readonly value="https://a.example/1">',
    'Code: FAMILY10 for 10 %',
  ],
  ['Spice: <meter value="3" max="5"></meter>', 'Spice: 3/5'],
  ['<b class="elementor-hidden-mobile">x</b> y', 'x y'],
])('%s', (html, expected) => {
  expect(lineOf(`<p>${html}</p>`)).toBe(expected);
});

test.each([
  ['.old { text-decoration: line-through }', true],
  ['/* .x */ h2 .x, p span.old{color:red;text-decoration-line:line-through}', true],
  ['@media screen { .box > .old { text-decoration: line-through; } }', false],
  ['.old:hover { text-decoration: line-through }', false],
  ['.old { text-decoration: underline }', false],
  ['@media print { .old { text-decoration: line-through } }', false],
  ['.old { display : none !important }', true],
  ['p .old, .x { visibility: hidden }', true],
  ['.old { position: absolute; left: -9999px }', true],
  ['#was { display: none }', true],
  ['@media print { .old { display: none } }', false],
  ['@media screen { .old { display: none } }', true],
  ['.old { display: none } .old.open { display: inline }', false],
  ['.old { display: none } .old:target { display: block }', false],
  ['.old { display: none } @media (min-width: 40em) { .old { display: inline } }', false],
  ['span { text-decoration: line-through }', false],
  ['.old[ { text-decoration: line-through }', false],
])('what the page strikes or hides by its own style sheet is left out: %s', (sheet, isStruck) => {
  const html = '<p><span class="old" id="was">€120</span> €99</p>';
  expect(blocksOf(html, `<style>${sheet}</style>`)).toEqual([
    { kind: 'paragraph', text: isStruck ? '€99' : '€120 €99' },
  ]);
});

test('cents in a box of their own belong to the price before it', () => {
  const cents =
    '<div><span class="price__fractional-part">99</span><span class="period">Monthly</span></div>';
  expect(lineOf(`<div>$<span>39</span>${cents}</div>`)).toBe('$39.99 Monthly');
  const box = '<div class="after"><span class="fractional-part">99</span></div><span>Monthly</span>';
  expect(lineOf(`<div>$<span>39</span>${box}</div>`)).toBe('$39.99 Monthly');
});

test.each([
  [
    '<button aria-expanded="false" aria-controls="a">Fees</button><div id="a" hidden>9 euros</div>',
    'Fees|9 euros',
  ],
  [
    '<button aria-expanded="false" aria-controls="a">Read more</button><div id="a" hidden>9 euros</div>',
    '9 euros',
  ],
  ['<ul><li><a href="#a">Fees</a></li></ul><section id="a"><h2>Our fees</h2></section>', 'Fees|Our fees'],
  ['<span class="standard-price">€120</span> Deposit: €20', '€120 Deposit: €20'],
])('what names a part, and what does not: %s', (html, expected) => {
  expect(lineOf(html)).toBe(expected);
});

test('what a style sheet hides may be shown by a script', () => {
  const html = '<p class="old">Deposit: €120</p><script>show()</script>';
  const blocks = blocksOf(html, '<style>.old{display:none}</style>');
  expect(blocks).toEqual([{ kind: 'paragraph', text: 'Deposit: €120' }]);
});

test('what the page raises by its own style sheet is raised, as in exports of word processors', () => {
  const sheet = '<style>.c2{font-weight:700}.c3{color:#000;vertical-align:super;font-size:7pt}</style>';
  const html = '<p><span class="c2">10</span><span class="c3">6</span><span class="c2"> units</span></p>';
  expect(blocksOf(html, sheet)).toEqual([{ kind: 'paragraph', text: '10⁶ units' }]);
  expect(blocksOf(html, '<style>.c3{vertical-align:baseline}</style>')).toEqual([
    { kind: 'paragraph', text: '106 units' },
  ]);
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
  ['<i class="material-icons">check</i>', '☑'],
  ['<span class="material-symbols-outlined">cancel</span>', '☐'],
  ['<svg><use href="/sprite.svg#check"></use></svg>', '☑'],
  ['<svg><use xlink:href="#icon-cross"></use></svg>', '☐'],
  ['<svg data-icon="xmark"><path d=""></path></svg>', '☐'],
  ['<img src="/images/tick-green.png?v=2" alt="">', '☑'],
  ['<img src="/images/no.gif">', '☐'],
  ['<img src="/check/pool.jpg">', ''],
  ['<i class="glyphicon glyphicon-ok"></i>', '☑'],
  ['<i class="glyphicon glyphicon-remove"></i>', '☐'],
  ['<i class="fa fa-ban"></i>', '☐'],
  ['<span role="checkbox" aria-checked="true"></span>', '☑'],
  ['<span role="checkbox" aria-checked="false"></span>', '☐'],
  ['<form><input type="checkbox"></form>', ''],
  ['<i class="material-icons">clear</i>', '☐'],
  ['<i class="material-icons">check_box_outline_blank</i>', '☐'],
  ['<i class="bi bi-x-circle-fill"></i>', '☐'],
  ['<span class="plan__icon--included"></span>', '☑'],
  ['<span role="radio" aria-checked="true">Heated</span>', 'Heated'],
  ['<div class="clear"></div>', ''],
  ['<div class="block"></div>', ''],
  ['<figure class="wp-block-image"><img src="pool.jpg" alt=""></figure>', ''],
  ['<span class="no-border space-x-2"></span>', ''],
  ['<img src="/blank.gif" alt="">', ''],
  ['<img src="/office-block.jpg" alt="">', ''],
  ['<img src="/no-image.png" alt="">', ''],
  ['<img src="/model-x.jpg" alt="">', ''],
  ['<span class="d-block"></span>', ''],
  ['<svg class="icon"><use href="#fa-check"></use></svg>', '☑'],
  ['<svg><use href="#bi-x-lg"></use></svg>', '☐'],
  ['<img src="haken.png">', '☑'],
  ['<img src="/uploads/gruener-haken-150x150.png" alt="">', '☑'],
  ['<img src="rotes-kreuz.png" alt="">', '☐'],
  ['<img data-src="check.svg" src="data:image/gif;base64,R0lGOD">', '☑'],
  ['<img src="/flags/no.svg">', ''],
  ['<ion-icon name="close"></ion-icon>', '☐'],
  ['<iconify-icon icon="mdi:check"></iconify-icon>', '☑'],
  ['<i data-lucide="check"></i>', '☑'],
  ['<img src="yes.png" alt="yes.png">', '☑'],
  ['<img src="a.png" alt="green checkmark">', '☑'],
  ['<img src="a.png" alt="A check for 50 euros">', 'A check for 50 euros'],
])('a cell with %s', (html, expected) => {
  expect(cellOf(html)).toEqual([expected]);
});

test.each([
  ['<font face="Wingdings">ü</font>', '✓'],
  ['<span style="font-family:Wingdings">û</span>', '✗'],
  ['<i class="ri-check-line"></i>', '☑'],
  ['<svg viewBox="0 0 24 24"><path d="M5 13l4 4L19 7"/></svg>', '☑'],
  ['<svg><polyline points="20 6 9 17 4 12"></polyline></svg>', '☑'],
  ['<svg><path d="M6 18L18 6M6 6l12 12"/></svg>', '☐'],
  ['<svg><line x1="18" y1="6" x2="6" y2="18"></line><line x1="6" y1="6" x2="18" y2="18"></line></svg>', '☐'],
  ['<svg><path d="M19 9l-7 7-7-7"/></svg>', ''],
  ['<svg><path d="M5 12h14"/></svg>', ''],
])('a cell with a drawing: %s', (html, expected) => {
  expect(cellOf(html)).toEqual([expected]);
});

test.each([
  ['<div class="price"><div class="euros">24</div><div class="cents">95</div></div>', '24.95'],
  ['<div><div>€</div><div>24</div><div style="font-size:60%">95</div></div>', '€24.95'],
  ['<div><div>24</div><div style="font-size:60%">95</div><div>€</div></div>', '24,95 €'],
  ['<div aria-label="24,95 €"><div>24</div><div>95</div></div>', '24,95 €'],
  ['<div class="numbers"><div>24</div><div>95</div></div>', '24|95'],
  ['<div><div>24</div><div class="cents">95</div></div>', '24|95'],
  ['<div><div>2 rooms</div><div>80 €</div></div>', '2 rooms|80 €'],
])('a price whose parts are boxes is one where that is sure: %s', (html, expected) => {
  expect(lineOf(html)).toBe(expected);
});

test.each([
  ['<div style="background:#ffffff"><p style="color:#fff">SECRET</p></div>', false],
  ['<div style="background-color:white"><b><i style="color:rgb(255,255,255)">SECRET</i></b></div>', false],
  ['<div style="background:#fff"><p class="dark" style="color:#fff">SHOWN</p></div>', true],
  ['<div style="background:#fff"><div class="dark"><p style="color:#fff">SHOWN</p></div></div>', true],
  ['<div style="background:#000"><p style="color:#fff">SHOWN</p></div>', true],
  ['<p style="color:#fff">SHOWN</p>', true],
])('words in the color of the ground around them: %s', (html, isRead) => {
  expect(/SECRET|SHOWN/.test(lineOf(html))).toBe(isRead);
});

test.each([
  ['<p>40 € <i data-tooltip="Children are free">ⓘ</i></p>', '40 € ⓘ (Children are free)'],
  ['<p>40 € <i data-bs-title="Info">ⓘ</i></p>', '40 € ⓘ'],
  ['<p>Text <a href="/x" data-tooltip="Share this with friends">here</a></p>', 'Text here'],
])('what a mark next to a text says: %s', (html, expected) => {
  expect(lineOf(html)).toBe(expected);
});

test('words that a style sheet draws are read', () => {
  const sheet =
    '<style>.out::after{content:"sold out"} .p:before{content:attr(data-price)} .i::before{content:"e"} .t::before{content:"\\2713"}</style>';
  const html =
    '<p>Boat <b class="out"></b></p><p class="p" data-price="19 €">a day</p><p><i class="i"></i>Text</p><p><i class="t"></i>Pool</p>';
  expect(blocksOf(html, sheet).map((block) => 'text' in block && block.text)).toEqual([
    'Boat sold out',
    '19 € a day',
    'Text',
    '✓ Pool',
  ]);
});

test.each([
  ['<td class="day booked">5</td>', '5 booked'],
  ['<td class="day is-available"><span>5</span></td>', '5 available'],
  ['<td class="booked" data-date="2026-05-05">5</td>', '2026-05-05 booked'],
  ['<td aria-label="5 May 2026, not available">5</td>', '5 May 2026, not available'],
  ['<td class="free-text">5</td>', '5'],
  ['<td class="today">5</td>', '5'],
  ['<td><a href="#" title="Booked">5</a></td>', '5 Booked'],
  ['<td><a href="#" title="Choose">5</a></td>', '5'],
])('a day of a calendar says its state: %s', (cell, expected) => {
  const rows = blocksOf(`<table><tr><th>Mo</th><th>Tu</th></tr><tr>${cell}<td>6</td></tr></table>`);
  expect(rows).toMatchObject([{ cells: [expected, '6'] }]);
});

test('a cell without anything says it by its class', () => {
  const cells = '<td class="no"></td><td class="yes"></td><td class="no-border"></td><td class="no">9</td>';
  const html = `<table><tr><th>A</th><th>B</th><th>C</th><th>D</th><th>E</th></tr><tr><td>Pool</td>${cells}</tr></table>`;
  expect(blocksOf(html)).toMatchObject([{ cells: ['Pool', '☐', '☑', '', '9'] }]);
});

test('parts of a box that only a style sheet keeps apart', () => {
  expect(lineOf('<div class="hours"><span>Sunday</span><span>closed</span></div>')).toBe('Sunday closed');
  expect(lineOf('<a class="card"><span class="name">Yoga</span><span class="day">Tuesday</span></a>')).toBe(
    'Yoga Tuesday',
  );
  expect(lineOf('<div>All <span>Sun</span><span>day</span></div>')).toBe('All Sunday');
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
  const icon = (name: string) => `<span><i aria-hidden="true" class="fas fa-${name}"></i></span>`;
  expect(lineOf(`<ul><li>${icon('check')} Pool</li><li>${icon('times')} Sauna</li></ul>`)).toBe(
    '☑ Pool|☐ Sauna',
  );
  expect(lineOf('<ul><li><i aria-hidden="true" hidden class="fa-check"></i> Pool</li></ul>')).toBe('Pool');
  expect(lineOf('<ul><li class="included">Pool</li><li class="feature-excluded">Sauna</li></ul>')).toBe(
    'Pool|☐ Sauna',
  );
  // A class for the layout says nothing of the item.
  expect(lineOf('<ul><li>Pool <div class="clear"></div></li></ul>')).toBe('Pool');
  expect(lineOf('<ul><li><img class="d-block" src="/clear.gif" alt=""> Pool</li></ul>')).toBe('Pool');
});
