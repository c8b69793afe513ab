import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { composeFeed } from './compose-feed.ts';

const feed = composeFeed({
  title: 'A & B',
  description: 'About <things>',
  url: 'https://site.example/blog',
  feedUrl: 'https://site.example/blog/feed.xml',
  items: [
    {
      url: 'https://site.example/blog/a?x=1&y=2',
      title: '"Quoted" <b>',
      description: 'One & two',
      date: '2026-11-28',
    },
  ],
});

it('is well-formed XML that gives back the texts as they were', () => {
  const texts: Record<string, string[]> = {};
  const open: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => open.push(name));
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    const name = open.at(-1);
    if (name && text.trim() !== '') texts[name] = [...(texts[name] ?? []), text];
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(feed).close();
  expect(texts).toEqual({
    title: ['A & B', '"Quoted" <b>'],
    description: ['About <things>', 'One & two'],
    link: ['https://site.example/blog', 'https://site.example/blog/a?x=1&y=2'],
    guid: ['https://site.example/blog/a?x=1&y=2'],
    pubDate: ['Sat, 28 Nov 2026 00:00:00 GMT'],
    language: ['en'],
  });
});
