import { buildIndex } from './build-index.ts';
import type { Row } from './compare-recorded.ts';
import { loadSquad, loadXquad, type QuestionSet, readSet, reportingHalfOf } from './load-sets.ts';
import { makeTypo } from './make-typo.ts';
import { measureIntents } from './measure-intents.ts';
import { measureQuestions } from './measure-questions.ts';
import { measureRanking } from './measure-ranking.ts';
import { measureDeclines, measureReply } from './measure-reply.ts';
import { measureSpeed } from './measure-speed.ts';
import {
  DEVELOPMENT_FOLDERS,
  EIGHT_FOLDERS,
  EVERYDAY_FOLDERS,
  measureSupportSet,
  SIX_FOLDERS,
  type SupportFigures,
} from './measure-support-set.ts';

const OTHER_LANGUAGES = ['de', 'es', 'tr', 'zh'];

function rowsOfReplies(set: string, figures: ReturnType<typeof measureReply>, contains?: number): Row[] {
  return [
    {
      set,
      measure: 'reply contains the answer, %',
      value: figures.contains,
      ...(contains && { target: contains }),
    },
    {
      set,
      measure: 'characters a reply',
      value: figures.characters,
      target: 300,
      isLessBetter: true,
      isRecorded: false,
    },
    { set, measure: 'answerable flatly declined, %', value: figures.declined, target: 6, isLessBetter: true },
    { set, measure: 'answerable answered without hedge, %', value: figures.answered },
    { set, measure: 'confident replies that contain it, %', value: figures.answeredContains },
  ];
}

function rowsOfEnglish(set: QuestionSet, offTopic: readonly { question: string }[]): Row[] {
  const index = buildIndex(set.texts);
  const clean = measureRanking(index, set);
  const typo = measureRanking(index, set, makeTypo);
  const { name } = set;
  const isXquad = name.startsWith('xquad');
  // The weights were fitted on the other half of SQuAD 2.0, so only this half reports.
  const reported = isXquad ? set : reportingHalfOf(set);
  const removed = measureDeclines(
    index,
    reported.questions
      .filter(({ isAnswerable }) => isAnswerable)
      .map(({ question, text }) => ({ question, withoutDocument: String(text) })),
  );
  const human = reported.questions.filter(({ isAnswerable }) => !isAnswerable);
  const foreign = measureDeclines(index, offTopic);
  return [
    { set: name, measure: 'paragraph hit@1, %', value: clean.paragraphAt1 },
    { set: name, measure: 'chunk hit@1, %', value: clean.at1, ...(isXquad && { target: 88.5 }) },
    { set: name, measure: 'chunk hit@5, %', value: clean.at5, ...(isXquad && { target: 98 }) },
    { set: name, measure: 'one typo, chunk hit@1, %', value: typo.at1, ...(isXquad && { target: 86.5 }) },
    ...rowsOfReplies(name, measureReply(index, reported), isXquad ? 89 : 84),
    { set: name, measure: 'paragraph removed: declined, %', value: removed.declined },
    { set: name, measure: 'paragraph removed: declined or hedged, %', value: removed.declinedOrHedged },
    ...(human.length > 0
      ? [
          {
            set: name,
            measure: 'near-miss by humans: declined or hedged, %',
            value: measureDeclines(index, human).declinedOrHedged,
          },
        ]
      : []),
    { set: name, measure: 'off-topic (CLINC): declined, %', value: foreign.declined },
    {
      set: name,
      measure: 'off-topic (CLINC): declined or hedged, %',
      value: foreign.declinedOrHedged,
      target: 98,
    },
  ];
}

function rowsOfLanguage(set: QuestionSet): Row[] {
  const index = buildIndex(set.texts);
  const { at1, at5 } = measureRanking(index, set);
  return [
    { set: set.name, measure: 'chunk hit@1, %', value: at1, target: 83 },
    { set: set.name, measure: 'chunk hit@5, %', value: at5, target: 95 },
    ...rowsOfReplies(set.name, measureReply(index, set), 82),
  ];
}

