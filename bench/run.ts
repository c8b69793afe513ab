import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** `npm run bench` runs them all, one after the other; `npm run bench -- retrieval` runs one. */
const benches = [
  'retrieval',
  'verification',
  'main-text',
  'file-sets',
  'robots-cases',
  'widget',
  'chat',
  'people',
  'counts',
  'leads',
  'operator',
  'recrawl',
  'webhook-storm',
  'fair-queue',
  'two-releases',
  'failover',
  'capacity',
  'retention',
  'chat-archives',
  'chat-import',
  'chat-encryption',
  'console',
  'first-answer',
];
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = wanted.filter((name) => !benches.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}. There are: ${benches.join(', ')}.\n`);
  process.exit(1);
}

for (const name of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const code = await new Promise<number | null>((done, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', done);
  });
  if (code !== 0) process.exitCode = 1;
}
