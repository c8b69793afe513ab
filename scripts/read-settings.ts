import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { OperatorError } from '#server/operator-error.ts';
import { readConfig } from '#server/read-config.ts';

/** The product's own settings, for a command next to it. */
export function readSettings(): { config: Config; dataDir: string } {
  const config = readConfig(process.env);
  return { config, dataDir: config.DATA_DIR ?? join(import.meta.dirname, '..', 'data') };
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a command to its end; a failure that has a sentence for the operator shows that alone. */
export async function runCommandLine(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
