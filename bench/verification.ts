import { type VerifyingInput, verifySentence } from '#core/answering/verifying/verify-sentence.ts';
import { searchPassages } from '#core/searching/ranking/search-passages.ts';
import { indexPages } from './retrieval/measure-support-set.ts';
import { MADE_UP_SENTENCES } from './verification/made-up-sentences.ts';
import { plantFalsehoods } from './verification/plant-falsehoods.ts';
import { REWORDED_SENTENCES } from './verification/reworded-sentences.ts';
import { TRUE_SENTENCES } from './verification/true-sentences.ts';

// node bench/verification.ts             how many planted false sentences a model's answer would show, and true ones lose
// node bench/verification.ts --list      the same, with the sentences that were judged wrongly

/** Passages that a model is given. */
const PASSAGES = 8;
const MOST_SHOWN_PERCENT = 2;
const MOST_HELD_PERCENT = 5;

const isListed = process.argv.includes('--list');
const counts = new Map<string, { all: number; wrong: number }>();
const checks: VerifyingInput[] = [];

function count(kind: string, isWrong: boolean, sentence: string, reason: string): void {
  const row = counts.get(kind) ?? { all: 0, wrong: 0 };
  counts.set(kind, { all: row.all + 1, wrong: row.wrong + (isWrong ? 1 : 0) });
  if (isWrong && isListed) console.log(`${kind}: ${sentence} (${reason})`);
}

/** What a sentence is cut for, judged against the passages that are found for `asked`; null when it is shown. */
function judge(index: ReturnType<typeof indexPages>, asked: string, said: string): string | null {
  const passages = searchPassages(index, asked, { limit: PASSAGES }).map(({ passage }) => passage);
  const check = { sentence: said, cited: [], passages, urls: [], languages: ['en'] };
  const verdict = verifySentence(check);
  checks.push(check);
  return verdict.kind === 'cut' ? verdict.reason : null;
}

for (const [firm, list] of Object.entries(TRUE_SENTENCES)) {
  const index = indexPages(`development-set/${firm}`);
  const sentences = list.split('\n');
  const figures = [
    ...new Set(
      sentences.flatMap((each) => each.match(/(?<![\p{L}\d.,:])\d[\d.,:]*\d|(?<![\p{L}\d.,:])\d/gu) ?? []),
    ),
  ];
  sentences.forEach((sentence, seed) => {
    const reason = judge(index, sentence, sentence);
    count('true, held back', reason !== null, sentence, reason ?? '');
    for (const { text, kind } of plantFalsehoods(firm, sentence, figures, seed))
      count(`false by ${kind}, shown`, judge(index, sentence, text) === null, text, 'shown');
  });
}

for (const [firm, list] of Object.entries(REWORDED_SENTENCES)) {
  const index = indexPages(`six-firms/${firm}`);
  for (const sentence of list.split('\n')) {
    const reason = judge(index, sentence, sentence);
    count('true, in quite other words, held back', reason !== null, sentence, reason ?? '');
  }
}

for (const [set, list] of Object.entries(MADE_UP_SENTENCES)) {
  const index = indexPages(set);
  for (const line of list.split('\n')) {
    const [asked = '', said = ''] = line.split(' => ');
    count('false, made up, shown', judge(index, asked, said) === null, said, 'shown');
  }
}

const percent = ({ all, wrong }: { all: number; wrong: number }) => (100 * wrong) / all;
const isFalse = ([kind]: readonly [string, unknown]) => kind.startsWith('false');
const sum = [...counts]
  .filter(isFalse)
  .reduce((total, [, row]) => ({ all: total.all + row.all, wrong: total.wrong + row.wrong }), {
    all: 0,
    wrong: 0,
  });
console.table(
  [...counts, ['all false, shown', sum] as const].map(([what, row]) => ({
    what,
    sentences: row.all,
    wrong: row.wrong,
    percent: percent(row).toFixed(1),
  })),
);
const before = process.cpuUsage();
for (const check of checks) verifySentence(check);
const { user, system } = process.cpuUsage(before);
console.log(
  `A check takes ${((user + system) / 1_000 / checks.length).toFixed(2)} ms of CPU, reading the passages not included.`,
);
const held = counts.get('true, held back') ?? { all: 1, wrong: 1 };
if (percent(sum) > MOST_SHOWN_PERCENT || percent(held) > MOST_HELD_PERCENT) process.exitCode = 1;
