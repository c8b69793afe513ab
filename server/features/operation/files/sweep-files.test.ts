import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { createId } from '#server/database/create-id.ts';
import { callEndpoint, callerOf, validInput } from '#tests/call-endpoint.ts';
import { addArchive, importText } from '#tests/endpoint-cases/chat-cases.ts';
import { createEndpointStage, type EndpointStage } from '#tests/endpoint-cases/create-endpoint-stage.ts';
import { sweepFiles } from './sweep-files.ts';
import { timeOfFile } from './time-of-file.ts';

let stage: EndpointStage;
beforeAll(async () => {
  stage = await createEndpointStage();
  // Whatever takes a file, as new endpoints will.
  for (const endpoint of endpoints.filter(({ transport }) => transport === 'multipart')) {
    const { client, options } = callerOf(endpoint, stage.mine);
    const input = await validInput(endpoint, stage.mine);
    const answer = await callEndpoint(client, endpoint, stage.mine, input, options);
    expect([endpoint.name, answer.ok]).toEqual([endpoint.name, true]);
  }
  const { client } = stage.mine;
  const archiveId = await addArchive(client, 'Kept');
  await importText(client, archiveId, '25/12/2023, 15:04 - Ann: hi', 'chat.txt', '?keepsOriginal=true');
  // Waits for an answer, and so keeps its upload.
  await importText(client, archiveId, '12/5/23, 3:04 PM - Ann: a\n1/6/24, 3:04 PM - Ann: b');
});
afterAll(() => stage.close());

const listNames = async () => {
  const names: string[] = [];
  for await (const { name } of stage.services.fileStore.listFiles()) names.push(name);
  return names.sort();
};
/** Only the sweep is days ahead: other jobs would delete what was not sent in time. */
const sweepAfter = (days: number, others: Partial<EndpointStage['services']> = {}) =>
  sweepFiles(
    { ...stage.services, ...others, clock: { now: () => new Date(Date.now() + days * 86_400_000) } },
    new AbortController().signal,
  );
const save = async (name: string) => {
  await stage.services.fileStore.saveFile(name, Readable.from([Buffer.from('left')]));
  return name;
};

test('the time of a file is that of its name', () => {
  const before = Date.now();
  const time = timeOfFile(createId('fil')) ?? 0;
  expect(time - before).toBeLessThan(60_000);
  expect(time).toBeGreaterThanOrEqual(before - 60_000);
  expect(timeOfFile('backup-2024.age')).toBeNull();
});

test('what no row names is deleted after a day, and nothing else', async () => {
  // Not named like a file of ours: somebody else keeps it there.
  const foreign = await save('somebody.txt');
  const lost = await Promise.all([save(createId('fil')), save(createId('pic')), save(createId('att'))]);
  await sweepAfter(0.5);
  expect(await listNames()).toEqual(expect.arrayContaining([...lost, foreign]));
  const before = await listNames();
  await sweepAfter(2);
  expect(await listNames()).toEqual(before.filter((name) => !lost.includes(name)));
});

test('where many files are named by no row, as with another database, none is deleted', async () => {
  const before = (await listNames()).length;
  const many = await Promise.all(Array.from({ length: before + 21 }, () => save(createId('fil'))));
  await sweepAfter(2);
  const left = await listNames();
  expect(left).toEqual(expect.arrayContaining(many));
  await Promise.all(many.map((name) => stage.services.fileStore.deleteFile(name)));
});

test('where few files are and most are named by no row, none is deleted either', async () => {
  const few = await Promise.all([save(createId('fil')), save(createId('fil'))]);
  const fileStore = {
    ...stage.services.fileStore,
    async *listFiles() {
      for await (const file of stage.services.fileStore.listFiles()) if (few.includes(file.name)) yield file;
    },
    deleteFile: (name: string) => stage.services.fileStore.deleteFile(name),
  };
  await sweepAfter(2, { fileStore });
  expect(await listNames()).toEqual(expect.arrayContaining(few));
  await sweepAfter(2);
  expect((await listNames()).filter((name) => few.includes(name))).toEqual([]);
});

/** Where names of files are. A new one belongs into `sweepFiles`, else its files are deleted. */
const columns = [
  'agent.avatar',
  'agent.cover',
  'attachment.file_id',
  'chat_import.file_id',
  'chat_import.original_id',
  'chat_upload.part_ids',
  'source.config',
  'user.image',
  'white_label.logo',
];

test('each column that names a file is looked at', async () => {
  const { db } = stage.services;
  const names = (await listNames()).filter((name) => name !== 'somebody.txt');
  // Those of another name would never be deleted.
  expect(names.filter((name) => timeOfFile(name) === null)).toEqual([]);
  const anyName = `(${names.join('|')})`;
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'ARRAY')`);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const [has] = (
      await db.execute<{ yes: boolean }>(
        sql`select exists (
          select from ${sql.identifier(table)} where ${sql.identifier(column)}::text ~ ${anyName}
        ) as yes`,
      )
    ).rows;
    if (has?.yes === true) found.push(`${table}.${column}`);
  }
  expect(found.sort()).toEqual(columns);
});
