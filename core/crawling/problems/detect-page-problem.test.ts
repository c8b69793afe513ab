import { describe, expect, test } from 'vitest';
import { describePageProblem } from './describe-page-problem.ts';
import { detectPageProblem, type PageSigns } from './detect-page-problem.ts';

const page: PageSigns = {
  title: 'Delivery',
  firstHeading: 'Delivery',
  characters: 900,
  hasPasswordField: false,
  hasNameField: false,
  hasTextBesideLogin: true,
  hasScript: true,
  hasEmptyRoot: false,
  opening: 'We deliver within four days.',
};

describe('detectPageProblem', () => {
  test.each<[signs: Partial<PageSigns>, expected: ReturnType<typeof detectPageProblem>]>([
    [{}, null],
    [{ characters: 60 }, null],
    [{ title: '404' }, 'error-page'],
    [{ title: 'Page not found – Firm' }, 'error-page'],
    [{ firstHeading: 'Seite nicht gefunden' }, 'error-page'],
    [{ firstHeading: '404 Not Found', characters: 30 }, 'error-page'],
    [{ title: 'Error 404: what it means for your shop', characters: 9_000 }, null],
    [{ title: '404 mm wheels', characters: 9_000 }, null],
    [
      { hasPasswordField: true, hasNameField: true, characters: 120, hasTextBesideLogin: false },
      'login-page',
    ],
    [
      {
        hasPasswordField: true,
        hasNameField: true,
        characters: 120,
        hasTextBesideLogin: true,
        title: 'Sign in – Firm',
      },
      'login-page',
    ],
    [
      {
        hasPasswordField: true,
        hasNameField: true,
        characters: 120,
        hasTextBesideLogin: true,
        firstHeading: 'Anmelden',
      },
      'login-page',
    ],
    [{ hasPasswordField: true, hasNameField: true, characters: 120, hasTextBesideLogin: true }, null],
    [{ hasPasswordField: true, hasNameField: true, characters: 3_000 }, null],
    [{ hasNameField: true, characters: 20, hasTextBesideLogin: false, title: 'Log in' }, 'login-page'],
    [{ hasNameField: true, characters: 20, hasTextBesideLogin: false }, null],
    [{ hasNameField: true, characters: 90, title: 'Log in' }, null],
    [{ characters: 0 }, 'needs-script'],
    [{ characters: 0, hasScript: false }, 'empty'],
    [{ characters: 20, hasScript: false }, null],
    [{ characters: 18, opening: 'Nothing on day 50.' }, null],
    [{ characters: 20, opening: 'Loading bay: gate 3.' }, null],
    [{ characters: 18, opening: 'Nothing on day 50.', hasEmptyRoot: true }, 'needs-script'],
    [{ characters: 18, opening: 'Nothing on day 50.', hasEmptyRoot: true, hasScript: false }, null],
    [{ characters: 10, opening: 'Loading...' }, 'needs-script'],
    [{ characters: 24, opening: 'Loading, please wait…' }, 'needs-script'],
    [{ characters: 17, opening: 'Wird geladen …' }, 'needs-script'],
    [{ characters: 46, opening: 'You need to enable JavaScript to run this app.' }, 'needs-script'],
    [{ characters: 46, opening: 'This website requires JavaScript. Sorry.' }, 'needs-script'],
    [{ characters: 50, opening: 'We teach JavaScript to beginners, on Tuesdays.' }, null],
    [{ characters: 900, opening: 'You need to enable JavaScript to see the map.' }, null],
    [{ characters: 150, hasEmptyRoot: true }, null],
  ])('%j', (signs, expected) => {
    const problem = detectPageProblem({ ...page, ...signs });
    expect(problem).toBe(expected);
    if (problem !== null) expect(describePageProblem(problem)).toMatch(/\.$/);
  });
});
