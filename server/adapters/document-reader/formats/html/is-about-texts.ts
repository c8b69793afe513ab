import type { Measured } from './measure-elements.ts';

/** Names of what leads to other texts or holds what others wrote: nothing of it is the page's own. */
const NAMES =
  /(?:^|[\s_-])(?:teasers?|related|related-?(?:posts?|articles?|stories|content|reading|news|links?)|recommended-?(?:posts?|articles?|stories|for-?you)?|you-?(?:may|might)-?(?:also)?-?like|recirc\w*|trending|most-?(?:read|viewed|shared|popular)|popular-?(?:posts?|articles?|stories|news)|latest-?(?:posts?|articles?|stories|news)|recent-?(?:posts?|articles?|comments?)|more-?(?:stories|articles|posts|news)|read-?next|(?:next|prev|previous)-?(?:article|post)|post-?navigation|outbrain|taboola|advert\w*|ad-?(?:slot|unit|container|wrapper|banner)|sponsored|share-?(?:buttons?|bar|links?|tools?)|social-?(?:share|links|media|icons)|sharedaddy|addthis|comments?|comment-?(?:list|area|form|section)|disqus\w*|respond|replies|tag-?cloud|pagination|pager)(?:$|[\s_-])/i;

const HEADING =
  /^(?:(?:related|recommended|similar|more|other|latest|recent|popular|trending)(?: (?:articles?|posts?|stories|reading|news|topics|from .{1,40}))+|related|trending(?: now)?|most (?:read|popular|viewed)|you (?:may|might) (?:also )?(?:like|enjoy|be interested in)|read (?:next|more|also)|up next|(?:\d+ )?comments?(?: \(\d+\))?|leave a (?:comment|reply)|\d+ (?:replies|responses|thoughts on .*)|share this.*|(?:ähnliche|weitere|verwandte) (?:artikel|beiträge|themen)|das könnte (?:sie|dich) auch interessieren|(?:\d+ )?kommentare?|articles? (?:liés|similaires|connexes)|à lire aussi|commentaires?|art[ií]culos? relacionados?|tambi[eé]n te puede interesar|comentarios?|articoli correlati|commenti|artigos relacionados|comentários?|gerelateerde artikelen|reacties|ilgili (?:yazılar|haberler)|yorumlar)\s*:?$/iu;

/** Is this part of a page about other texts, or what readers wrote, by its name or its heading? */
export function isAboutTexts(element: Element, measured: Measured): boolean {
  const names = `${element.id} ${element.getAttribute('class') ?? ''}`.replace(/([a-z])([A-Z])/g, '$1-$2');
  return NAMES.test(names) || isAboutTextsHeading(measured(element).opening);
}

function isAboutTextsHeading(heading: Element | null): boolean {
  return heading !== null && HEADING.test((heading.textContent ?? '').trim());
}
