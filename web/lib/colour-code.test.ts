import { expect, test } from 'vitest';
import { colourCode, nameLanguage } from './colour-code.ts';

/** Strings in square brackets, comments in braces. */
const draw = (code: string, language: string): string =>
  colourCode(code, language, (plain) => plain)
    .replaceAll(/<span class="code-string">(.*?)<\/span>/gs, '[$1]')
    .replaceAll(/<span class="code-comment">(.*?)<\/span>/gs, '{$1}');

test.each([
  ['js', `open('a'); // don't`, `open(['a']); {// don't}`],
  ['js', `f("https://a.example/b");`, `f(["https://a.example/b"]);`],
  ['js', 'f(`a\nb`);', 'f([`a\nb`]);'],
  ['json', '{"a": "b\\"c"}', '{["a"]: ["b\\"c"]}'],
  ['bash', '# first\ncurl "$URL#part" # then', '{# first}\ncurl ["$URL#part"] {# then}'],
  ['html', `<!-- it's --><a href="#b">`, `{<!-- it's -->}<a href=["#b"]>`],
  ['text', `"plain" // text`, `"plain" // text`],
  ['', `"plain"`, `"plain"`],
])('%s: %s', (language, code, expected) => expect(draw(code, language)).toBe(expected));

test('what is marked is escaped too', () => {
  const html = colourCode(`'<b>' <i>`, 'js', (plain) => plain.replaceAll('<', '&lt;'));
  expect(html).toBe(`<span class="code-string">'&lt;b>'</span> &lt;i>`);
});

test.each([
  ['js', 'JavaScript'],
  ['bash', 'Terminal'],
  ['', 'Text'],
])('%j is called %s', (language, name) => expect(nameLanguage(language)).toBe(name));
