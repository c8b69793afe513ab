import { setTimeout as sleep } from 'node:timers/promises';
import { loadChats, percentile } from '../chat/load-chats.ts';
import type { PreparedAgent } from '../chat/prepare-agent.ts';
import { readUsage } from '../chat/process-usage.ts';
import type { Program } from '../chat/start-program.ts';
import { apiTarget } from '../chat/targets.ts';

/**
 * Has a neighbour chat with the running product, and now and then upload a small file, while another workspace works. A row
 * a phase: the neighbour's times to the first token against those of the first phase, and from an upload until it answers.
 */
export function measurePhases(product: Program, neighbour: PreparedAgent) {
  const target = { ...apiTarget(product.origin, neighbour), done: /\[DONE\]\s*$/ };
  const rows: Record<string, string>[] = [];
  let quietP95 = 0;
  return {
    rows,
    warmUp: () => loadChats(target, 1, 50),
    async measure(phase: string, work: () => Promise<unknown>): Promise<void> {
      process.stderr.write(`${phase} …\n`);
      const beganMs = performance.now();
      const { times, failed, readMs } = await chatDuring(target, () => readOwnFile(product, neighbour), work);
      const p95 = percentile(times, 95);
      quietP95 ||= p95;
      rows.push({
        phase,
        'took, s': ((performance.now() - beganMs) / 1_000).toFixed(0),
        chats: String(times.length),
        failed: String(failed),
        'p50, ms': percentile(times, 50).toFixed(1),
        'p95, ms': p95.toFixed(1),
        'max, ms': Math.max(...times).toFixed(0),
        'p95 to quiet': (p95 / quietP95).toFixed(2),
        'own files': String(readMs.length),
        'p95, s': (percentile(readMs, 95) / 1_000).toFixed(1),
        'max, s': (Math.max(...readMs) / 1_000).toFixed(1),
        'memory, MB (PSS)': readUsage([product.pid]).pssMb.toFixed(0),
      });
    },
  };
}

async function chatDuring(
  target: Parameters<typeof loadChats>[0],
  readFile: () => Promise<number>,
  work: () => Promise<unknown>,
) {
  const times: number[] = [];
  const readMs: number[] = [];
  let failed = 0;
  let isOver = false;
  const chat = async () => {
    while (!isOver) {
      const result = await loadChats(target, 1, 1);
      times.push(...result.firstTokenMs);
      failed += result.failed;
      await sleep(50);
    }
  };
  const read = async () => {
    while (!isOver) {
      readMs.push(await readFile());
      await sleep(2_000);
    }
  };
  const measuring = [chat(), read()];
  await work();
  isOver = true;
  await Promise.all(measuring);
  return { times, failed, readMs };
}

interface Source {
  id: string;
  status: string;
  error: string | null;
}

/** Milliseconds from the upload until it answers. Throws when it could not be read. */
async function readOwnFile({ origin }: Program, { agentId, apiKey }: PreparedAgent): Promise<number> {
  const headers = { authorization: `Bearer ${apiKey}` };
  const path = `${origin}/api/v1/agents/${agentId}/sources`;
  const body = new FormData();
  body.append('file', new Blob(['# Hours\n\nWe open at nine.']), 'hours.md');
  const beganMs = performance.now();
  let source = (await (await fetch(path, { method: 'POST', headers, body })).json()) as Source;
  while (source.status === 'queued' || source.status === 'training') {
    await sleep(50);
    source = (await (await fetch(`${path}/${source.id}`, { headers })).json()) as Source;
  }
  const tookMs = performance.now() - beganMs;
  if (source.status !== 'ready')
    throw new Error(`A file of the neighbour could not be read: ${source.error}`);
  await fetch(`${path}/${source.id}`, { method: 'DELETE', headers });
  return tookMs;
}
