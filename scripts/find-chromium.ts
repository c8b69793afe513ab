import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { presentChromium } from './present-chromium.ts';
import { runCommand } from './run-tool.ts';

/**
 * Path of the browser that the journeys drive: `CHROMIUM_PATH`, else one that is installed, else Debian's, installed
 * now. Throws a sentence when there is none to be had.
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which is not there. Correct or remove it.`);
  }
  const present = presentChromium();
  if (present !== undefined) return present;
  const reason = await installDebianChromium();
  const installed = presentChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    `The browser tests need Chromium, and there is none (${reason}). Install it, or set CHROMIUM_PATH to a Chromium or Chrome of yours.`,
  );
}

/** Returns why it is not there afterwards, if it is not. */
async function installDebianChromium(): Promise<string> {
  if (!existsSync('/usr/bin/apt-get')) return 'only on Debian and its kin can it be installed from here';
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0)
    return 'installing it needs root, as with sudo apt-get install chromium';
  process.stdout.write('Installing Chromium for the browser tests.\n');
  const become = isRoot ? [] : ['sudo', '-n'];
  // Without a font of its own a bare machine draws no letters.
  const steps = [
    ['apt-get', '-qq', 'update'],
    ['apt-get', '-qq', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
  ];
  for (const step of steps) {
    const [program = '', ...args] = [...become, 'env', 'DEBIAN_FRONTEND=noninteractive', ...step];
    const { code, output } = await runCommand(program, args);
    if (code !== 0) return `${step.join(' ')} failed: ${output.split('\n').slice(-3).join(' ')}`;
  }
  return 'apt-get installed no chromium';
}
