import { expect, test } from 'vitest';
import { readMessageFilters } from './read-message-filters.ts';

const archive = { chatList: [{ id: '1' }], people: [{ id: '1' }, { id: '2' }] };
const read = (search: string) => readMessageFilters(new URLSearchParams(search), archive);

test.each([
  'q=nine&chatId=1&personId=2&kind=media&media=image&flag=edited',
  'language=de&tone=negative&tieFrom=1&tieTo=2',
  'turn=reply&gapMinutes=30&weekday=7&hour=0&emoji=🎉&answersBy=2',
  'from=2024-03-01T00:00:00.000Z&to=2024-04-01T00:00:00Z',
])('reads %s', (search) => expect(read(search)).toEqual(Object.fromEntries(new URLSearchParams(search))));

test.each([
  'media=hologram&kind=toString&flag=1&tone=neutral&turn=constructor',
  'language=German&language=xx-yy',
  'from=yesterday&to=2024-13-45T00:00:00Z',
  'from=1969-12-31T23:59:59Z&to=+010000-01-01T00:00:00Z',
  'weekday=0&hour=24&gapMinutes=29',
  'weekday=1.5&hour=-1&gapMinutes=1e3',
  'q=&emoji=%20',
  `q=${'a'.repeat(201)}`,
  'chatId=2&personId=3&tieFrom=3&tieTo=4&answersBy=9',
  'chatId=constructor&personId=1%00',
  'unknown=1',
])('ignores %s', (search) => expect(read(search)).toEqual({}));

test('of a very large archive not all chats are listed, and each may be one', () => {
  const chatList = Array.from({ length: 1_000 }, (_, index) => ({ id: String(index) }));
  expect(readMessageFilters(new URLSearchParams('chatId=4000'), { ...archive, chatList })).toEqual({
    chatId: '4000',
  });
});
