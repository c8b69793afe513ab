import { expect, it } from 'vitest';
import { brand } from '#contract/brand.ts';
import { sampleLabel } from '#tests/sample-label.ts';
import { isPlatformPage } from './is-platform-page.ts';
import { labelStore } from './label-store.ts';
import { rebrandAnswer } from './rebrand-answer.ts';
import { rebrandScript } from './rebrand-script.ts';
import { rebrandText } from './rebrand-text.ts';

it.each([
  ['<title>Overview · Parley</title>', '<title>Overview · Studio North</title>'],
  ['Welcome to Parley.', 'Welcome to Studio North.'],
  ['Ask Parley. It answers.', 'Ask Studio North. It answers.'],
  ["Parley('open')", "AgentChat('open')"],
  ['window.Parley?.isRunning', 'window.AgentChat?.isRunning'],
  ['window.Parley??=t', 'window.AgentChat??=t'],
  ['Parley.open()', 'AgentChat.open()'],
  ['<p>Parley reads</p><code>Parley</code>', '<p>Studio North reads</p><code>AgentChat</code>'],
  ['{name:`Parley`,slogan:`We Make AI Work for You`}', '{name:`Studio North`,slogan:`Studio North`}'],
  ['{parley:1,type:"sample"}', '{agentchat:1,type:"sample"}'],
  ['"parley:alerts"', '"agentchat:alerts"'],
  ['Bearer $PARLEY_KEY', 'Bearer $AGENTCHAT_KEY'],
  [`mailto:${brand.supportEmail}`, 'mailto:help@studio.example'],
  ['https://parley.invalid/login', 'https://chat.studio.example/login'],
  ['An archive of ChatGenie', 'An archive of Archives'],
  ['What is Parley?', 'What is Studio North?'],
  [`<code>User-agent: ${brand.crawlerToken}</code>`, '<code>User-agent: the website crawler</code>'],
  [`Allow ${brand.crawlerToken} to read it.`, 'Allow the website crawler to read it.'],
])('%s becomes %s', (text, rebranded) => {
  expect(rebrandText(text, sampleLabel)).toBe(rebranded);
});

it('scripts of the widget keep working under another name', () => {
  expect(rebrandScript('window.Parley=a;b={parley:1};console.warn("Parley: no");')).toBe(
    'window.AgentChat=a;b={agentchat:1};console.warn("AgentChat: no");',
  );
});

it('what the product says of itself is in the words of the host', () => {
  const hits = [{ title: 'Parley', excerpt: `Write to "us": ${brand.supportEmail}` }];
  expect(labelStore.run(sampleLabel, () => rebrandAnswer(hits))).toEqual([
    { title: 'Studio North', excerpt: 'Write to "us": help@studio.example' },
  ]);
  expect(rebrandAnswer(hits)).toBe(hits);
});

it.each([
  ['/partner', true],
  ['/partner/clients', true],
  ['/docs/self-hosting', true],
  ['/docs/self-hosting#backup', true],
  ['/docs/partners', true],
  ['/docs', false],
  ['/docs/widget', false],
  ['/agents/analytics', false],
  ['/statusx', false],
])('%s is for us alone: %s', (path, expected) => {
  expect(isPlatformPage(path)).toBe(expected);
});
