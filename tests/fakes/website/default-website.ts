import { gzipSync } from 'node:zlib';
import type { WebsiteRoutes } from './start-website.ts';

/** The default site: Fernwood Cycles, a fictional bicycle shop with a workshop. Eight pages in English, one in German. */
export function defaultWebsite(origin: string): WebsiteRoutes {
  const sitemap = PAGES.map(
    ({ path }) => `<url><loc>${origin}${path}</loc><lastmod>2026-03-01</lastmod></url>`,
  ).join('');
  return {
    ...Object.fromEntries(PAGES.map((page) => [page.path, renderPage(origin, page)])),
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: `User-agent: *\nDisallow: /basket\nDisallow: /*?sort=\nSitemap: ${origin}/sitemap.xml\n`,
    },
    '/sitemap.xml': {
      headers: { 'content-type': 'application/xml' },
      body: `<?xml version="1.0"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${origin}/sitemap-pages.xml.gz</loc></sitemap></sitemapindex>`,
    },
    '/sitemap-pages.xml.gz': {
      headers: { 'content-type': 'application/gzip' },
      body: gzipSync(
        `\uFEFF<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemap}</urlset>`,
      ),
    },
    '/favicon.svg': { headers: { 'content-type': 'image/svg+xml' }, body: LOGO },
    '/style.css': { headers: { 'content-type': 'text/css' }, body: STYLE },
    '/basket':
      '<!doctype html><title>Basket</title><h1>Your basket</h1><p>Robots are asked to stay out of here.</p>',
  };
}

const DEFAULT_SITE_NAME = 'Fernwood Cycles';
const DEFAULT_SITE_COLOUR = '#1f6f54';

interface WebsitePage {
  path: string;
  title: string;
  description: string;
  language?: 'en' | 'de';
  main: string;
  head?: string;
}

const FAQ = [
  [
    'Do you repair bikes bought elsewhere?',
    'Yes. Our workshop repairs bicycles of every make, also those bought in another shop or online.',
  ],
  [
    'Can I test ride a bike?',
    'Yes. A test ride takes up to 45 minutes. Please bring an identity card, which we keep as a deposit.',
  ],
  [
    'Do you take old bikes in part exchange?',
    'We take back any working bicycle and give between 20 and 300 euros for it, depending on its age and condition.',
  ],
  [
    'How long is the guarantee on a new bike?',
    'Every new bicycle has a guarantee of five years on the frame and two years on all other parts.',
  ],
] as const;

const FAQ_DATA = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: FAQ.map(([name, text]) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});

