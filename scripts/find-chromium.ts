import { existsSync } from 'node:fs';
import { installDebianPackages } from './install-debian-packages.ts';
import { isHeadlessShell, presentChromium } from './present-chromium.ts';

/** In this order: the second where a distribution has no package of the first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

interface Options {
  /** Root on Debian installs the headless shell next to another Chromium: the whole suite takes much less time with it. */
  addsShell?: boolean;
}

/**
 * Path of the browser that the tests drive: `CHROMIUM_PATH`, else one that is installed, else Debian's, installed now.
 * Throws a sentence when there is none to be had.
 */
export async function findChromium({ addsShell = false }: Options = {}): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which is not there. Correct or remove it.`);
  }
  const present = presentChromium();
  const mayAdd = addsShell && process.getuid?.() === 0;
  if (present !== undefined && (isHeadlessShell(present) || !mayAdd)) return present;
  const reason = await installChromium(present === undefined ? PACKAGES : PACKAGES.slice(0, 1));
  const installed = presentChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    `The browser tests need Chromium, and there is none (${reason}). Install it, or set CHROMIUM_PATH to a Chromium or Chrome of yours.`,
  );
}

/** Installs the first of the packages that there is. Returns why none is there afterwards, if none is. */
async function installChromium(packages: readonly string[]): Promise<string> {
  let failed = '';
  for (const name of packages) {
    // Without a font of its own a bare machine draws no letters.
    const failure = await installDebianPackages([name, 'fonts-liberation'], 'Chromium for the browser tests');
    if (failure === undefined) return 'apt-get installed no Chromium';
    failed = failure;
  }
  return failed;
}
