import axe from 'axe-core';

/** Rules about whole pages, of which a part is none. */
const ofPages = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'html-has-lang',
  'document-title',
  'bypass',
];

/** What the accessibility checker finds wrong with all that is shown, each with where it is. */
export async function findViolations(): Promise<string[]> {
  const rules = Object.fromEntries(ofPages.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(document.body, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
