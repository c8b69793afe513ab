import type { HostileFile } from './hostile-file.ts';

/** Web pages that are deep, wide or long without end. None is larger than a crawled page may be. */
export function hostilePages(): HostileFile[] {
  const page = (what: string, html: string): HostileFile => ({
    what,
    fileName: 'x.html',
    bytes: Buffer.from(html),
  });
  const json = (data: string) => `<script type="application/ld+json">${data}</script><p>Some words.</p>`;
  return [
    page('elements in each other, 200,000 deep', `${'<div>'.repeat(200_000)}words`),
    page('elements that never close', '<b><i>'.repeat(300_000)),
    page('lists in each other', '<ul><li>'.repeat(100_000)),
    page('tables in each other', '<table><tr><td>'.repeat(50_000)),
    page(
      'a cell over a billion columns',
      '<table><tr><th colspan=1000000000>a<th rowspan=1000000000>b<tr><td>c</table>',
    ),
    page('cells that multiply', `<table>${'<tr><td rowspan=65534 colspan=1000>a'.repeat(2_000)}</table>`),
    page(
      'a hundred thousand links',
      Array.from({ length: 100_000 }, (_, index) => `<a href=/${index}>`).join(''),
    ),
    page('a title of four megabytes', `<title>${'t'.repeat(4_000_000)}</title><p>Some words.</p>`),
    page('an attribute of four megabytes', `<p title="${'t'.repeat(4_000_000)}">Some words.</p>`),
    page(
      'a hundred thousand attributes',
      `<p ${Array.from({ length: 100_000 }, (_, index) => `a${index}=1`).join(' ')}>Some words.`,
    ),
    page('a comment that never ends', `<p>Some words.<!--${'-'.repeat(1_000_000)}`),
    page('a script that never ends', `<p>Some words.<script>${'<script>'.repeat(200_000)}`),
    page('only tags without names', '<'.repeat(1_000_000)),
    page('only ends', '</div>'.repeat(500_000)),
    page('references without end', '&amp'.repeat(1_000_000)),
    page('a reference to a sign that does not exist', '&#x7fffffff;&#99999999999;'.repeat(50_000)),
    page('declared data 100,000 deep', json(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`)),
    page('declared data with a graph of itself', json(`{"@graph":[${'{"@graph":['.repeat(3_000)}]}`)),
    page(
      'a hundred thousand declared questions',
      json(
        `{"@type":"FAQPage","mainEntity":[${'{"@type":"Question","name":"a?","acceptedAnswer":{"text":"b"}},'.repeat(50_000)}{}]}`,
      ),
    ),
    page('a prototype as data', json('{"__proto__":{"name":"x"},"constructor":{"prototype":{"name":"x"}}}')),
    page('a page that sends itself on', '<meta http-equiv=refresh content="0;url=x.html"><p>Some words.'),
    page(
      'an address of a megabyte',
      `<base href="https://x.example/${'a'.repeat(1_000_000)}"><a href=b>Some words</a>`,
    ),
    page('zeros', `<p>${'\u0000'.repeat(1_000_000)}Some words.`),
    page('a letter with a million accents', `<p>a${'\u0301'.repeat(1_000_000)}`),
    page('a word of a million letters', `<p>${'w'.repeat(1_000_000)}`),
    page('an alphabet that does not exist', '<meta charset="x-nothing-of-the-kind"><p>Some words.'),
    page('drawings in formulas in drawings', '<svg><math>'.repeat(50_000)),
    page('templates in templates', '<template>'.repeat(50_000)),
  ];
}
