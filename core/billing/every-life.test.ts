import fc from 'fast-check';
import { it } from 'vitest';
import { everyLife } from '#tests/billing/every-life.ts';

it('whatever a buyer does, and whenever: paid to the cent, and never more than is paid or in grace', () => {
  fc.assert(everyLife, { numRuns: 300, seed: 2_027 });
});
