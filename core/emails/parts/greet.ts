import { plainName } from './plain-name.ts';

/** The first line of an email to a person whose first name may be unknown. */
export function greet(firstname: string): string {
  const name = plainName(firstname);
  return name === '' ? 'Hello,' : `Hello ${name},`;
}
