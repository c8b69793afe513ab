import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadModule } from 'libpg-query';
import { findFaults } from './migrations/find-faults.ts';
import { root } from './run-tool.ts';

/**
 * Refuses migrations that hold up a running installation, or break the release before, which runs beside this one during an
 * update: `npm run check:migrations`. What is allowed instead is in `docs/deploy.md`.
 */
const folder = join(root, 'server/database/migrations');
/** Those up to this one are older than the rules, and have run everywhere. */
const lastUnchecked = '0075_backup-runs';

await loadModule();
const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[];
};
const tags = entries.map(({ tag }) => tag);
const from = tags.indexOf(lastUnchecked) + 1;
if (from === 0) throw new Error(`There is no migration ${lastUnchecked}.`);
const found = tags.slice(from).flatMap((tag) => {
  const sql = readFileSync(join(folder, `${tag}.sql`), 'utf8');
  return findFaults(sql).map((fault) => `${tag}: ${fault}`);
});
for (const line of found) process.stdout.write(`${line}\n`);
process.stdout.write(
  found.length === 0
    ? `${tags.length - from} migrations checked, ${from} are older.\n`
    : 'If a table is small for certain, write "-- allowed: why" before the statement.\n',
);
process.exitCode = found.length === 0 ? 0 : 1;
