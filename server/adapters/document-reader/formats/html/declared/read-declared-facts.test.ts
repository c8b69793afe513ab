import { expect, test } from 'vitest';
import { blockTexts } from '#core/reading/block-texts.ts';
import { readHtml } from '../../read-html.ts';

const declare = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script>`;

function factsOf(head: string, body = '<h1>Bakery</h1><p>Bread of the day.</p>', path = '/', lang = 'en') {
  const html = `<!doctype html><html lang="${lang}"><head><title>T</title>${head}</head><body>${body}</body></html>`;
  const url = `https://firm.example${path}`;
  const { blocks } = readHtml({ bytes: Buffer.from(html), url, contentType: 'text/html' }).document;
  return blocks.flatMap(blockTexts).filter((text) => /: /.test(text));
}

const firm = declare({
  '@type': 'Bakery',
  telephone: '+49 30 999888',
  openingHours: ['Mo-Fr 09:00-17:00', 'Sa 09:00-12:00'],
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Mill Lane 1',
    postalCode: '10115',
    addressLocality: 'Berlin',
  },
});
const hours = declare({
  '@type': 'LocalBusiness',
  openingHoursSpecification: [
    { dayOfWeek: ['Monday', 'https://schema.org/Tuesday'], opens: '09:00', closes: '18:00:00' },
    { dayOfWeek: 'Sunday', opens: '00:00', closes: '00:00' },
  ],
});
const product = declare({
  '@type': 'Product',
  name: 'Bell',
  offers: { price: '19.90', priceCurrency: 'EUR' },
});

test.each<[what: string, facts: string[], expected: string[]]>([
  [
    'who runs it, on the first page',
    factsOf(firm),
    [
      'Opening hours: Mo-Fr 09:00-17:00; Sa 09:00-12:00',
      'Phone: +49 30 999888',
      'Address: Mill Lane 1, 10115 Berlin',
    ],
  ],
  ['the same on no other page', factsOf(firm, undefined, '/bread'), []],
  [
    'the same on a page about it',
    factsOf(hours, undefined, '/contact'),
    ['Opening hours: Monday, Tuesday 09:00–18:00; Sunday closed'],
  ],
  [
    'hours in the language of the page',
    factsOf(hours, undefined, '/', 'de'),
    ['Öffnungszeiten: Montag, Dienstag 09:00–18:00; Sonntag geschlossen'],
  ],
  [
    'only what the page does not show',
    factsOf(firm, '<p>Call 030/999 888. Open 9 am – 5 pm.</p>'),
    ['Address: Mill Lane 1, 10115 Berlin'],
  ],
  ['a price that a script shows', factsOf(product, undefined, '/bell'), ['Bell, Price: 19.90 EUR']],
  ['no price that the page shows', factsOf(product, '<p>Only 19,90 € today</p>', '/bell'), []],
  ['no price of many', factsOf(product.repeat(4), undefined, '/bells'), []],
  [
    'when and where an event is',
    factsOf(
      declare({
        '@type': 'MusicEvent',
        name: 'Jazz',
        startDate: '2026-05-01T19:00',
        location: { name: 'Town hall' },
      }),
      undefined,
      '/jazz',
    ),
    ['Jazz, Date: 2026-05-01 19:00', 'Jazz, Place: Town hall'],
  ],
  [
    'hours without words in the markup',
    factsOf('', '<p>Bakery</p><time itemprop="openingHours" datetime="Mo-Fr 09:00-17:00"></time>'),
    ['Opening hours: Mo-Fr 09:00-17:00'],
  ],
  [
    'a price for those who share the page',
    factsOf(
      '<meta property="product:price:amount" content="19.90"><meta property="product:price:currency" content="EUR">',
      undefined,
      '/bell',
    ),
    ['Price: 19.90 EUR'],
  ],
  [
    'a phone number without words in the markup',
    factsOf('', '<p>Bakery</p><meta itemprop="telephone" content="+49 30 12345">'),
    ['Phone: +49 30 12345'],
  ],
  [
    'when guests come and go',
    factsOf(declare({ '@type': 'Hotel', checkinTime: '15:00:00', checkoutTime: 'T11:00' })),
    ['Check-in: 15:00', 'Check-out: 11:00'],
  ],
  ['no texts and people', factsOf(declare({ '@type': 'Person', telephone: '+49 30 999888' })), []],
  ['nothing of broken data', factsOf('<script type="application/ld+json">{"openingHours": </script>'), []],
])('reads of what a page declares: %s', (_what, facts, expected) => expect(facts).toEqual(expected));
