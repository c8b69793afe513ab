const names: Record<string, string> = {
  bash: 'Terminal',
  html: 'HTML',
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  php: 'PHP',
  python: 'Python',
  ruby: 'Ruby',
  ts: 'TypeScript',
  yaml: 'YAML',
};

/** The name of a language as it is shown above code. */
export const nameLanguage = (language: string): string => names[language] ?? 'Text';

const text = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/;
/** After a colon it is part of an address. */
const slashes = /(?<!:)\/\/.*|\/\*[\s\S]*?\*\//;
const hash = /(?<=^|\s)#.*/m;
const tagged = /<!--[\s\S]*?-->/;

const comments: Record<string, RegExp> = {
  bash: hash,
  html: tagged,
  js: slashes,
  json: slashes,
  jsx: slashes,
  php: slashes,
  python: hash,
  ruby: hash,
  ts: slashes,
  yaml: hash,
};

/**
 * Code as HTML with its comments and strings marked: all that helps when reading a few lines, without a grammar for each
 * language. Code in a language that is not known stays plain.
 */
export function colourCode(code: string, language: string, toHtml: (plain: string) => string): string {
  const comment = comments[language];
  if (!comment) return toHtml(code);
  // A comment first: a quotation mark in it begins nothing.
  const marked = new RegExp(`(${comment.source})|(${text.source})`, 'gm');
  let html = '';
  let at = 0;
  for (const found of code.matchAll(marked)) {
    const name = found[1] === undefined ? 'code-string' : 'code-comment';
    html += `${toHtml(code.slice(at, found.index))}<span class="${name}">${toHtml(found[0])}</span>`;
    at = found.index + found[0].length;
  }
  return html + toHtml(code.slice(at));
}
