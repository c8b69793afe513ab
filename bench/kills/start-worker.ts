import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface RunningWorker {
  pid: number;
  /** With no time to tidy up (SIGKILL). Its readers end by themselves once it is gone. */
  kill(): Promise<void>;
}

/** Starts a worker of the product. Resolves once it works; rejects with what it wrote where it does not start. */
export async function startWorker(env: Record<string, string>): Promise<RunningWorker> {
  const root = join(import.meta.dirname, '../..');
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env, ROLE: 'worker' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const read = (bytes: Buffer) => {
      written = (written + bytes.toString()).slice(-4_000);
      if (written.includes('is ready')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`A worker ended by itself.\n${written}`)));
  });
  return {
    pid: child.pid as number,
    async kill() {
      if (child.exitCode !== null) throw new Error(`A worker ended by itself.\n${written}`);
      child.kill('SIGKILL');
      await ended;
    },
  };
}
