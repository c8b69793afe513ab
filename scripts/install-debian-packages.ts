import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { runCommand } from './run-tool.ts';

/**
 * Installs packages of Debian and its kin, as root or by sudo without a password. Returns why it could not.
 * @param what what they bring, as the line that is printed says it
 */
export async function installDebianPackages(
  packages: readonly string[],
  what: string,
): Promise<string | undefined> {
  if (!existsSync('/usr/bin/apt-get')) return 'only on Debian and its kin can it be installed from here';
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && spawnSync('sudo', ['-n', 'true']).status !== 0)
    return `installing it needs root, as with sudo apt-get install ${packages[0]}`;
  process.stdout.write(`Installing ${what}.\n`);
  const become = isRoot ? [] : ['sudo', '-n'];
  const apt = async (...step: string[]): Promise<string | undefined> => {
    const [program = '', ...args] = [...become, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...step];
    const { code, output } = await runCommand(program, args);
    return code === 0
      ? undefined
      : `apt-get ${step.join(' ')} failed: ${output.split('\n').slice(-3).join(' ')}`;
  };
  return (
    (await apt('-qq', 'update')) ??
    (await apt('-qq', 'install', '-y', '--no-install-recommends', ...packages))
  );
}
