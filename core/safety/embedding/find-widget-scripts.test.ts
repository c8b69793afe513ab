import { expect, test } from 'vitest';
import { findWidgetScripts } from './find-widget-scripts.ts';

const line = '<script async src="https://parley.example/widget.js" data-agent-id="agt_1"></script>';
const script = { agentId: 'agt_1', url: 'https://parley.example/widget.js', nonce: null };

test.each<[string, string, unknown[]]>([
  ['as it is copied', `<head>${line}</head>`, [script]],
  ['by a builder that quotes otherwise', line.replaceAll('"', "'").replace('async', 'async=""'), [script]],
  ['with a nonce', line.replace('async', 'nonce="r4nd"'), [{ ...script, nonce: 'r4nd' }]],
  ['in capitals', line.replace('script', 'SCRIPT').replace('src', 'SRC'), [script]],
  ['over several lines', line.replaceAll(' ', '\n  '), [script]],
  [
    'without quotes',
    '<script src=/widget.js data-agent-id=agt_2>',
    [{ agentId: 'agt_2', url: '/widget.js', nonce: null }],
  ],
  ['twice', line + line.replace('agt_1', 'agt_2'), [script, { ...script, agentId: 'agt_2' }]],
  ['commented out', `<!-- ${line} -->`, []],
  ['another script', '<script src="https://other.example/app.js" data-agent-id="agt_1"></script>', []],
  ['as text', `<p>${line.replace('<', '&lt;')}</p>`, []],
  ['no page', '', []],
])('%s', (_name, html, expected) => {
  expect(findWidgetScripts(html).scripts).toEqual(expected);
});

test('reads the policy that a page sets itself', () => {
  const html = `<meta http-equiv="Content-Security-Policy" content="script-src &#39;self&#39;"><meta name="a" content="b">`;
  expect(findWidgetScripts(html).policies).toEqual(["script-src 'self'"]);
});

test('is quick with what is no page', () => {
  expect(findWidgetScripts(`<script ${'a="'.repeat(20_000)}`).scripts).toEqual([]);
  expect(findWidgetScripts('<script '.repeat(20_000)).scripts).toEqual([]);
  expect(findWidgetScripts('<!--'.repeat(200_000)).scripts).toEqual([]);
});
