import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

/** The shell first: Chromium without its windows takes half of the processor's time for a page. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = [...SHELLS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of the Chromium or Chrome that is installed, or undefined.
 * @param isWhole no shell, which cannot do all that a browser of people does
 */
export function presentChromium(isWhole = false): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const names = NAMES.filter((name) => !isWhole || !SHELLS.includes(name));
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find((path) =>
    existsSync(path),
  );
}

export function isHeadlessShell(path: string): boolean {
  return SHELLS.includes(basename(path));
}
