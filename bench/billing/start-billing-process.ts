import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BillingTask } from './billing-process.ts';

export interface BillingProcess {
  /** Gives it a task; resolves with what it said, or null where it was killed before. */
  run(task: BillingTask): Promise<string | null>;
  /** At once, in the middle of whatever it does. */
  kill(): Promise<void>;
}

/** Starts a process that does tasks of billing, and waits until it can. */
export async function startBillingProcess(
  connectionString: string,
  stripeOrigin: string,
): Promise<BillingProcess> {
  const script = join(import.meta.dirname, 'billing-process.ts');
  const child: ChildProcess = spawn(process.execPath, [script, connectionString, stripeOrigin], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  if (child.stdout === null || child.stdin === null) throw new Error('The process has no pipes.');
  const { stdin } = child;
  stdin.on('error', () => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => {
    const line = await lines.next();
    return line.done ? null : line.value;
  };
  if ((await next()) !== 'ready') throw new Error('The process did not start.');
  return {
    async run(task) {
      stdin.write(`${JSON.stringify(task)}\n`);
      return next();
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
