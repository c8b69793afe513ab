import type { ChatAnswer, SourcePart } from '#contract/conversations/conversations.schemas.ts';
import { shortenText } from '#core/reading/text/shorten-text.ts';
import { escapeSlackText } from './escape-slack-text.ts';
import { markedText } from './marked-text.ts';
import { slackLink } from './slack-link.ts';
import type { SlackMessage } from './slack-message.ts';

/** Slack takes ten elements in one block of context. */
const mostSources = 10;
const quoteMaximumLength = 200;

/** An agent's answer with numbers where it cites, and the sources with their quotes below it. */
export function composeSlackAnswer({ parts }: Pick<ChatAnswer, 'parts'>): SlackMessage {
  const text = parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('');
  const cited = parts.filter((part): part is SourcePart => part.type === 'source');
  const keys = [...new Set(cited.map(keyOf))].slice(0, mostSources);
  const sources = keys.flatMap((key, at) => {
    const source = cited.find((each) => keyOf(each) === key);
    return source === undefined ? [] : [`${at + 1}. ${describe(source)}`];
  });
  return {
    text: escapeSlackText(shortenText(text, 500)),
    blocks: [
      { type: 'markdown', text: escapeSlackText(withNumbers(text, cited, keys)) },
      ...(sources.length === 0
        ? []
        : [{ type: 'context' as const, elements: sources.map((each) => markedText(each)) }]),
    ],
  };
}

const keyOf = ({ sourceId, url, quote }: SourcePart): string => JSON.stringify([sourceId, url, quote]);

function describe({ title, url, heading, quote }: SourcePart): string {
  const name = heading ? `${title} › ${heading}` : title;
  return `${slackLink(url ?? '', name)}: “${escapeSlackText(shortenText(quote, quoteMaximumLength))}”`;
}

/** Inserts numbers from the end on, so that earlier places do not move. */
function withNumbers(text: string, cited: readonly SourcePart[], keys: readonly string[]): string {
  const places = new Map<number, number[]>();
  for (const part of cited) {
    const number = keys.indexOf(keyOf(part)) + 1;
    const there = places.get(part.end) ?? [];
    if (number > 0 && !there.includes(number)) places.set(part.end, [...there, number]);
  }
  return [...places]
    .sort(([a], [b]) => b - a)
    .reduce((result, [end, numbers]) => {
      const marks = numbers.map((number) => ` [${number}]`).join('');
      return result.slice(0, end) + marks + result.slice(end);
    }, text);
}
