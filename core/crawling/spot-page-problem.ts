/** `error-page`: a "not found" sent with status 200. `needs-script`: an empty shell that only a browser would fill. */
export type PageProblem = 'error-page' | 'login-page' | 'needs-script' | 'empty';

export interface PageSigns {
  title: string;
  firstHeading: string;
  /** Characters of the main text. */
  characters: number;
  hasPasswordField: boolean;
  hasScript: boolean;
}

const LONGEST_SHELL = 40;
const LONGEST_LOGIN = 800;
const LONGEST_ERROR = 1_200;

/** Tells an answer that is no content although its status said so. Null for a real page. */
export function spotPageProblem(page: PageSigns): PageProblem | null {
  if (
    page.characters <= LONGEST_ERROR &&
    [page.title, page.firstHeading].some((text) => ERROR_TITLE.test(text.trim()))
  ) {
    return 'error-page';
  }
  if (page.hasPasswordField && page.characters <= LONGEST_LOGIN) return 'login-page';
  if (page.characters > LONGEST_SHELL) return null;
  if (page.hasScript) return 'needs-script';
  return page.characters === 0 ? 'empty' : null;
}

/** One sentence for the owner. */
export function describePageProblem(problem: PageProblem): string {
  return SENTENCES[problem];
}

const SENTENCES: Record<PageProblem, string> = {
  'error-page': 'The site answers here with an error page ("not found"), so there is nothing to learn.',
  'login-page': 'This page asks for a login, so its text cannot be read.',
  'needs-script':
    'This page shows its text only with JavaScript, which the crawler does not run. Add the text as a file or as text.',
  empty: 'This page holds no text.',
};

const ERROR_TITLE =
  /^(?:error\s*)?(?:404|410)\b|\b(?:404 (?:error|not found)|error 404)\b|^(?:page |file |sorry, (?:this |the )?page )?not found\b|page (?:not found|(?:does not|doesn.t|no longer) exist)|seite (?:wurde )?nicht gefunden|p[aá]gina no encontrada|page (?:introuvable|non trouv[ée]e)|pagina non trovata|p[aá]gina n[aã]o encontrada|pagina niet gevonden|sayfa bulunamad[ıi]|страница не найдена|页面不存在|找不到(?:该|此)?页面|ページが見つかりません/iu;
