import type { PageProblem } from './detect-page-problem.ts';

/** One sentence for the owner. */
export function describePageProblem(problem: PageProblem): string {
  return SENTENCES[problem];
}

const SENTENCES: Record<PageProblem, string> = {
  'error-page': 'This is an error page of the website ("not found"), so there is nothing to read.',
  'login-page': 'This page requires a login, so its text cannot be read.',
  'needs-script':
    'This page shows its text only with JavaScript, which the crawler does not run. Add the text as a file or as text.',
  empty: 'This page has no text.',
};
