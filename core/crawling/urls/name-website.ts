import { parseUrl } from './parse-url.ts';

export interface SiteSigns {
  url: string;
  /** The title of the page. */
  title: string;
  /** What the website says that it is called, if it does. */
  siteName: string | null;
  /** Titles of other pages of the website. */
  otherTitles?: string[];
}

/** `isSure` is false where only the shape of the title spoke for it: another page's title may then say more. */
export interface SiteName {
  name: string;
  isSure: boolean;
}

/** Share of the host's name that a part of the title must account for. */
const HOST_SHARE = 0.5;

/**
 * What a website is called. First counts what it calls itself. Then, of a title such as "Page | Firm" or "Firm – what
 * we do", the part that is also in the host's name, else the one that other pages repeat, else the one that looks
 * like a name, else the last.
 */
export function nameWebsite({ url, title, siteName, otherTitles = [] }: SiteSigns): SiteName | null {
  const declared = siteName?.trim() ?? '';
  // A name that it gives itself may contain a dash.
  if (declared !== '' && !declared.includes('|')) return { name: declared, isSure: true };
  const { parts, isByColon } = splitTitle(declared === '' ? title : declared);
  if (parts.length <= 1) {
    const [only] = parts;
    return only === undefined ? null : { name: only, isSure: true };
  }
  const label = hostLabel(url);
  const byHost = best(parts, (part) => hostShare(part, label), HOST_SHARE);
  if (byHost !== undefined) return { name: byHost, isSure: true };
  const others = new Set(otherTitles.flatMap((other) => splitTitle(other).parts.map(folded)));
  const repeated = parts.filter((part) => others.has(folded(part)));
  if (repeated.length > 0) return { name: repeated.at(-1) ?? '', isSure: true };
  const likeliest = best(isByColon ? parts.toReversed() : parts, nameLikeness, 0);
  return likeliest === undefined ? null : { name: likeliest, isSure: false };
}

/** The highest of those that reach `least`; of equals the last. */
function best(parts: string[], scoreOf: (part: string) => number, least: number): string | undefined {
  let found: string | undefined;
  let highest = least;
  for (const part of parts) {
    const score = scoreOf(part);
    if (score < highest) continue;
    highest = score;
    found = part;
  }
  return found;
}

const SPACED = /\s+[|–—·•»~:-]+\s+|\s*[|｜]\s*/u;
/** Chinese and Japanese are written without spaces, so a divider in their titles needs none around it. */
const UNSPACED = /\s*[|｜_–—－·•»-]+\s*/u;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function splitTitle(title: string): { parts: string[]; isByColon: boolean } {
  const pieces = title.split(HAN.test(title) ? UNSPACED : SPACED);
  if (pieces.length > 1) return { parts: pieces.flatMap(nameInPiece), isByColon: false };
  // "Firm: what we do": here the name comes first.
  return { parts: title.split(/:\s+|：/u).flatMap(nameInPiece), isByColon: true };
}

function nameInPiece(piece: string): string[] {
  const name = piece.trim().replace(GREETING, '').trim();
  return folded(name) === '' || NO_NAME.test(name) ? [] : [name];
}

/** Whole phrases that appear in a title next to the name. */
const NO_NAME =
  /^(?:home ?page|home|index|start|startseite|start ?page|main ?page|welcome|willkommen|herzlich willkommen|bienvenid[oa]s?|bienvenue|benvenut[oi]|inicio|p[aá]gina (?:de inicio|principal)|accueil|page d.accueil|pagina iniziale|in[ií]cio|ana ?sayfa|official (?:web)?site|offizielle (?:web)?seite|sitio (?:web )?oficial|site officiel|首页|主页|网站首页|官网|官方网站|欢迎光临|ホーム|トップページ|公式サイト)$/iu;
const GREETING =
  /^(?:welcome to|willkommen (?:bei|beim|auf|in)|herzlich willkommen (?:bei|beim|auf)|bienvenid[oa]s? a(?:l)?|bienvenue (?:chez|à|au|sur)|benvenuti (?:da|a|su)|欢迎光临|欢迎来到)\s*(?=\S)/iu;

/** Only letters and figures, without case and accents. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('ß', 'ss');
}

/** As hosts spell German names, `Müller` as `mueller`. */
const spelledOut = (text: string): string =>
  text.toLowerCase().replace(/[äöü]/g, (sign) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[sign] ?? sign);

/** The name in a host: `firm` of `www.firm.co.uk`. */
function hostLabel(url: string): string {
  const labels = (parseUrl(url)?.hostname ?? '').replace(/^www\d?\./, '').split('.');
  if (labels.every((label) => /^\d*$/.test(label))) return '';
  const isDoubleEnding =
    labels.length > 2 && /^(?:com?|org|net|gov|ac|edu|gob|or|ne)$/.test(labels.at(-2) ?? '');
  return folded(labels.at(isDoubleEnding ? -3 : -2) ?? labels[0] ?? '');
}

/** Which share of the host's name the words of a part make up; initials that are the whole name count as all of it. */
function hostShare(part: string, label: string): number {
  if (label.length < 2) return 0;
  const words = part.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  if (words.length > 2 && words.map((word) => folded(word).charAt(0)).join('') === label) return 1;
  let rest = label;
  for (const word of words.toSorted((left, right) => right.length - left.length)) {
    const spelling = [folded(word), folded(spelledOut(word))].find(
      (each) => each.length > 1 && rest.includes(each),
    );
    if (spelling !== undefined) rest = rest.replace(spelling, ' ');
  }
  const left = rest.replaceAll(' ', '').length;
  const share = (label.length - left) / label.length;
  // Of two parts that hold the same words the shorter one is the name.
  return share - Math.min(part.length, 200) / 10_000;
}

const LEGAL_FORM =
  /(?:^|[\s,])(?:gmbh|mbh|ag|kg|ohg|ug|e\.?\s?k\.?|e\.?\s?v\.?|ltd\.?|limited|llc|llp|plc|inc\.?|corp\.?|co\.|s\.?l\.?u?\.?|s\.?a\.?|s\.?r\.?l\.?|sarl|sas|b\.?v\.?|a\.?ş\.?|oy|ab)$|(?:公司|集团|株式会社|有限会社)$/iu;
/** Words that are written in small letters within names, too. */
const SMALL_WORDS =
  /^(?:the|a|an|and|of|for|in|at|on|by|to|und|der|die|das|des|von|vom|zum|zur|am|im|für|mit|de|del|la|el|los|las|y|e|en|et|du|le|les|des|da|do|di|ve|&)$/iu;

/** A name ends in a legal form, or is written in capitals throughout where a slogan is a sentence. */
function nameLikeness(part: string): number {
  if (LEGAL_FORM.test(part)) return 2;
  if (/[?!。？！]/u.test(part)) return 0;
  const words = part.split(/\s+/).filter((word) => /\p{L}/u.test(word) && !SMALL_WORDS.test(word));
  const large = words.filter((word) => /^\P{L}*(?:\p{Lu}|\p{Lo})/u.test(word)).length;
  return words.length === 0 ? 0 : large / words.length;
}
