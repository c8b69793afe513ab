import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Config } from '#server/config.ts';
import type { TextRecogniser } from '#server/ports/text-recogniser.ts';
import { createTesseract } from './create-tesseract.ts';

const run = promisify(execFile);

/** What recognises text here: tesseract, where the operator has installed it and has not switched it off; else null. */
export async function findTesseract({
  OCR,
  TESSERACT,
  OCR_LANGUAGES,
}: Pick<Config, 'OCR' | 'TESSERACT' | 'OCR_LANGUAGES'>): Promise<TextRecogniser | null> {
  if (!OCR) return null;
  try {
    const { stdout } = await run(TESSERACT, ['--list-langs'], { timeout: 10_000 });
    const installed = stdout.split('\n').map((line) => line.trim());
    const languages = OCR_LANGUAGES.filter((language) => installed.includes(language));
    return languages.length === 0
      ? null
      : createTesseract({ program: TESSERACT, languages: languages.join('+') });
  } catch {
    // It is not installed, which is usual.
    return null;
  }
}
