import type { Handling } from '#contract/inbox/inbox.ts';
import type { Person } from './find-person.ts';
import { isWithPeople } from './is-with-people.ts';

/** Whether the visitor is told that somebody has joined, who takes over what was like this. */
export function isNewHolder({ id }: Pick<Person, 'id'>, before: Pick<Handling, 'holder' | 'state'>): boolean {
  return id === null ? !isWithPeople(before) : before.holder !== 'person';
}
