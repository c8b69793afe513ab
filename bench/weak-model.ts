import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { defaultLook } from '#contract/look/look.ts';
import { chooseFallbackReply } from '#core/answering/composing/choose-fallback-reply.ts';
import { DEFAULT_FALLBACK_REPLY, DEFAULT_PROMPT } from '#core/answering/composing/default-prompt.ts';
import { createLanguageModels } from '#server/adapters/language-model/create-language-models.ts';
import { embeddedReply } from '#server/features/answering/embedded-reply.ts';
import { askModel } from '#server/features/answering/models/ask-model.ts';
import type { LiveAgent } from '#server/features/conversations/live-agent.ts';
import type { Reply } from '#server/features/conversations/reply.ts';
import { containsAnswer } from './retrieval/measure-reply.ts';
import { indexPages, type SupportQuestion } from './retrieval/measure-support-set.ts';
import { search } from './retrieval/search.ts';

// node bench/weak-model.ts http://127.0.0.1:4020/v1 [--list]
// Asks a real model behind the OpenAI protocol 100 questions of the development set, 60 that its pages answer and 40 that
// they do not, and prints what the checks let through and what was lost against the embedded engine. With --list each
// question, what was shown of the model's words, and what was cut.

const FIRMS = ['coffee-roaster', 'dental-practice'];
const ANSWERABLE = ['direct', 'typo', 'keyword'];
const UNANSWERABLE = ['near-miss', 'off-topic'];
const PASSAGES = 8;

const [baseUrl] = process.argv.slice(2);
if (baseUrl === undefined)
  throw new Error('Give the base URL of a server with OpenAI-compatible chat completions.');
const isListed = process.argv.includes('--list');
const languageModels = createLanguageModels(
  { COMPATIBLE_BASE_URL: baseUrl, COMPATIBLE_MODELS: ['weak'], MODEL_FIRST_TOKEN_MS: 120_000 },
  { log: pino({ level: 'silent' }), clock: { now: () => new Date() } },
);
const agent: LiveAgent = {
  hasActions: false,
  id: 'agt_bench',
  workspace: { id: 'wsp_bench', plan: 'pro', addOns: {} },
  displayName: 'Assistant',
  isMultilingual: true,
  promptText: DEFAULT_PROMPT,
  fallbackReply: DEFAULT_FALLBACK_REPLY,
  vibe: 'neutral',
  selectedModel: 'compatible:weak',
  indexVersion: 1,
  isEmailEnabled: true,
  isPhoneEnabled: true,
  humanForm: defaultLook.humanForm,
  handoffPhrases: [],
  outsideHoursMessage: '',
  translations: [],
};

interface Row {
  asked: SupportQuestion;
  isAnswerable: boolean;
  engine: Reply;
  reply: Reply;
  firstTextMs: number;
  totalMs: number;
}

function choose(firm: string): { asked: SupportQuestion; isAnswerable: boolean }[] {
  const file = join(import.meta.dirname, 'development-set', firm, 'questions.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as SupportQuestion[];
  const of = (kinds: string[], most: number) => all.filter(({ kind }) => kinds.includes(kind)).slice(0, most);
  const chosen = [
    ...of(ANSWERABLE, 30).map((asked) => ({ asked, isAnswerable: true })),
    ...of([UNANSWERABLE[0] as string], 15).map((asked) => ({ asked, isAnswerable: false })),
    ...of([UNANSWERABLE[1] as string], 5).map((asked) => ({ asked, isAnswerable: false })),
  ];
  // Mixed, so that a run that is stopped early says something of both.
  return [0, 1, 2, 3, 4].flatMap((turn) => chosen.filter((_, at) => at % 5 === turn));
}

const rows: Row[] = [];
for (const firm of FIRMS) {
  const index = indexPages(`development-set/${firm}`);
  for (const { asked, isAnswerable } of choose(firm)) {
    const passages = search(index, asked.question, { limit: PASSAGES }).map((ranked) => ({
      ranked,
      sourceId: ranked.passage.documentId,
      url: null,
    }));
    const engine = embeddedReply(agent, [{ question: asked.question, found: passages }], 'en');
    const startedMs = performance.now();
    let firstTextMs = 0;
    const parts = askModel(languageModels, agent, {
      question: {
        agentId: agent.id,
        workspaceId: null,
        visitorId: null,
        text: asked.question,
        channel: 'api',
        hits: [],
      },
      history: [],
      passages,
      language: 'en',
      embedded: () => engine,
      unaided: async () => engine,
      signal: new AbortController().signal,
    });
    let step = await parts.next();
    while (!step.done) {
      if (firstTextMs === 0) firstTextMs = performance.now() - startedMs;
      step = await parts.next();
    }
    const row = {
      asked,
      isAnswerable,
      engine,
      reply: step.value,
      firstTextMs,
      totalMs: performance.now() - startedMs,
    };
    rows.push(row);
    if (isListed) print(row);
  }
}

function print({ asked, reply, engine }: Row): void {
  console.log(
    `\n${asked.kind}: ${asked.question}\n  shown (${reply.model}, ${reply.outcome}): ${reply.text}`,
  );
  for (const { text, reason } of reply.cut ?? []) console.log(`  cut (${reason}): ${text}`);
  console.log(`  engine (${engine.outcome}): ${engine.text}`);
}

const answerable = rows.filter(({ isAnswerable }) => isAnswerable);
const contains = (reply: Reply, { answer }: SupportQuestion) =>
  reply.outcome !== 'declined' && containsAnswer(reply.text, answer);
const fallback = chooseFallbackReply(DEFAULT_FALLBACK_REPLY, 'neutral', 'en');
const byModel = rows.filter(({ reply }) => reply.model !== 'embedded' && reply.text !== fallback);
const median = (values: number[]) => [...values].sort((left, right) => left - right)[values.length >> 1] ?? 0;
console.table([
  { what: 'questions', count: rows.length },
  { what: 'answers with words of the model', count: byModel.length },
  {
    what: 'of these to a question that the pages do not answer',
    count: byModel.filter(({ isAnswerable }) => !isAnswerable).length,
  },
  { what: 'sentences cut', count: rows.reduce((sum, { reply }) => sum + (reply.cut?.length ?? 0), 0) },
  {
    what: 'answerable: embedded engine contains the answer',
    count: answerable.filter(({ engine, asked }) => contains(engine, asked)).length,
  },
  {
    what: 'answerable: shown reply contains the answer',
    count: answerable.filter(({ reply, asked }) => contains(reply, asked)).length,
  },
  {
    what: 'answerable: lost against the embedded engine',
    count: answerable.filter(({ reply, engine, asked }) => contains(engine, asked) && !contains(reply, asked))
      .length,
  },
  {
    what: 'median ms to the first text',
    count: Math.round(median(rows.map(({ firstTextMs }) => firstTextMs))),
  },
  { what: 'median ms to the end', count: Math.round(median(rows.map(({ totalMs }) => totalMs))) },
]);
