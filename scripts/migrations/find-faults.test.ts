import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';

beforeAll(loadModule);

const outside = '-- outside a transaction\n';

describe('a migration may', () => {
  it.each([
    [
      'make a table with all that belongs to it',
      'CREATE TABLE a (id text PRIMARY KEY, b text REFERENCES b(id)); CREATE INDEX a_b ON a (b); ALTER TABLE a ADD CONSTRAINT c FOREIGN KEY (b) REFERENCES b (id); ALTER TABLE a ALTER COLUMN b SET NOT NULL; UPDATE a SET b = 1',
    ],
    ['add a column without a value', 'ALTER TABLE a ADD COLUMN b text'],
    [
      'add a column with one value for all rows',
      "ALTER TABLE a ADD COLUMN b jsonb DEFAULT '[]'::jsonb NOT NULL; ALTER TABLE a ADD COLUMN c timestamptz DEFAULT now() NOT NULL; ALTER TABLE a ADD COLUMN d boolean DEFAULT false NOT NULL; ALTER TABLE a ADD COLUMN e text[] DEFAULT '{}'::text[] NOT NULL",
    ],
    [
      'build an index while the table is used',
      `${outside}DROP INDEX CONCURRENTLY IF EXISTS a_b;--> statement-breakpoint\nCREATE INDEX CONCURRENTLY a_b ON a (b)`,
    ],
    [
      'add a constraint that is checked later',
      'ALTER TABLE a ADD CONSTRAINT c FOREIGN KEY (b) REFERENCES b (id) NOT VALID; ALTER TABLE a ADD CONSTRAINT d CHECK (b > 0) NOT VALID',
    ],
    ['check a constraint by itself', `${outside}ALTER TABLE a VALIDATE CONSTRAINT c`],
    ['use an index as a constraint', 'ALTER TABLE a ADD CONSTRAINT c UNIQUE USING INDEX a_b'],
    [
      'take away what no release uses',
      '-- unused since 0070_older\nALTER TABLE a DROP COLUMN b; -- unused since 0070_older\nDROP TABLE c',
    ],
    [
      'change a default, and no longer want a value',
      'ALTER TABLE a ALTER COLUMN b SET DEFAULT 1; ALTER TABLE a ALTER COLUMN b DROP NOT NULL',
    ],
    ['do what is allowed with a reason', '-- allowed: one row for each plan\nUPDATE a SET b = 1'],
    ['fill a new table from another', 'CREATE TABLE a (id text); INSERT INTO a SELECT id FROM b'],
  ])('%s', (_what, sql) => {
    expect(findFaults(sql)).toEqual([]);
  });
});

describe('a migration may not', () => {
  it.each([
    ['build an index under a lock', 'CREATE INDEX a_b ON a (b)', 'nobody can write to a'],
    [
      'build an index without a lock among others',
      'DROP INDEX CONCURRENTLY IF EXISTS a_b; CREATE INDEX CONCURRENTLY a_b ON a (b)',
      'need a migration of their own',
    ],
    [
      'hide others among them',
      `${outside}ALTER TABLE a VALIDATE CONSTRAINT c; ALTER TABLE a ADD COLUMN b text`,
      'may only have CONCURRENTLY',
    ],
    [
      'leave half an index',
      `${outside}CREATE INDEX CONCURRENTLY a_b ON a (b)`,
      'Write DROP INDEX CONCURRENTLY IF EXISTS "a_b"',
    ],
    ['drop an index under a lock', 'DROP INDEX a_b', 'DROP INDEX CONCURRENTLY'],
    [
      'require what the release before does not write',
      'ALTER TABLE a ADD COLUMN b text NOT NULL',
      'NOT NULL without a default',
    ],
    [
      'add a default that differs',
      'ALTER TABLE a ADD COLUMN b text DEFAULT gen_random_uuid()',
      'may differ from row to row',
    ],
    ['add a column that counts up', 'ALTER TABLE a ADD COLUMN b bigserial', 'counts up'],
    [
      'add a column that is computed',
      'ALTER TABLE a ADD COLUMN b text GENERATED ALWAYS AS (lower(c)) STORED',
      'computed for every row',
    ],
    ['add a column that refers to a table', 'ALTER TABLE a ADD COLUMN b text REFERENCES c (id)', 'NOT VALID'],
    ['add a unique column', 'ALTER TABLE a ADD COLUMN b text UNIQUE', 'unique index CONCURRENTLY'],
    [
      'read a table as a whole for a constraint',
      'ALTER TABLE a ADD CONSTRAINT c FOREIGN KEY (b) REFERENCES b (id)',
      'Write NOT VALID',
    ],
    [
      'build an index for a constraint',
      'ALTER TABLE a ADD CONSTRAINT c UNIQUE (b)',
      'ADD CONSTRAINT … USING INDEX',
    ],
    ['change a type', 'ALTER TABLE a ALTER COLUMN b TYPE bigint', 'writes the whole table again'],
    ['set NOT NULL', 'ALTER TABLE a ALTER COLUMN b SET NOT NULL', 'CHECK (b IS NOT NULL) NOT VALID'],
    ['rename a column', 'ALTER TABLE a RENAME COLUMN b TO c', 'A name is changed'],
    ['rename a table', 'ALTER TABLE a RENAME TO b', 'A name is changed'],
    ['drop a column that may be used', 'ALTER TABLE a DROP COLUMN b', 'a.b is dropped. Stop using it'],
    ['drop a table that may be used', 'DROP TABLE a', 'Something is dropped'],
    ['change all rows', 'UPDATE a SET b = 1', 'Rows of a are changed'],
    ['delete rows', 'DELETE FROM a', 'Rows of a are changed'],
    ['lock a table', 'LOCK TABLE a', 'locked as a whole'],
    ['do what cannot be read', 'DO $$ BEGIN DELETE FROM a; END $$', 'cannot be checked'],
    [
      'keep a fault behind an allowed one',
      '-- allowed: small\nUPDATE a SET b = 1; UPDATE c SET b = 1',
      'Rows of c are changed',
    ],
  ])('%s', (_what, sql, fault) => {
    const faults = findFaults(sql);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(fault);
  });
});
