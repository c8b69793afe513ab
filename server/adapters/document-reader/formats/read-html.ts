import { detectPageProblem } from '#core/crawling/problems/detect-page-problem.ts';
import { blockTexts } from '#core/reading/block-texts.ts';
import { countCharacters } from '#core/reading/count-characters.ts';
import { pairQuestions } from '#core/reading/pair-questions.ts';
import type { Block, ReadDocument } from '#core/reading/read-document.ts';
import { cleanText } from '#core/reading/text/clean-text.ts';
import { decodeHtml } from '#server/adapters/document-reader/encoding/decode-html.ts';
import type { DocumentSource, PageFacts } from '#server/ports/document-reader.ts';
import { addDeclaredFacts } from './html/declared/add-declared-facts.ts';
import { addDeclaredText } from './html/declared/add-declared-text.ts';
import { readDeclaredFacts } from './html/declared/read-declared-facts.ts';
import { readDeclaredQuestions } from './html/declared/read-declared-questions.ts';
import { readDeclaredText } from './html/declared/read-declared-text.ts';
import { findLoginForm, nameField } from './html/find-login-form.ts';
import { parsePage } from './html/parsing/parse-page.ts';
import { repairTexts } from './html/parsing/repair-texts.ts';
import { readPageFacts } from './html/read-page-facts.ts';
import { selectContent } from './html/select-content.ts';

/** Reads a web page: its main text in blocks, and what it says besides. */
export function readHtml(source: DocumentSource): { document: ReadDocument; page: PageFacts } {
  const page = parsePage(decodeHtml(source.bytes, source.contentType ?? null));
  repairTexts(page.documentElement);
  const url = source.url ?? null;
  const facts = readPageFacts(page, url, source.robotsTags ?? []);
  const declared = readDeclaredQuestions(page);
  const declaredText = readDeclaredText(page);
  const language = readLanguage(page);
  const declaredFacts = readDeclaredFacts(page, language);
  const pageTitle = cleanText(page.querySelector('title')?.textContent ?? '');
  const passwordForm = findLoginForm(page);
  const login = passwordForm ?? findLoginForm(page, nameField);
  const loginText = login === null ? '' : cleanText(login.textContent ?? '');
  const hasScript = page.querySelector('script, noscript') !== null;
  const hasEmptyRoot = [...page.querySelectorAll(APPLICATION_ROOTS)].some(
    (root) => root.textContent?.trim() === '',
  );

  const blocks = pairQuestions(addDeclaredText(selectContent(page, isHomePage(url)), declaredText), declared);
  const firstHeading = textOfFirstHeading(blocks);
  const title = withoutSiteName(pageTitle, facts.siteName) || firstHeading;
  const isOfFirm = isHomePage(url) || isContactPage(url, `${pageTitle} ${firstHeading}`);
  const told = declaredFacts.filter((fact) => isOfFirm || !fact.isOfFirm);
  const document: ReadDocument = { title, language, blocks: addDeclaredFacts(blocks, told) };
  const characters = countCharacters({ title, language, blocks });
  const signs = {
    title: pageTitle,
    firstHeading,
    characters,
    hasPasswordField: passwordForm !== null,
    hasNameField: login !== null,
    hasTextBesideLogin: saysMoreThan(loginText, blocks),
    hasScript,
    hasEmptyRoot,
    opening: openingOf(blocks),
  };
  return { document, page: { ...facts, problem: detectPageProblem(signs) } };
}

/** The first page of a website, in a language or not; a file has no address, and is alone. */
function isHomePage(url: string | null): boolean {
  if (url === null) return true;
  const address = URL.parse(url);
  return (
    address !== null &&
    address.search === '' &&
    /^\/(?:(?:index|home|default)(?:\.\w{2,5})?)?$/i.test(address.pathname)
  );
}

const CONTACT =
  /contact|kontakt|contatt|contacto|impressum|imprint|about|ueber-uns|über uns|location|standort|anfahrt|visit|find us|hours|öffnungszeiten|oeffnungszeiten|horaires?|horarios?|orari|openingstijden|iletişim|iletisim/i;

/** Many pages of a website declare who runs it: that is read where it belongs, and on the first page. */
function isContactPage(url: string | null, names: string): boolean {
  return CONTACT.test(`${URL.parse(url ?? '')?.pathname ?? ''} ${names}`);
}

/** Where the usual frameworks draw a page. */
const APPLICATION_ROOTS =
  '#root, #app, #__next, #__nuxt, #___gatsby, #svelte, #q-app, app-root, flutter-view, [ng-app]';

function openingOf(blocks: Block[]): string {
  const [first] = blocks;
  return first !== undefined && 'text' in first ? first.text.slice(0, 200) : '';
}

/** A page that only asks for a password says little besides, and no figure. */
const LONGEST_BESIDE_LOGIN = 40;
const COPYRIGHT = /^(?:©|\(c\)|copyright\b)/i;
/** What is said of an account is said of the form. */
const ABOUT_ACCOUNTS =
  /\b(?:log(?:ged)? ?in|sign(?:ed)? ?in|log ?on|register(?:ed)?|sign ?up|password|passcode|user ?name|(?:your|an|my) account|personal data|anmeld\w*|angemeldet|einlogg\w*|eingeloggt|registrier\w*|passwort|kennwort|benutzername|konto|connect(?:er|é|ez)\w*|mot de passe|compte|iniciar sesi[oó]n|contraseña|cuenta|accedi|accesso|inlogg\w*|wachtwoord|has[łl]o|giri[sş])\b/iu;

function saysMoreThan(loginText: string, blocks: Block[]): boolean {
  const texts = blocks
    .flatMap(blockTexts)
    .filter((text) => !loginText.includes(text) && !ABOUT_ACCOUNTS.test(text) && !COPYRIGHT.test(text));
  return /\d/.test(texts.join('')) || texts.join('').length > LONGEST_BESIDE_LOGIN;
}

function readLanguage(page: Document): string | null {
  const root = page.documentElement;
  const declared =
    root.getAttribute('lang') ??
    root.getAttribute('xml:lang') ??
    page.querySelector('meta[http-equiv="content-language" i]')?.getAttribute('content') ??
    '';
  return /^[a-z]{2,3}(?=$|[-_,\s])/i.exec(declared.trim())?.[0].toLowerCase() ?? null;
}

function textOfFirstHeading(blocks: Block[]): string {
  const heading = blocks.find((block) => block.kind === 'heading');
  return heading?.kind === 'heading' ? heading.text : '';
}

/** `Delivery – Firm` is called `Delivery` when the website says that it is called `Firm`. */
function withoutSiteName(title: string, siteName: string | null): string {
  if (siteName === null || siteName === '') return title;
  const parts = title.split(/\s+[|–—·•:-]\s+/);
  const kept = parts.filter((part) => part.toLowerCase() !== siteName.toLowerCase());
  return kept.length === 0 || kept.length === parts.length ? title : kept.join(' – ');
}
