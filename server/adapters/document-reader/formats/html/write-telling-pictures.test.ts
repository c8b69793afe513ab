import { expect, test } from 'vitest';
import { readBody } from '../../fixtures/read-body.ts';

const prose = '<p>Our workshop repairs bicycles of every make within two working days.</p>'.repeat(6);
const textOf = (picture: string, head = '') =>
  JSON.stringify(readBody(`<h1>Prices</h1>${prose}${picture}`, head).document.blocks);

test.each([
  ['<p><img src="a.jpg" alt="Haircut 30 euros, open Tue to Sat 9 to 18"></p>', 'Haircut 30 euros', true],
  ['<figure><img src="a.png" alt="Opening hours: Mon–Fri 9:00–17:00"></figure>', '9:00–17:00', true],
  ['<img src="pool.jpg" alt="Our heated pool">', 'pool', false],
  ['<a href="/"><img src="logo.png" alt="Firm, call +49 30 1234567"></a>', '1234567', false],
  ['<svg><text>Double room</text><text>80 €</text></svg>', 'Double room 80 €', true],
  ['<svg><text>Our pool</text></svg>', 'pool', false],
  ['<footer><img src="a.png" alt="Call +49 30 1234567"></footer>', '1234567', false],
])('words about a picture are read where they state what visitors ask for: %s', (picture, words, isRead) => {
  expect(textOf(picture).includes(words)).toBe(isRead);
});

test('words about a picture are read once, and in no article', () => {
  const picture = '<img src="a.jpg" alt="Haircut: 30 euros">';
  expect(textOf(`${picture}<p>Haircut 30 euros</p>`).split('30 euros')).toHaveLength(2);
  const article = '<meta property="article:published_time" content="2026-01-02">';
  expect(textOf(picture, article)).not.toContain('30 euros');
});
