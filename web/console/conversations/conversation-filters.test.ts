import { expect, test } from 'vitest';
import { readConversationFilters } from './conversation-filters.ts';

test.each([
  ['', {}],
  ['outcome=declined&range=today&q=a+b', { outcome: 'declined', range: 'today', q: 'a b' }],
  ['outcome=lost&channel=&rating=x&read=maybe', {}],
  [
    'channel=preview&rating=negative&judgement=positive&lead=with&read=unread&page=/a&tagId=tag_1',
    {
      channel: 'preview',
      rating: 'negative',
      judgement: 'positive',
      lead: 'with',
      read: 'unread',
      page: '/a',
      tagId: 'tag_1',
    },
  ],
  ['language=x!&weekday=7&hour=24&resolution=lost', {}],
  [`q=${'a'.repeat(201)}&tagId=${'a'.repeat(65)}&citedPage=${'a'.repeat(2_001)}`, {}],
  [
    'language=de&weekday=0&hour=23&resolution=assumed&askedOn=https://a.example/b&sourceId=src_1&citedPage=https://a.example/c',
    {
      language: 'de',
      weekday: '0',
      hour: '23',
      resolution: 'assumed',
      askedOn: 'https://a.example/b',
      sourceId: 'src_1',
      citedPage: 'https://a.example/c',
    },
  ],
])('reads %j', (search, expected) => {
  expect(readConversationFilters('agt_1', new URLSearchParams(search))).toEqual({
    agentId: 'agt_1',
    ...expected,
  });
});
