import type { HistoryRow } from './measure-history.ts';
import type { VisitorsRow } from './measure-visitors.ts';
import type { ProcessUsage } from './process-usage.ts';

const targetAddedMs: Record<number, number> = { 1: 10, 10: 20, 50: 120 };
const round = (value: number, digits = 1) => Number(value.toFixed(digits));

interface Line {
  measure: string;
  target: string;
  'bare proxy': number | string;
  API: number | string;
  widget: number | string;
  met: string;
}

/** Prints one table and says whether every chat was complete. Whether a target is met is shown, not judged. */
export function printTable(results: {
  rows: VisitorsRow[];
  history: HistoryRow;
  idle: ProcessUsage;
  loaded: ProcessUsage;
  stored: number;
  tokenMs: number;
}): boolean {
  const { rows, history, idle, loaded, stored, tokenMs } = results;
  const lines: Line[] = [];
  const add = (
    measure: string,
    target: number | null,
    comparison: '≤' | '≥',
    values: { floor?: number; api: number; widget?: number },
  ) => {
    const worst =
      comparison === '≤'
        ? Math.max(values.api, values.widget ?? values.api)
        : Math.min(values.api, values.widget ?? values.api);
    const isMet = target === null || (comparison === '≤' ? worst <= target : worst >= target);
    lines.push({
      measure,
      target: target === null ? '' : `${comparison} ${target}`,
      'bare proxy': values.floor === undefined ? '' : round(values.floor),
      API: round(values.api, 2),
      widget: values.widget === undefined ? '' : round(values.widget, 2),
      met: target === null ? '' : isMet ? 'yes' : 'NO',
    });
  };
  const each = (row: VisitorsRow, read: (measured: VisitorsRow['api']) => number) => ({
    floor: read(row.floor),
    api: read(row.api),
    widget: read(row.widget),
  });

  for (const row of rows) {
    const at = `${row.visitors} visitor${row.visitors === 1 ? '' : 's'}`;
    add(
      `added time to first token, median, ms, ${at}`,
      targetAddedMs[row.visitors] ?? null,
      '≤',
      each(row, (of) => of.addedP50Ms),
    );
    add(
      `added time to first token, p99, ms, ${at}`,
      null,
      '≤',
      each(row, (of) => of.addedP99Ms),
    );
    add(
      `complete chats a second, ${at}`,
      row.visitors === 50 ? 200 : null,
      '≥',
      each(row, (of) => of.chatsPerSecond),
    );
    add(
      `CPU a chat, server and database, ms, ${at}`,
      row.visitors === 50 ? 5 : null,
      '≤',
      each(row, (of) => of.cpuMsPerChat),
    );
  }
  add(`CPU a chat with an empty store, ms, 10 visitors`, null, '≤', { api: history.emptyCpuMs });
  add(`CPU a chat with ${stored} stored chats, ms, 10 visitors`, null, '≤', { api: history.filledCpuMs });
  add('… against the empty store', 1.1, '≤', { api: history.filledCpuMs / history.emptyCpuMs });
  add('memory idle, proportional (PSS), MB', 350, '≤', { api: idle.pssMb });
  add('memory idle, resident (RSS, shared pages counted again), MB', null, '≤', { api: idle.rssMb });
  add('memory after the load, proportional (PSS), MB', null, '≤', { api: loaded.pssMb });

  const pace = tokenMs === 0 ? 'at once' : `${tokenMs} ms apart`;
  process.stdout.write(
    `\nChat load. Stub model: first token after 20 ms, 50 tokens ${pace}. The stub called directly:\n`,
  );
  for (const { visitors, direct } of rows) {
    process.stdout.write(
      `  ${visitors} at once: first token ${round(direct.firstP50Ms)} / ${round(direct.firstP99Ms)} ms (median / p99), ${round(direct.chatsPerSecond)} chats a second\n`,
    );
  }
  console.table(lines);
  const failed = rows.reduce((sum, row) => sum + row.failed, history.failed);
  if (failed > 0) {
    process.stdout.write(
      `${failed} chats failed. The first: ${rows.find(({ reason }) => reason)?.reason ?? ''}\n`,
    );
  }
  return failed === 0;
}
