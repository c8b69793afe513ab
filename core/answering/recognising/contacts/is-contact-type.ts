import type { ContactType } from './contact-type.ts';

export function isContactType(type: string): type is ContactType {
  return type === 'phone' || type === 'email' || type === 'address';
}
