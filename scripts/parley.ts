import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { applyChanges } from './agent-file/apply-changes.ts';
import { describeChange } from './agent-file/describe-change.ts';
import { importAgent } from './agent-file/import-agent.ts';
import { parseAgentFile } from './agent-file/parse-agent-file.ts';
import { planChanges } from './agent-file/plan-changes.ts';
import { readAgent } from './agent-file/read-agent.ts';
import { requireSecrets } from './agent-file/require-secrets.ts';
import { writeAgentFile } from './agent-file/write-agent-file.ts';
import { createSender, type Sender } from './create-sender.ts';

const usage = `Usage: npm run parley -- COMMAND --url https://your-parley.example --key pk_…

  export --agent agt_… [--file agent.yaml]   write an agent as a file
  diff   --agent agt_… --file agent.yaml     show what apply would change; exit code 1 if anything
  apply  --agent agt_… --file agent.yaml     show what changes, ask, and change the agent; --yes does not ask
  import --file agent.yaml                   make a new agent of a file

The key may also be in PARLEY_API_KEY. It needs the scopes read for export and diff, and admin for apply, import
and everything about actions. Secrets of actions are read from the environment variables that the file names.`;

interface Options {
  file: string | undefined;
  agentId: string | undefined;
  isSure: boolean;
}

const commands: Record<string, (send: Sender, options: Options) => Promise<number>> = {
  export: exportAgent,
  diff: async (send, options) => ((await plan(send, options)).changes.length === 0 ? 0 : 1),
  apply,
  import: async (send, { file }) => {
    const agentId = await importAgent(send, readFile(file), process.env, (change) =>
      console.log(describeChange(change)),
    );
    console.log(`Made ${agentId}. Its sources are being read.`);
    return 0;
  },
};

/** `npm run parley`: an agent as a file. Exit code 2 where a command could not be done. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      key: { type: 'string', default: process.env.PARLEY_API_KEY ?? '' },
      agent: { type: 'string' },
      file: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const command = commands[positionals[0] ?? ''];
  if (command === undefined || values.url === undefined || values.key === '') {
    console.error(usage);
    return 2;
  }
  return command(createSender(values.url, values.key), {
    // As anyone who typed the command means it: npm runs it in the folder of the product.
    file: values.file && resolve(process.env.INIT_CWD ?? '', values.file),
    agentId: values.agent,
    isSure: values.yes,
  });
}

async function exportAgent(send: Sender, { agentId, file }: Options): Promise<number> {
  const { file: read } = await readAgent(send, required(agentId, '--agent'));
  if (read.actions === undefined)
    console.error('Actions are left out: only a key with the scope admin can read them.');
  const text = writeAgentFile(read);
  if (file === undefined) process.stdout.write(text);
  else writeFileSync(file, text);
  return 0;
}

/** Reads agent and file, and prints what differs. */
async function plan(send: Sender, options: Options) {
  const agentId = required(options.agentId, '--agent');
  const wanted = readFile(options.file);
  const present = await readAgent(send, agentId);
  const changes = planChanges(present.file, wanted);
  for (const change of changes) console.log(describeChange(change));
  if (changes.length === 0) console.log('The agent is as the file says.');
  return { agentId, wanted, present, changes };
}

async function apply(send: Sender, options: Options): Promise<number> {
  const planned = await plan(send, options);
  if (planned.changes.length === 0) return 0;
  requireSecrets(planned.changes, process.env);
  if (!options.isSure && !(await confirm(planned.changes.length))) {
    console.log('Nothing was changed.');
    return 1;
  }
  let done = 0;
  await applyChanges(send, { ...planned, secrets: process.env }, () => {
    done += 1;
  }).finally(() => console.log(`${done} of ${planned.changes.length} changes were made.`));
  return 0;
}

async function confirm(count: number): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `Make ${count === 1 ? 'this change' : `these ${count} changes`}? (y/n) `,
  );
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

const readFile = (file: string | undefined) => parseAgentFile(readFileSync(required(file, '--file'), 'utf8'));

function required(value: string | undefined, option: string): string {
  if (value === undefined) throw new Error(`${option} is missing.\n\n${usage}`);
  return value;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
