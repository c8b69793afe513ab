import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findTesseract } from './find-tesseract.ts';

const fake = join(import.meta.dirname, '../../../tests/fakes/tesseract/tesseract');
const settings = { OCR: true, TESSERACT: fake, OCR_LANGUAGES: ['deu', 'eng'] };
const picture = { width: 200, height: 100, pixels: new Uint8Array(20_000).fill(255) };

describe('tesseract', () => {
  test.each([
    ['it is switched off', { ...settings, OCR: false }],
    ['it is not installed', { ...settings, TESSERACT: 'no-such-program-here' }],
    ['none of the languages is installed', { ...settings, OCR_LANGUAGES: ['deu'] }],
  ])('recognises nothing where %s', async (_why, given) => {
    expect(await findTesseract(given)).toBeNull();
  });

  test('gives the text of a picture, in the languages that are installed', async () => {
    const recogniser = await findTesseract(settings);
    const text = await recogniser?.recogniseText(picture, new AbortController().signal);
    expect(text).toBe('Breakfast is served\nfrom 7 to 10.\n\nFree can-\ncellation, read as eng.\n');
  });

  test('is left alone once the caller has gone', async () => {
    const recogniser = await findTesseract(settings);
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(recogniser?.recogniseText(picture, gone)).rejects.toThrow('gone');
  });
});
