import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * Starts a worker of the product and kills it (SIGKILL, with no time to tidy up) so many milliseconds after it has begun to work.
 * Its readers end by themselves once it is gone. Throws with what it wrote where it does not start.
 */
export async function runWorker(
  env: Record<string, string>,
  lifeMs: number,
  onKill: () => void,
): Promise<void> {
  const root = join(import.meta.dirname, '../..');
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env, ROLE: 'worker' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  let isKilled = false;
  let timer: NodeJS.Timeout | undefined;
  const read = (bytes: Buffer) => {
    written = (written + bytes.toString()).slice(-4_000);
    if (timer === undefined && written.includes('is ready'))
      timer = setTimeout(() => {
        isKilled = true;
        onKill();
        child.kill('SIGKILL');
      }, lifeMs);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(timer);
  if (!isKilled) throw new Error(`A worker ended by itself.\n${written}`);
}
