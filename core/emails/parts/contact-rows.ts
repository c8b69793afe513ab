import type { EmailContact } from '../email.ts';
import { fact } from './fact.ts';
import { plainName } from './plain-name.ts';

/** The known ways to reach somebody, as rows of facts. */
export function contactRows({ name, email, phone }: EmailContact): [label: string, value: string][] {
  return [
    ...fact('Name', name === null ? null : plainName(name, 120)),
    ...fact('Email', email),
    ...fact('Phone', phone),
  ];
}
