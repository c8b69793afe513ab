import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isHeadlessShell, presentChromium } from './present-chromium.ts';
import { runCommand } from './run-tool.ts';

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
  const reason = await installDebianChromium(present === undefined ? PACKAGES : PACKAGES.slice(0, 1));
  const installed = presentChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    `The browser tests need Chromium, and there is none (${reason}). Install it, or set CHROMIUM_PATH to a Chromium or Chrome of yours.`,
  );
}

/** Installs the first of the packages that there is. Returns why none is there afterwards, if none is. */
async function installDebianChromium(packages: readonly string[]): Promise<string> {
  if (!existsSync('/usr/bin/apt-get')) return 'only on Debian and its kin can it be installed from here';
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0)
    return `installing it needs root, as with sudo apt-get install ${packages[0]}`;
  process.stdout.write('Installing Chromium for the browser tests.\n');
  const become = isRoot ? [] : ['sudo', '-n'];
  const apt = async (...step: string[]): Promise<string | undefined> => {
    const [program = '', ...args] = [...become, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...step];
    const { code, output } = await runCommand(program, args);
    return code === 0
      ? undefined
      : `apt-get ${step.join(' ')} failed: ${output.split('\n').slice(-3).join(' ')}`;
  };
  let failed = await apt('-qq', 'update');
  if (failed !== undefined) return failed;
  for (const name of packages) {
    // Without a font of its own a bare machine draws no letters.
    failed = await apt('-qq', 'install', '-y', '--no-install-recommends', name, 'fonts-liberation');
    if (failed === undefined) return 'apt-get installed no Chromium';
  }
  return failed ?? '';
}
