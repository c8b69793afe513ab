import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createPictureReader } from '#server/adapters/picture-reader/create-picture-reader.ts';
import { makeHostilePictures } from './corpus/hostile-pictures.ts';

const breakdowns: string[] = [];
const reader = createPictureReader({ onBreakdown: (how) => breakdowns.push(how) });
afterAll(() => reader.close());

test('every hostile picture is encoded again or refused, and no process breaks', async () => {
  const pictures = await makeHostilePictures();
  for (const { what, bytes, outcome } of pictures) {
    const result = await reader.cutPicture({ bytes, tenant: 'wsp_a', side: 256, square: null });
    expect([what, result.kind === 'ok' ? result.format : result.problem]).toEqual([what, outcome]);
    if (result.kind !== 'ok') continue;
    const { width, height, exif, icc, xmp, orientation, comments } = await sharp(result.bytes).metadata();
    expect({ width, height, exif, icc, xmp, orientation, comments }, what).toEqual({
      width: 256,
      height: 256,
    });
    const text = Buffer.from(result.bytes).toString('latin1');
    expect(text, what).not.toMatch(/script|Secret|acTL/);
    // The same bytes as a file that is sent in a chat.
    const whole = await reader.shrinkPicture({ bytes, tenant: 'wsp_a', longestSide: 1_920 });
    if (whole.kind !== 'ok') throw new Error(`${what}: ${whole.problem}`);
    expect(Buffer.from(whole.bytes).toString('latin1'), what).not.toMatch(/script|Secret|acTL|Exif/);
    expect(Math.max(whole.width, whole.height), what).toBeLessThanOrEqual(1_920);
  }
  expect(breakdowns).toEqual([]);
});

test('a photo that is noted as lying on its side is turned, and the square is taken from the turned one', async () => {
  const red = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const sideways = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Orientation: '6' } })
    .jpeg()
    .toBuffer();
  // Turned it is 30 wide and 90 high, red above.
  const result = await reader.cutPicture({
    bytes: sideways,
    tenant: 'wsp_a',
    side: 16,
    square: { left: 0, top: 0, side: 30 },
  });
  if (result.kind !== 'ok') throw new Error(result.problem);
  const [redness = 0, , blueness = 0] = await sharp(result.bytes)
    .extract({ left: 8, top: 8, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(redness).toBeGreaterThan(200);
  expect(blueness).toBeLessThan(60);
});