const PAGES: WebsitePage[] = [
  {
    path: '/',
    title: 'Bicycles and repairs',
    description: 'City bikes, cargo bikes and e-bikes, with a workshop that repairs every make.',
    main: `<section class="hero"><h1>Bicycles for every day</h1>
<p>Fernwood Cycles sells city bikes, cargo bikes and e-bikes, and repairs bicycles of every make in its own workshop. We have been on Mill Lane since 1998.</p>
<p><a class="button" href="/bikes">See our bikes</a> <a class="button quiet" href="/repairs">Book a repair</a></p></section>
<section class="cards"><article><h2>Test rides</h2><p>Try any bike for 45 minutes, free of charge and without an appointment.</p></article>
<article><h2>Workshop</h2><p>Most repairs are done within two working days. Punctures are mended while you wait.</p></article>
<article><h2>Delivery</h2><p>Bicycles come ready to ride. Delivery is free for orders over 500 euros.</p></article></section>`,
  },
  {
    path: '/about',
    title: 'About us',
    description: 'Who we are and what we care about.',
    main: `<h1>About Fernwood Cycles</h1>
<p>Fernwood Cycles was founded in 1998 as a two-bench repair shop. Today eleven people work in the shop, in the workshop and in the office above it.</p>
<h2>What we care about</h2>
<p>We only sell bicycles whose spare parts can be had for at least ten years. Packaging from our suppliers goes back to them, and worn tyres are recycled into playground flooring.</p>
<h2>Partners</h2><p>We train two apprentices a year together with the Riverside vocational school.</p>`,
  },
  {
    path: '/bikes',
    title: 'Our bikes',
    description: 'City bikes, cargo bikes and e-bikes with prices.',
    main: `<h1>Our bikes</h1><p>All prices include value-added tax, the first service after 300 kilometres, and adjustment to your height.</p>
<h2>Price list</h2>
<table><thead><tr><th>Model</th><th>Kind</th><th>Weight</th><th>Gears</th><th>Price</th></tr></thead><tbody>
<tr><td>Heron 3</td><td rowspan="2">City bike</td><td>14.8 kg</td><td>3</td><td>649 €</td></tr>
<tr><td>Heron 8</td><td>15.2 kg</td><td>8</td><td>899 €</td></tr>
<tr><td>Badger Cargo</td><td>Cargo bike</td><td>38 kg</td><td>10</td><td>3,450 €</td></tr>
<tr><td>Kestrel E</td><td>E-bike</td><td>23.5 kg</td><td>9</td><td>2,799 €</td></tr></tbody></table>
<h2>Batteries</h2><p>The battery of the Kestrel E holds 545 watt-hours, enough for 60 to 110 kilometres. It is charged in four and a half hours.</p>
<p><a href="/bikes?sort=price">Sort by price</a></p>`,
  },
  {
    path: '/repairs',
    title: 'Repairs and prices',
    description: 'What our workshop does and what it costs.',
    main: `<h1>Repairs</h1><p>Bring your bicycle in without an appointment until 5 pm, or book a time by phone. You get an estimate before we begin, and we call you if it would cost more.</p>
<h2>Workshop prices</h2>
<table><tr><th>Work</th><th>Price</th><th>Time</th></tr>
<tr><td>Mend a puncture</td><td>18 €</td><td>while you wait</td></tr>
<tr><td>Replace brake pads, per wheel</td><td>24 €</td><td>same day</td></tr>
<tr><td>Full service</td><td>95 €</td><td>two working days</td></tr>
<tr><td>True a wheel</td><td>29 €</td><td>next working day</td></tr></table>
<h2>Collection service</h2><p>For 25 euros we collect your bicycle within the city and bring it back repaired.</p>`,
  },
  {
    path: '/delivery',
    title: 'Delivery',
    description: 'How and where we deliver.',
    main: `<h1>Delivery</h1><p>We deliver within Germany, Austria and the Netherlands. A bicycle takes four to six working days, accessories take one to two.</p>
<h2>What it costs</h2><ul><li>Accessories: 4.90 euros</li><li>Bicycles: 39 euros</li><li>Orders over 500 euros: free of charge</li></ul>
<h2>How it arrives</h2><p>Your bicycle comes assembled in a large box. Only the handlebar has to be turned straight; the tool for it is in the box.</p>`,
  },
  {
    path: '/returns',
    title: 'Returns and refunds',
    description: 'Send it back within 30 days.',
    main: `<h1>Returns and refunds</h1><p>You can return any article within 30 days, as long as it has been ridden no further than 20 kilometres.</p>
<p>Refunds are paid back within five working days of the return reaching us, to the means of payment that you used.</p>
<h2>Damaged parcels</h2><p>If a parcel arrives damaged, please take a photograph and write to returns@fernwood-cycles.example within seven days.</p>`,
  },
  {
    path: '/faq',
    title: 'Frequently asked questions',
    description: 'Short answers to what we are asked most.',
    head: `<script type="application/ld+json">${FAQ_DATA}</script>`,
    main: `<h1>Frequently asked questions</h1>${FAQ.map(([question, text]) => `<details><summary>${question}</summary><p>${text}</p></details>`).join('')}`,
  },
  {
    path: '/contact',
    title: 'Contact and opening hours',
    description: 'Where to find us and when.',
    main: `<h1>Contact</h1><p>You find us at Mill Lane 12, two minutes from Fernwood station. There are bicycle stands in front of the shop.</p>
<dl><dt>Phone</dt><dd>+49 30 5550 142</dd><dt>E-mail</dt><dd>hello@fernwood-cycles.example</dd></dl>
<h2>Opening hours</h2><table><tr><td>Monday to Friday</td><td>9 am to 6 pm</td></tr><tr><td>Saturday</td><td>10 am to 4 pm</td></tr><tr><td>Sunday</td><td>closed</td></tr></table>
<form><label>Your message <textarea></textarea></label><button>Send</button></form>`,
  },
  {
    path: '/de/werkstatt',
    title: 'Werkstatt',
    description: 'Unsere Werkstatt auf einen Blick.',
    language: 'de',
    main: `<h1>Unsere Werkstatt</h1><p>Wir reparieren Fahrräder aller Marken, auch wenn sie anderswo gekauft wurden. Die meisten Reparaturen dauern höchstens zwei Arbeitstage.</p>
<h2>Abholung</h2><p>Für 25 Euro holen wir Ihr Fahrrad innerhalb der Stadt ab und bringen es repariert zurück. Größere Räder wie Lastenräder kosten 40 Euro.</p>`,
  },
];

