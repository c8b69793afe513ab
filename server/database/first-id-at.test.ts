import { expect, it } from 'vitest';
import { createId } from './create-id.ts';
import { firstIdAt } from './first-id-at.ts';

it('is below the ids of its millisecond and after, and above those before', () => {
  const before = new Date(Date.now() - 1);
  const id = createId('msg');
  expect(firstIdAt('msg', before) <= id).toBe(true);
  expect(firstIdAt('msg', new Date(Date.now() + 1)) > id).toBe(true);
  expect(firstIdAt('msg', before)).toHaveLength(id.length);
});
