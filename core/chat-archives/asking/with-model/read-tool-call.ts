import type { ArchiveQuestion } from '#core/chat-archives/asking/archive-question.ts';
import { foldText } from '#core/searching/substrings/fold-text.ts';
import { type ArchiveTool, archiveTools, comparedMaximum } from './archive-tools.ts';

/** What a model wants to be looked up. */
export interface ArchiveCall {
  tool: ArchiveTool['name'];
  /** One, but of `compare` one for each thing compared. */
  questions: ArchiveQuestion[];
}

export interface NamedPerson {
  id: string;
  name: string;
}

const longestText = 200;
const dayMs = 86_400_000;

/**
 * Reads what a model asks for as queries: whatever it says, they are of these kinds and over this archive only. Null where
 * it asks for nothing that there is, such as a person who is not in the archive.
 */
export function readToolCall(
  call: { name: string; input: unknown },
  people: readonly NamedPerson[],
): ArchiveCall | null {
  const tool = archiveTools.find(({ name }) => name === call.name)?.name;
  const input = recordOf(call.input);
  if (tool === undefined || input === null) return null;
  if (tool !== 'compare') {
    const question = readFilter(tool === 'summarise' ? 'find' : tool, input, people);
    return question && { tool, questions: [question] };
  }
  const filters = Array.isArray(input.filters) ? input.filters.slice(0, comparedMaximum) : [];
  const questions = filters.map((each) => {
    const filter = recordOf(each);
    return filter && readFilter('count', filter, people);
  });
  const whole = questions.filter((question) => question !== null);
  return whole.length < 2 || whole.length < questions.length ? null : { tool, questions: whole };
}

function readFilter(
  asksFor: ArchiveQuestion['asksFor'],
  input: Readonly<Record<string, unknown>>,
  people: readonly NamedPerson[],
): ArchiveQuestion | null {
  const named = Array.isArray(input.people) ? input.people.map(String) : [];
  const personIds = named.flatMap((name) => findPeople(name, people));
  // Somebody who is not there is nobody, not everybody.
  if (named.length > 0 && personIds.length === 0) return null;
  const to = dayOf(input.to);
  const phrase = textOf(input.phrase);
  return {
    asksFor,
    words: textOf(input.words),
    phrase: phrase === '' ? null : phrase,
    personIds: [...new Set(personIds)],
    kind: input.kind === 'text' || input.kind === 'media' || input.kind === 'call' ? input.kind : null,
    from: dayOf(input.from),
    to: to && new Date(Date.parse(to) + dayMs).toISOString().slice(0, 10),
  };
}

/** By the whole name, else by its first part. */
function findPeople(name: string, people: readonly NamedPerson[]): string[] {
  const wanted = foldText(name).trim();
  const whole = people.filter((person) => foldText(person.name).trim() === wanted);
  const found =
    whole.length > 0 ? whole : people.filter((person) => foldText(person.name).split(/\s+/)[0] === wanted);
  return found.map(({ id }) => id);
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : null;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, longestText) : '';

function dayOf(value: unknown): string | null {
  if (typeof value !== 'string' || !/^(?:19|20)\d\d-\d\d-\d\d$/.test(value)) return null;
  const time = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10);
}
