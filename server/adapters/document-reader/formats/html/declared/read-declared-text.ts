import { htmlToBlocks } from '#core/reading/html/html-to-blocks.ts';
import type { Block } from '#core/reading/read-document.ts';
import { textToBlocks } from '#core/reading/text/text-to-blocks.ts';
import { parsePage } from '../parsing/parse-page.ts';
import { readDeclaredData } from './read-declared-data.ts';

/**
 * The text of an article that its page declares for machines (`articleBody` in JSON-LD): pages that draw their text by a
 * script often have it there alone. None where it declares none, or several.
 */
export function readDeclaredText(document: Document): Block[] {
  const nodes = readDeclaredData(document).flatMap(nodesOf);
  const texts = new Set(
    nodes.map(({ articleBody }) => articleBody).filter((text) => typeof text === 'string'),
  );
  const [text, another] = texts;
  if (text === undefined || another !== undefined) return [];
  return /<\/?[a-z]/i.test(text) ? htmlToBlocks(parsePage(text).documentElement) : textToBlocks(text);
}

function nodesOf(data: unknown): Record<string, unknown>[] {
  if (Array.isArray(data)) return data.slice(0, 50).flatMap(nodesOf);
  if (typeof data !== 'object' || data === null) return [];
  const node = data as Record<string, unknown>;
  return [node, ...nodesOf(node['@graph'])];
}
