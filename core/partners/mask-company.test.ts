import { expect, it } from 'vitest';
import { maskCompany } from './mask-company.ts';

it.each([
  ['Acme Dental GmbH', 'Ac•••'],
  ['Lantern Bakery and a very long name that goes on and on', 'La•••'],
  ['Abc', 'A•••'],
  ['X', 'X•••'],
  ['  “Quoted” Ltd ', 'Qu•••'],
  ['@studio', 'st•••'],
  ['3M Company', '3M•••'],
  ['A & B', 'A•••'],
  ['Éclair', 'Éc•••'],
  ['E\u0301clair', 'Éc•••'],
  ['鳳凰楼商店', '鳳凰•••'],
  ['नमस्ते दुनिया', 'नम•••'],
  ['ana@example.com', 'an•••'],
  ['🙂🙂🙂', ''],
  ['---', ''],
  ['', ''],
])('%j becomes %j', (company, masked) => expect(maskCompany(company)).toBe(masked));
