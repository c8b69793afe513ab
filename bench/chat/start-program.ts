import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Program {
  pid: number;
  port: number;
  origin: string;
  stop(): Promise<void>;
}

/**
 * Starts a program of this project with the running Node and waits until it answers at `readyPath`, with any status.
 * Throws with what it wrote when it ends before, or after two minutes.
 */
export async function startProgram(
  file: string,
  {
    port,
    flags = [],
    args = [],
    env = {},
    readyPath,
  }: {
    port: number;
    /** Of Node. */
    flags?: string[];
    args?: (string | number)[];
    env?: Record<string, string>;
    readyPath: string;
  },
): Promise<Program> {
  const child = spawn(process.execPath, [...flags, file, ...args.map(String)], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      written = (written + bytes.toString()).slice(-4_000);
    });
  }
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + 120_000;
  while (!(await answers(`${origin}${readyPath}`))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop(child);
      throw new Error(`${file} did not start.\n${written}`);
    }
    await sleep(50);
  }
  return { pid: child.pid as number, port, origin, stop: () => stop(child) };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => {
      await response.body?.cancel();
      return response.status < 500;
    },
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(force);
}
