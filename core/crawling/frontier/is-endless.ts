import { trapGroups } from '#core/crawling/traps/trap-groups.ts';
import { readQuery } from '#core/crawling/urls/read-query.ts';
import type { Frontier, QueryVariants } from './frontier.ts';

/** How many variants must be known before a parameter counts as naming pages. */
const LEAST_TO_JUDGE = 20;

/** A parameter names pages when at least every second address has a new value of it; the values of filters repeat. */
const LEAST_OWN_VALUES = 0.5;

/** Parameters that number, sort or date a list, or change at every visit: their values name no page. */
const COUNTING =
  /^(?:page|paged|pg|start|offset|skip|limit|per_?page|date|day|month|week|year|from|to|time|ts|sort|order|dir|replytocom)$/i;
/** Each page of a website in several languages is there once in each of them. */
const LANGUAGE = /^(?:lang|language|locale|hl|lng|l)$/i;
const CHANGING = /^(?:rand|random|nonce|token|cursor|timestamp|_)$/i;
/** Where a form leads back to: the same form for each page of the website. */
const LEADING_BACK =
  /^(?:next|(?:return|redirect|back|forward|continue|success|came_?from|origin|dest(?:ination)?|goto|ref(?:errer|erer)?)(?:_?(?:to|url|uri|path|page))?|back_?url)$/i;
/** Between the choices of a filter. */
const SEPARATOR = /[,;|~]|%(?:2c|3b|7c)/i;
const MOSTLY = 0.5;
const COUNTED = /^[\d:.T/-]*$/;

/**
 * Has a crawl taken enough addresses of this kind, of which there may be any number? Of one path it takes so many query
 * variants as `trapGroups` says, and any number when a parameter names pages: `/product.php?id=1` to `id=120`.
 */
export function isEndless(frontier: Frontier, url: string): boolean {
  const query = readQuery(url);
  const sets = query === null ? {} : (frontier.variants?.[query.path] ?? {});
  return trapGroups(url).some(({ key, limit, kind }) => {
    if (kind === 'calendar' || query === null) return (frontier.groups[key] ?? 0) >= limit;
    const own = sets[query.names];
    if (own !== undefined && isNaming(own)) return false;
    const taken = Object.values(sets).filter((set) => !isNaming(set));
    return taken.reduce((sum, set) => sum + set.accepted, 0) >= limit;
  });
}

/** `colour:red,size:m`: few choices in many combinations are filters, whatever their parameter is called. */
function isCombined(values: readonly string[]): boolean {
  const parts = values.map((value) => value.split(SEPARATOR));
  const combined = parts.filter(({ length }) => length > 1).length;
  return combined >= values.length * MOSTLY && new Set(parts.flat()).size <= values.length * MOSTLY;
}

function isNaming({ accepted, values }: QueryVariants): boolean {
  if (accepted < LEAST_TO_JUDGE) return false;
  const languages = Object.entries(values)
    .filter(([name]) => LANGUAGE.test(name))
    .map(([, own]) => Object.keys(own).length);
  const pages = accepted / Math.max(1, ...languages);
  return Object.entries(values).some(([name, own]) => {
    const named = Object.keys(own);
    if (named.length < pages * LEAST_OWN_VALUES || LANGUAGE.test(name)) return false;
    if (CHANGING.test(name) || LEADING_BACK.test(name)) return false;
    if (isCombined(named)) return false;
    return !COUNTING.test(name) || !named.every((value) => COUNTED.test(value));
  });
}
