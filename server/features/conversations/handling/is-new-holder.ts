import type { Handling } from '#contract/inbox/inbox.ts';
import type { Person } from './find-person.ts';
import { isWithPeople } from './is-with-people.ts';

/** Whether the visitor reads that this person has joined, who takes over a conversation that was in this state. */
export function isNewHolder({ id }: Pick<Person, 'id'>, before: Pick<Handling, 'holder' | 'state'>): boolean {
  return id === null ? !isWithPeople(before) : before.holder !== 'person';
}
