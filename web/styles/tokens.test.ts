import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#core/look/contrast-ratio.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The colours of one block of the file, by token name. */
function readTokens(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, color]) => [name!, color!]),
  );
}

const themes = { light: readTokens('.scheme-light-tokens'), dark: readTokens('.scheme-dark-tokens') };

/** Text of normal size and its background: WCAG 2.2 AA asks for 4.5 to 1. */
const textPairs: readonly [string, string][] = [
  ...['page', 'surface', 'sunken'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-secondary', ground],
    ['brand', ground],
  ]),
  ...['page', 'surface'].map((ground): [string, string] => ['failed', ground]),
  ['failed', 'sunken'],
  ['partial', 'surface'],
  ['ready', 'surface'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-brand-soft', 'brand-soft'],
  ['on-cited', 'cited'],
  ['on-deep', 'deep'],
  ['ink', 'brand-soft'],
  ['ink-secondary', 'brand-soft'],
  ['page', 'ink'],
  ['ready', 'ready-soft'],
  ['partial', 'partial-soft'],
  ['failed', 'failed-soft'],
  ['training', 'training-soft'],
];

/** Edges of controls, focus rings, bars and icons: 3 to 1. */
const graphicsPairs: readonly [string, string][] = [
  ['line-strong', 'surface'],
  ['line-strong', 'page'],
  ['cited-edge', 'surface'],
  ['brand', 'page'],
  ['brand', 'line'],
  ['failed', 'line'],
  ['training', 'line'],
  ['ready', 'line'],
  ['surface', 'line-strong'],
  ...['chart-answered', 'chart-partly', 'chart-unanswered', 'chart-person'].map((fill): [string, string] => [
    fill,
    'surface',
  ]),
];

describe.each(Object.entries(themes))('%s', (_theme, tokens) => {
  test('every colour is there', () => {
    expect(tokens.size).toBeGreaterThanOrEqual(24);
    expect([...tokens.keys()].sort()).toEqual([...themes.light.keys()].sort());
  });

  test.each(textPairs)('text %s on %s', (text, ground) => {
    expect(contrastRatio(tokens.get(text)!, tokens.get(ground)!)).toBeGreaterThanOrEqual(4.5);
  });

  test('the pen of the light theme on deep', () => {
    expect(contrastRatio(themes.light.get('cited')!, tokens.get('deep')!)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(graphicsPairs)('graphics %s on %s', (shape, ground) => {
    expect(contrastRatio(tokens.get(shape)!, tokens.get(ground)!)).toBeGreaterThanOrEqual(3);
  });
});
