import { setTimeout as sleep } from 'node:timers/promises';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import pg from 'pg';
import { isOutsideTransaction } from './is-outside-transaction.ts';
import { performMigration } from './perform-migration.ts';

/** A statement that waits for a lock holds up all that come after it. */
const lockTimeoutMs = 3_000;
const pauseMs = 1_000;
const mostTries = 60;

/**
 * Runs migrations in order and notes them in Drizzle's book. Those that follow each other are one transaction: all of
 * them, or none. It waits for locks only shortly and tries again, so that a long query of another process does not hold
 * up everybody behind the migration. Marked ones run statement by statement, and again from the first after a failure.
 * @param noteRun called with the last migration that has run, in its transaction: what it writes is true if that is
 */
export async function runMigrations(
  client: pg.Client,
  migrations: readonly MigrationMeta[],
  noteRun: (last: MigrationMeta) => Promise<void>,
): Promise<void> {
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS drizzle;
    CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  let together: MigrationMeta[] = [];
  for (const migration of migrations) {
    if (!isOutsideTransaction(migration)) {
      together.push(migration);
      continue;
    }
    await runTogether(client, together, noteRun);
    together = [];
    await performMigration(client, migration);
    await noteRun(migration);
  }
  await runTogether(client, together, noteRun);
}

async function runTogether(
  client: pg.Client,
  migrations: readonly MigrationMeta[],
  noteRun: (last: MigrationMeta) => Promise<void>,
): Promise<void> {
  const last = migrations.at(-1);
  if (last === undefined) return;
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query(`BEGIN; SET LOCAL lock_timeout = ${lockTimeoutMs}`);
      for (const migration of migrations) await performMigration(client, migration);
      await noteRun(last);
      await client.query('COMMIT');
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      if (!isLockTimeout(error) || tries === mostTries) throw error;
      await sleep(pauseMs);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '55P03';
}
