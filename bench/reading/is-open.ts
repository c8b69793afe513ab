import { createHash } from 'node:crypto';

/**
 * Whether a file of a set is in the half that rules may be chosen on: by the hash of its name. The other half shows whether they
 * hold elsewhere. `--all` measures both.
 */
export function isOpen(name: string): boolean {
  if (process.argv.includes('--all')) return true;
  return Number.parseInt(createHash('sha256').update(name).digest('hex').charAt(0), 16) % 2 === 0;
}