const MENU = PAGES.map(({ path, title }) => `<a href="${path}">${path === '/' ? 'Home' : title}</a>`).join(
  '',
);

function renderPage(origin: string, page: WebsitePage): string {
  return `<!doctype html>
<html lang="${page.language ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} – ${DEFAULT_SITE_NAME}</title>
<meta name="description" content="${page.description}">
<meta name="theme-color" content="${DEFAULT_SITE_COLOUR}">
<meta property="og:site_name" content="${DEFAULT_SITE_NAME}">
<link rel="canonical" href="${origin}${page.path}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml" sizes="any">
<link rel="stylesheet" href="/style.css">
${page.head ?? ''}
</head>
<body>
<header class="site"><a class="logo" href="/">${DEFAULT_SITE_NAME}</a><nav>${MENU}<a href="/basket" rel="nofollow">Basket</a></nav></header>
<div id="cookie-banner" role="dialog" aria-label="Cookies"><p>We use cookies to make this site work and to understand how it is used.</p><button>Accept all</button><button>Decline</button></div>
<main>${page.main}</main>
<noscript>Please enable JavaScript to use the basket.</noscript>
<footer><p>© ${DEFAULT_SITE_NAME}. All prices include value-added tax.</p><a href="/returns?utm_source=footer">Returns</a> <a href="mailto:hello@fernwood-cycles.example">Write to us</a></footer>
</body>
</html>`;
}

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${DEFAULT_SITE_COLOUR}"/><g fill="none" stroke="#fff" stroke-width="2"><circle cx="10" cy="19" r="5"/><circle cx="22" cy="19" r="5"/><path d="M10 19l4-8h6l2 8M14 11h-2M13 13l5 6h-8"/></g></svg>`;

const STYLE = `*{box-sizing:border-box}body{margin:0;font:17px/1.6 system-ui,sans-serif;color:#20302a;background:#faf8f3}
header.site{display:flex;flex-wrap:wrap;gap:1rem 2rem;align-items:center;padding:1rem 2rem;background:#fff;border-bottom:1px solid #e5e0d5}
.logo{font-weight:700;font-size:1.2rem;color:${DEFAULT_SITE_COLOUR};text-decoration:none}nav{display:flex;flex-wrap:wrap;gap:1rem}nav a{color:#41524b;text-decoration:none}
main{max-width:62rem;margin:0 auto;padding:2.5rem 2rem}.hero{padding:2rem 0}.hero h1{font-size:2.6rem;line-height:1.15;margin:0 0 1rem}
.button{display:inline-block;padding:.6rem 1.2rem;border-radius:.5rem;background:${DEFAULT_SITE_COLOUR};color:#fff;text-decoration:none}.quiet{background:#e3eee9;color:${DEFAULT_SITE_COLOUR}}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(15rem,1fr));gap:1.25rem}.cards article{background:#fff;border:1px solid #e5e0d5;border-radius:.75rem;padding:1.25rem}
table{border-collapse:collapse;width:100%;background:#fff}th,td{padding:.6rem .8rem;border:1px solid #e5e0d5;text-align:left}details{background:#fff;border:1px solid #e5e0d5;border-radius:.5rem;padding:.8rem 1rem;margin:.6rem 0}summary{font-weight:600}
#cookie-banner{position:fixed;inset:auto 0 0 0;background:#20302a;color:#fff;padding:.6rem 2rem;display:flex;gap:1rem;align-items:center}footer{padding:2rem;color:#5d6b65;border-top:1px solid #e5e0d5}`;
