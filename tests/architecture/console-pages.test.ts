import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '../../web/routes.ts';
import { consolePages, operatorPages } from '../journeys/console-pages.ts';

/** Pages that need what a page of the list leads to. */
const elsewhere = [
  /^\/(?:billing|chatgenie\/app\/plan)\/checkout\//,
  /\/changes\/:run$/,
  /\/pages\/:pageId$/,
];

function patternsOf(entries: readonly RouteConfigEntry[], before: string): string[] {
  return entries.flatMap(({ path = '', index, children }) => {
    const pattern = path === '' ? before : `${before}/${path}`;
    const own = index || (children === undefined && path !== '') ? [pattern] : [];
    return [...own, ...patternsOf(children ?? [], pattern)];
  });
}

const toExpression = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')
      .replace('*', '.+')}$`,
  );

test('the list of pages whose controls are pressed has every page behind the guard', () => {
  const guarded = routes.filter(({ file }) => file.endsWith('signed-in-layout.tsx'));
  const ids = {
    agentId: 'a',
    conversationId: 'c',
    leadId: 'l',
    sourceId: 's',
    testRunId: 't',
    webhookId: 'w',
    archiveId: 'r',
  };
  const addresses = [...consolePages(ids), ...operatorPages('w')].map((address) =>
    address.replace(/\?.*/, ''),
  );
  const missing = patternsOf(guarded, '').filter(
    (pattern) =>
      !elsewhere.some((each) => each.test(pattern)) &&
      !addresses.some((address) => toExpression(pattern).test(address)),
  );
  expect(missing).toEqual([]);
});
