import type { FiledAction } from './agent-file.schemas.ts';

/** What tells the actions of an agent apart: an installation takes two names that differ in capitals for one. */
export function nameAction({ name }: Pick<FiledAction, 'name'>): string {
  return name.toLowerCase();
}
