import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findReleaseBefore } from '../../bench/releases/find-release-before.ts';
import { buildOnce } from './product/build-once.ts';

/** A copy without history cannot try it. */
test.skipIf(findReleaseBefore() === null)(
  'the release before and this one answer at the same time on one database, and the one before can come back',
  async () => {
    buildOnce();
    const script = join(import.meta.dirname, '../../bench/two-releases.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script, '--chats', '200']);
    expect(stdout).toContain('\n0 chats failed.');
    for (const phase of ['starts and migrates', 'both  ', 'started again'])
      expect(stdout).toMatch(new RegExp(`${phase}.*  [1-9]\\d+  +0  `));
  },
  // Three starts of the product.
  240_000,
);