function rowsOfSupport(name: string, figures: readonly SupportFigures[]): Row[] {
  return figures.flatMap(
    ({ kind, questions, pageFirst, contains, cited, answered, hedged, declined, score }) => {
      const set = `${name}, ${kind} (${questions})`;
      return [
        { set, measure: 'page first, %', value: pageFirst },
        { set, measure: 'reply contains the answer, %', value: contains },
        { set, measure: 'right page cited, %', value: cited, isRecorded: false },
        { set, measure: 'answered, %', value: answered, isRecorded: false },
        { set, measure: 'hedged, %', value: hedged, isRecorded: false },
        { set, measure: 'declined, %', value: declined, isRecorded: false },
        { set, measure: 'score, of 100', value: 100 * score },
      ];
    },
  );
}

function rowsOfSpeed(set: QuestionSet): Row[] {
  const { name } = set;
  const figures = measureSpeed(set, 10_000);
  const row = (measure: string, value: number, target?: number, isLessBetter = true): Row => ({
    set: `${name}, ${figures.passages} passages`,
    measure,
    value,
    isLessBetter,
    isRecorded: false,
    ...(target !== undefined && { target }),
  });
  return [
    row('characters indexed a second of CPU', figures.charactersASecond, 1_000_000, false),
    row('query p50, ms CPU', figures.queryP50Ms),
    row('query p99, ms CPU', figures.queryP99Ms, 10),
    row('query and answer p99, ms CPU', figures.answerP99Ms),
    row('memory of the index, MB', figures.megabytes),
  ];
}

/** Every figure over the sets that are there, and the names of those that are not. */
export function measureAll(): { rows: Row[]; missing: string[] } {
  const missing: string[] = [];
  const present = <Value>(name: string, value: Value | null): Value | null => {
    if (value === null) missing.push(name);
    return value;
  };
  const offTopic = present('clinc-oos.json', readSet<{ qs: string[] }>('clinc-oos.json'))?.qs ?? [];
  const strange = offTopic.map((question) => ({ question }));
  const rows: Row[] = [];
  const xquad = present('xquad.en.json', loadXquad('en'));
  if (xquad) rows.push(...rowsOfEnglish(xquad, strange));
  const squad = present('squad2-dev.sample.json', loadSquad());
  if (squad) rows.push(...rowsOfEnglish(squad, strange));
  for (const language of OTHER_LANGUAGES) {
    const set = present(`xquad.${language}.json`, loadXquad(language));
    if (set) rows.push(...rowsOfLanguage(set));
  }
  const stored = present('covid-faq.json', measureQuestions());
  if (stored) {
    rows.push({ set: 'covid faq', measure: 'entry hit@1, %', value: stored.at1, target: 60 });
    rows.push({ set: 'covid faq', measure: 'entry hit@5, %', value: stored.at5, target: 82 });
    rows.push({ set: 'covid faq', measure: 'answered without hedge, %', value: stored.answered });
    rows.push({ set: 'covid faq', measure: '… with the right entry, %', value: stored.answeredRight });
  }
  const intents = measureIntents();
  if (intents.length === 0) missing.push('hint3.json');
  for (const { name, inScope } of intents)
    rows.push({ set: `hint3 ${name}`, measure: 'in scope, %', value: inScope });
  const support = measureSupportSet(['support-set']);
  if (support.length === 0) missing.push('bench/support-set');
  rows.push(...rowsOfSupport('own support set', support));
  rows.push(...rowsOfSupport('everyday set', measureSupportSet(['everyday-set'])));
  rows.push(...rowsOfSupport('development set', measureSupportSet(DEVELOPMENT_FOLDERS)));
  rows.push(...rowsOfSupport('eight firms', measureSupportSet(EIGHT_FOLDERS)));
  rows.push(...rowsOfSupport('six firms', measureSupportSet(SIX_FOLDERS)));
  rows.push(...rowsOfSupport('everyday questions', measureSupportSet(EVERYDAY_FOLDERS)));
  if (squad) rows.push(...rowsOfSpeed(squad));
  return { rows, missing };
}
