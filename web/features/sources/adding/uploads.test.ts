import { expect, test } from 'vitest';
import { changeUploads, type Upload } from './uploads.ts';

const upload = (id: number, state: Upload['state'] = 'waiting'): Upload => ({
  id,
  file: new File(['x'], `${id}.txt`),
  state,
  share: 0,
  reason: null,
});
const states = (uploads: readonly Upload[]) => uploads.map(({ id, state }) => `${id} ${state}`);

test('the newest come first, and one changes without the others', () => {
  const taken = changeUploads([upload(1, 'done')], { kind: 'taken', uploads: [upload(2), upload(3)] });
  const sent = changeUploads(taken, { kind: 'changed', id: 3, changes: { state: 'sending', share: 0.4 } });
  expect(states(sent)).toEqual(['2 waiting', '3 sending', '1 done']);
  expect(states(changeUploads(sent, { kind: 'cleared' }))).toEqual(['2 waiting', '3 sending']);
});

test('a cancelled upload stays cancelled until it is sent again', () => {
  const cancelled = [upload(1, 'cancelled')];
  const late = changeUploads(cancelled, { kind: 'changed', id: 1, changes: { state: 'refused' } });
  expect(states(late)).toEqual(['1 cancelled']);
  const again = changeUploads(cancelled, { kind: 'changed', id: 1, changes: { state: 'waiting' } });
  expect(states(again)).toEqual(['1 waiting']);
});
