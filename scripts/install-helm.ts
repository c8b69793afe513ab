import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { findHelm, ownHelm } from './find-helm.ts';
import { runCommand } from './run-tool.ts';

const program = 'helm.sh/helm/v3/cmd/helm@v3.22.0';

export type HelmState = { isThere: true } | { isThere: false; reason: string; isFault: boolean };

/** Builds `helm` where Go is installed, which takes some minutes the first time. Without Go its tests are left out. */
export async function installHelm(): Promise<HelmState> {
  if (findHelm() !== null) return { isThere: true };
  if (spawnSync('go', ['version']).status !== 0)
    return { isThere: false, reason: 'neither helm nor Go is installed', isFault: false };
  process.stdout.write('Building Helm for the tests of the chart.\n');
  const env = { GOBIN: dirname(ownHelm), GOFLAGS: '-mod=mod' };
  const { code, output } = await runCommand('go', ['install', program], { env });
  if (code === 0) return { isThere: true };
  return { isThere: false, reason: output.split('\n').slice(-3).join(' '), isFault: true };
}
