import { execFileSync } from 'node:child_process';

/** Whether this machine has a program, for tests that run code of other languages. */
export function isInstalled(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
