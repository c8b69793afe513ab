import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type WrappedSize, wrappedLooks, wrappedSizes } from '#contract/wrapped/wrapped.ts';
import type { WrappedCard } from '#core/chat-archives/wrapped/wrapped-card.ts';
import type { CardPen } from '#server/ports/card-drawer.ts';
import { createCardDrawer } from './create-card-drawer.ts';

let pen: CardPen;
beforeAll(async () => {
  pen = await createCardDrawer().open();
});

const card: WrappedCard = {
  id: 'people',
  year: 2024,
  title: 'Who wrote most',
  value: '61%',
  detail: 'Shares of all messages.',
  columns: [],
  rows: [
    { label: 'Łucja <script>alert(1)</script> & "Ёлка" देव', figure: '61%', share: 1 },
    { label: 'x'.repeat(400), figure: '39%', share: 0.64 },
  ],
  how: 'Each person’s share of the messages. '.repeat(8).trim(),
};
const columns = Array.from({ length: 24 }, (_, hour) => ({ label: String(hour), share: hour / 23 }));
const sizes = Object.keys(wrappedSizes) as WrappedSize[];

describe('a card', () => {
  test.each(sizes.flatMap((size) => wrappedLooks.map((look) => [size, look] as const)))(
    'is a picture of the right size, with something on it: %s, %s',
    async (size, look) => {
      for (const each of [card, { ...card, rows: [], columns }, { ...card, rows: [] }]) {
        const png = await pen.print(pen.compose(each, { size, look }));
        const { format, width, height } = await sharp(png).metadata();
        expect({ format, width, height }).toEqual({ format: 'png', ...wrappedSizes[size] });
        const { channels } = await sharp(png).stats();
        expect(channels[0]?.stdev).toBeGreaterThan(5);
      }
    },
  );

  test('is made of outlines alone: no text of it is markup or needs a font', () => {
    const svg = pen.compose(card, { size: 'story', look: 'light' });
    expect(new Set(Array.from(svg.matchAll(/<(\w+)/g), ([, tag]) => tag))).toEqual(
      new Set(['svg', 'rect', 'g', 'path']),
    );
    expect(svg).not.toMatch(/script|href|style|font/);
  });

  test('stays inside its margins, whatever is written on it', async () => {
    for (const size of sizes) {
      const { width, height } = wrappedSizes[size];
      const long = {
        ...card,
        value: 'w'.repeat(90),
        title: 'Who wrote most',
        detail: 'long words '.repeat(40),
      };
      const png = await pen.print(pen.compose(long, { size, look: 'light' }));
      const margin = 40;
      const frame = { left: width - margin, top: 20, width: margin, height: height - 20 };
      const { channels } = await sharp(await sharp(png).extract(frame).png().toBuffer()).stats();
      expect([size, Math.max(...channels.map(({ stdev }) => stdev))]).toEqual([size, 0]);
    }
  });

  test('is the same file each time', async () => {
    const print = async () =>
      (await pen.print(pen.compose(card, { size: 'preview', look: 'dark' }))).toString('hex');
    expect(await print()).toBe(await print());
  });

  test.each([
    'Ann',
    'Łucja',
    'Ёлка',
    'Ωμέγα',
    'Nguyễn',
    'देव',
    '林',
    '김민준',
    'さくら',
    'محمد',
    'יעל',
    'สมชาย',
    '👩‍🚀👍🏽',
  ])('shows the name %s', (value) => {
    expect(pen.canDraw(value)).toBe(true);
    const compose = (value: string) =>
      pen.compose({ ...card, value, rows: [] }, { size: 'story', look: 'light' });
    expect(compose(value)).not.toBe(compose('x'));
  });

  test('draws scripts from the right in the order in which they are seen', () => {
    // The picture of a word begins at its left: with the last letter of a Hebrew word.
    const places = (value: string) =>
      Array.from(
        pen
          .compose({ ...card, value, rows: [] }, { size: 'story', look: 'light' })
          .matchAll(/d="([^"]{40})/g),
        ([, path]) => path,
      );
    const [first, last] = ['ש', 'ם'].map((letter) =>
      places(letter).find((path) => !places('x').includes(path)),
    );
    const drawn = places('שלם');
    expect(drawn.indexOf(last)).toBeGreaterThan(-1);
    expect(drawn.indexOf(last)).toBeLessThan(drawn.indexOf(first));
  });

  test('says where it has no outline', () => {
    const unknown = '\u{e0fff}';
    expect(pen.canDraw(unknown)).toBe(false);
    expect(() => pen.compose({ ...card, value: unknown }, { size: 'story', look: 'light' })).toThrow(
      'No font has',
    );
  });
});
