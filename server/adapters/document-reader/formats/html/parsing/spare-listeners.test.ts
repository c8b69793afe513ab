import { expect, test } from 'vitest';
import { parsePage } from './parse-page.ts';

test('nodes of a page have no place for listeners', () => {
  const { body } = parsePage('<p>Text</p>');
  expect(() => body.addEventListener('click', () => undefined)).toThrow();
  expect(body.textContent).toBe('Text');
});
