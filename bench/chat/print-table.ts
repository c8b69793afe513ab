import { loadavg } from 'node:os';
import { formatTable } from './format-table.ts';
import type { HistoryRow } from './measure-history.ts';
import { type Measured, sum, type VisitorsRow } from './measure-visitors.ts';
import type { ProcessUsage } from './process-usage.ts';

export interface Results {
  rows: VisitorsRow[];
  history: HistoryRow;
  /** Server, then database. */
  idle: ProcessUsage[];
  loaded: ProcessUsage[];
  stored: { chats: number; agents: number };
  tokenMs: number;
}

interface Line {
  measure: string;
  /** Left out where there is none. */
  target?: { atMost: number } | { atLeast: number };
  floor?: number;
  api: number;
  widget?: number;
}

const addedTargetMs: Record<number, number> = { 1: 4, 10: 9, 50: 60 };

/** Prints one table and says whether every chat was complete. Whether a target is met is shown, not judged. */
export function printTable(results: Results): boolean {
  const { rows, history, tokenMs } = results;
  const pace = tokenMs === 0 ? 'at once' : `${tokenMs} ms apart`;
  const loads = loadavg().map((load) => load.toFixed(1));
  const say = (line: string) => process.stdout.write(`${line}\n`);

  say(`Chat load. Stub model: first token after 20 ms, 50 tokens ${pace}. The stub called directly:`);
  for (const { visitors, direct } of rows) {
    const [p50, p99] = [direct.firstP50Ms.toFixed(1), direct.firstP99Ms.toFixed(1)];
    say(
      `  ${visitors} at once: first token ${p50} ms, p99 ${p99} ms, ${direct.chatsPerSecond.toFixed(0)} chats a second`,
    );
  }
  say(
    `Load average of the machine ${loads.join(' ')}. When others keep it busy, compare with the bare proxy.`,
  );
  say(
    formatTable(
      [
        ...rows.flatMap(visitorLines),
        ...storeLines(results),
        ...(rows.length > 0 ? memoryLines(results) : []),
      ].map(cellsOf),
    ),
  );

  const failed = sum(rows.map((row) => row.failed)) + history.failed;
  if (failed > 0)
    say(`${failed} chats failed. The first: ${rows.find(({ reason }) => reason)?.reason ?? 'with history'}`);
  return failed === 0;
}

function visitorLines(row: VisitorsRow): Line[] {
  const at = `${row.visitors} visitor${row.visitors === 1 ? '' : 's'}`;
  const each = (read: (of: Measured) => number) => ({
    floor: read(row.floor),
    api: read(row.api),
    widget: read(row.widget),
  });
  const addedTarget = addedTargetMs[row.visitors];
  const isFull = row.visitors === 50;
  return [
    {
      measure: `added time to first token, ms, ${at}`,
      ...(addedTarget === undefined ? {} : { target: { atMost: addedTarget } }),
      ...each((of) => of.addedP50Ms),
    },
    { measure: '… p99', ...each((of) => of.addedP99Ms) },
    {
      measure: `complete chats a second, ${at}`,
      ...(isFull ? { target: { atLeast: 400 } } : {}),
      ...each((of) => of.chatsPerSecond),
    },
    {
      measure: `CPU a chat, server and database, ms, ${at}`,
      ...(isFull ? { target: { atMost: 2.5 } } : {}),
      ...each((of) => of.cpuMsPerChat),
    },
    {
      measure: '… of which the database',
      api: row.api.lastCpuMsPerChat,
      widget: row.widget.lastCpuMsPerChat,
    },
  ];
}

function storeLines({ history, stored }: Results): Line[] {
  return [
    { measure: 'CPU a chat, ms, 10 visitors, empty store', api: history.emptyCpuMs },
    {
      measure: `CPU a chat, ms, 10 visitors, ${stored.chats} stored chats of ${stored.agents} agents`,
      api: history.filledCpuMs,
    },
    {
      measure: '… against the empty store',
      target: { atMost: 1.1 },
      api: history.filledCpuMs / history.emptyCpuMs,
    },
  ];
}

function memoryLines({ idle, loaded }: Results): Line[] {
  const total = (usage: ProcessUsage[], read: (of: ProcessUsage) => number) => sum(usage.map(read));
  return [
    {
      measure: 'memory idle, MB, shared pages by share (PSS)',
      target: { atMost: 250 },
      api: total(idle, ({ pssMb }) => pssMb),
    },
    { measure: '… of which the database', api: total(idle.slice(1), ({ pssMb }) => pssMb) },
    {
      measure: 'memory idle, MB, shared pages again in each process (RSS)',
      api: total(idle, ({ rssMb }) => rssMb),
    },
    { measure: 'memory after the load, MB (PSS)', api: total(loaded, ({ pssMb }) => pssMb) },
  ];
}

function cellsOf({ measure, target, floor, api, widget }: Line): Record<string, string> {
  const values = widget === undefined ? [api] : [api, widget];
  const show = (value: number | undefined) => (value === undefined ? '' : value.toFixed(value < 10 ? 2 : 0));
  const shown = { measure, 'bare proxy': show(floor), 'API chat': show(api), widget: show(widget) };
  if (target === undefined) return { ...shown, target: '', met: '' };
  const isMet = values.every((value) =>
    'atMost' in target ? value <= target.atMost : value >= target.atLeast,
  );
  const wanted = 'atMost' in target ? `≤ ${target.atMost}` : `≥ ${target.atLeast}`;
  return { ...shown, target: wanted, met: isMet ? 'yes' : 'NO' };
}
