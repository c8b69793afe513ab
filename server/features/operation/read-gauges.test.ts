import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '#server/context.ts';
import { backupRun } from '#server/features/backups/backups.table.ts';
import { createTestServices, type TestServices } from '#tests/test-services.ts';
import { readGauges } from './read-gauges.ts';

let stage: TestServices;
beforeAll(async () => {
  stage = await createTestServices();
});
afterAll(() => stage.close());

test('the age of backups is that of the last good one of each kind, and nothing where none are made', async () => {
  const { services } = stage;
  const now = services.clock.now();
  const clock = { now: () => now };
  const measure = async (backups: unknown) =>
    (await readGauges({ ...services, clock, backups: backups as Services['backups'] })).backups;
  expect(await measure(null)).toBeNull();
  expect(await measure({})).toEqual({ lastGoodSeconds: null, lastProvenSeconds: null });
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const ran = (id: string, hours: number, error: string | null) => ({
    id,
    kind: 'backup' as const,
    error,
    startedAt: ago(hours),
    endedAt: ago(hours),
  });
  await services.db
    .insert(backupRun)
    .values([ran('bku_1', 50, null), ran('bku_2', 26, null), ran('bku_3', 2, 'The disk is full.')]);
  expect(await measure({})).toEqual({ lastGoodSeconds: 26 * 3_600, lastProvenSeconds: null });
});
