import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export interface ToolResult {
  code: number;
  /** All it said, on both streams in order; empty where it was shown at once. */
  output: string;
  seconds: number;
}

export interface ToolOptions {
  /** Show what it says as it says it, instead of collecting it. */
  isShown?: boolean;
  env?: Record<string, string>;
  /** Ended after so long. Without it, it may take as long as it likes. */
  timeoutMs?: number;
}

/**
 * Runs a command that an installed package brings, on the Node of this process. By the package's own file rather
 * than `node_modules/.bin`, whose entries would look for whatever Node comes first.
 */
export function runTool(packageName: string, args: string[], options: ToolOptions = {}): Promise<ToolResult> {
  return runCommand(process.execPath, [findTool(packageName), ...args], options);
}

export function runCommand(program: string, args: string[], options: ToolOptions = {}): Promise<ToolResult> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      ...(options.timeoutMs === undefined ? {} : { timeout: options.timeoutMs }),
      stdio: options.isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      // Collected words go into a log as they are.
      env: { ...process.env, ...(options.isShown ? {} : { NO_COLOR: '1' }), ...options.env },
    });
    const pieces: Buffer[] = [];
    child.stdout?.on('data', (piece: Buffer) => pieces.push(piece));
    child.stderr?.on('data', (piece: Buffer) => pieces.push(piece));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal !== null) pieces.push(Buffer.from(`\nended by ${signal}`));
      resolve({
        code: code ?? 1,
        output: Buffer.concat(pieces).toString().trim(),
        seconds: (performance.now() - begun) / 1000,
      });
    });
  });
}

/** The script behind a package's only command, or the command of its own name. */
function findTool(packageName: string): string {
  const file = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { bin: string | Record<string, string> };
  const commands = typeof bin === 'string' ? { [packageName]: bin } : bin;
  const path = commands[packageName.split('/').at(-1) ?? ''] ?? Object.values(commands)[0];
  if (path === undefined) throw new Error(`Package ${packageName} brings no command.`);
  return join(dirname(file), path);
}
