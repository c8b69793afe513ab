import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { findHelm, ownHelm } from './find-helm.ts';
import { runCommand } from './run-tool.ts';

const program = 'helm.sh/helm/v3/cmd/helm@v3.22.0';
/** Where packages come slowly or not at all, the other tests should not wait. */
const longestMs = 5 * 60_000;

/**
 * Builds `helm` where Go is installed, which takes some minutes the first time. Returns why there is none: its tests are then
 * left out.
 */
export async function installHelm(): Promise<string | undefined> {
  if (findHelm() !== null) return undefined;
  if (spawnSync('go', ['version']).status !== 0) return 'neither helm nor Go is installed';
  process.stdout.write('Building Helm for the tests of the chart.\n');
  const env = { GOBIN: dirname(ownHelm), GOFLAGS: '-mod=mod' };
  const { code, output } = await runCommand('go', ['install', program], { env, timeoutMs: longestMs });
  return code === 0 ? undefined : output.split('\n').slice(-3).join(' ');
}
