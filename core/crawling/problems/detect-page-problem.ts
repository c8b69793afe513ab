/** `error-page`: a "not found" sent with status 200. `needs-script`: an empty shell that only a browser would fill. */
export type PageProblem = 'error-page' | 'login-page' | 'needs-script' | 'empty';

export interface PageSigns {
  title: string;
  firstHeading: string;
  /** Characters of the main text. */
  characters: number;
  /** A form that asks for a password is in the main text, not in a header, a menu or a dialog. */
  hasPasswordField: boolean;
  /** Such a form asks for a password, or for a name or an email address first. */
  hasNameField: boolean;
  /** There is main text that is not part of that form. */
  hasTextBesideLogin: boolean;
  hasScript: boolean;
  /** The element in which an application draws itself is there, and has nothing in it. */
  hasEmptyRoot: boolean;
  /** The first words of the main text. */
  opening: string;
}

const LONGEST_SHELL = 40;

const LONGEST_SHELL_NOTICE = 200;

const LONGEST_LOGIN = 800;

const LONGEST_ERROR = 1_200;

/** The problem of a page that has no content although its status says so; null for a real page. */
export function detectPageProblem(page: PageSigns): PageProblem | null {
  if (
    page.characters <= LONGEST_ERROR &&
    [page.title, page.firstHeading].some((text) => ERROR_TITLE.test(text.trim()))
  ) {
    return 'error-page';
  }
  if (page.hasNameField && isLogin(page)) return 'login-page';
  if (page.hasScript && isShell(page)) return 'needs-script';
  return page.characters === 0 ? 'empty' : null;
}

/** Whether its title says so, or there is nothing else on it; both, where it does not ask for a password yet. */
function isLogin(page: PageSigns): boolean {
  const { title, firstHeading, characters, hasPasswordField, hasTextBesideLogin } = page;
  if (characters > LONGEST_LOGIN) return false;
  const isCalled = [title, firstHeading].some((text) => LOGIN_TITLE.test(text.trim()));
  return hasPasswordField ? isCalled || !hasTextBesideLogin : isCalled && !hasTextBesideLogin;
}

const LOGIN_TITLE =
  /\b(?:log ?in|sign ?in|log ?on|anmeld\w*|einloggen|connexion|se connecter|iniciar sesi[oó]n|acceso|accedi|accesso|entrar|fazer login|inloggen|aanmelden|giri[sş]|oturum a[cç]\w*|zaloguj|logowanie|logga in)\b|вход|войти|登录|登入|ログイン|members? (?:area|only)|password (?:required|protected)/iu;

/** A short text alone is no problem, and nearly every page has some script: only a sign of an application counts. */
function isShell({ characters, hasEmptyRoot, opening }: PageSigns): boolean {
  if (characters === 0) return true;
  if (characters <= LONGEST_SHELL) return hasEmptyRoot || WAITING_WORDS.test(opening.trim());
  return characters <= LONGEST_SHELL_NOTICE && ASKS_FOR_SCRIPT.test(opening);
}

/** The whole text of a page until its script has run. */
const WAITING_WORDS =
  /^(?:(?:the|page|app|content|is|loading|please wait|just a moment|wird geladen|l[aä]dt|bitte warten|cargando|chargement|caricamento|carregando|laden|y[uü]kleniyor|загрузка|加载中|正在加载|読み込み中)(?:[\s,.…!。]+|$))+$/iu;

/** "You need to enable JavaScript to run this app", "Bitte aktivieren Sie JavaScript". */
const ASKS_FOR_SCRIPT =
  /\b(?:enable|turn on|requires?|needs?|without|activate|aktivieren|eingeschaltet|ohne|habilit\w+|activ\w+|abilit\w+|ativ\w+|inschakelen|etkinle\w*|включите)\b[^.!?]{0,40}\bjavascript\b|\bjavascript\b[^.!?]{0,40}\b(?:enabled?|disabled|required|turned off|aktivieren|deaktiviert|desactivad\w|désactivé|etkinle\w*|inschakelen)|启用\s*javascript/iu;

const ERROR_TITLE =
  /^(?:error\s*)?(?:404|410)\b|\b(?:404 (?:error|not found)|error 404)\b|^(?:page |file |sorry, (?:this |the )?page )?not found\b|page (?:not found|(?:does not|doesn.t|no longer) exist)|seite (?:wurde )?nicht gefunden|p[aá]gina no encontrada|page (?:introuvable|non trouv[ée]e)|pagina non trovata|p[aá]gina n[aã]o encontrada|pagina niet gevonden|sayfa bulunamad[ıi]|страница не найдена|页面不存在|找不到(?:该|此)?页面|ページが見つかりません/iu;
