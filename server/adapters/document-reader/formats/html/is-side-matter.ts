import { linkShareOf } from './link-share-of.ts';
import type { Measured } from './measure-elements.ts';

/** Names that themes give to what surrounds a text: other texts, opinions of readers, ways to share. */
const SIDE_NAMES =
  /(?:^|[\s_-])(?:related\w*|recommend(?:ed|ations?)?|rec-posts|recirc\w*|trending|popular|most-?(?:read|viewed|popular|shared)|latest|more-?(?:from|on|stories|articles|posts|news|in)|also-?(?:like|read|see)|read-?(?:more|next|also)|up-?next|next-?(?:article|post|up)|prev(?:ious)?-?(?:article|post)|teasers?|promos?|copyright|disclaimer|affiliate\w*|ratings?|wp-embed\w*|oembed\w*|outbrain|taboola|sponsor(?:ed)?|advert\w*|ads?|ad-?(?:slot|unit|container|wrapper|block)|dfp|share|sharing|social|sharedaddy|addthis|follow-?us|newsletter\w*|subscrib\w*|sign-?up|comments?|comment-?(?:list|area|form)|disqus\w*|respond|replies|livefyre|author-?(?:bio|box|info)|about-?(?:the-?)?author|bio|tags?|tag-?(?:list|cloud)|post-?(?:meta|tags|nav\w*)|entry-?(?:meta|utility|footer)|breadcrumbs?|pagination|pager|side-?bar|rail|widget|skip|toolbar|jp-\w+|gallery|slide-?show|carousel|light-?box|photo-?credit|image-?(?:credit|annotation)|img-?metadata|credits?|caption\w*|print-?only|paywall|meter|donate|trinity\w*)(?:$|[\s_-])/i;

const SIDE_ELEMENTS =
  'aside, form, nav, footer, iframe, button, dialog, [role="complementary"], [role="navigation"], [role="form"]';

/** With more links than this a part leads elsewhere. Lists and tables of sources are text, and an item or a link alone tells nothing. */
const MOSTLY_LINKS = 0.5;
const MOST_LINKS = new Map([
  ['p', 0.8],
  ...['ul', 'ol', 'table'].map((name) => [name, 0.95] as const),
  ...['a', 'header', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'tbody', 'h2', 'h3', 'h4', 'h5', 'h6'].map(
    (name) => [name, 1] as const,
  ),
]);

/** Is this part of a page not its main text, by its element, its name, or because it is mostly links? */
export function isSideMatter(element: Element, measured: Measured): boolean {
  if (element.matches(SIDE_ELEMENTS)) return true;
  if (hasSideName(element, measured)) return true;
  if (belongsToItem(element, measured)) return false;
  return linkShareOf(element, measured) > (MOST_LINKS.get(element.localName) ?? MOSTLY_LINKS);
}

/** `In progress:` with a list of links below: the words of the item say what the list is. In a menu they are a link, too. */
function belongsToItem(element: Element, measured: Measured): boolean {
  const item = element.parentElement;
  return /^[uo]l$/.test(element.localName) && item?.localName === 'li' && linkShareOf(item, measured) < 1;
}

function hasSideName(element: Element, measured: Measured): boolean {
  const names = `${element.id} ${element.getAttribute('class') ?? ''}`.replace(/([a-z])([A-Z])/g, '$1-$2');
  if (!SIDE_NAMES.test(names.replace(ABOUT_LAYOUT, ' '))) return false;
  return !isNamedForHeading(element, measured);
}

/** `no-sidebar`, `has_caption`: what a part has or lacks is not what it is. */
const ABOUT_LAYOUT =
  /(?:^|\s)(?:[\w-]*[_-])?(?:no|has|have|with|without|hide|show|enable|disable)[_-][\w-]+/gi;

/** Generators of documentation name a section for its heading, as `sharing-with-others`: that says nothing of its kind. */
function isNamedForHeading(element: Element, measured: Measured): boolean {
  const heading = element.id === '' ? null : measured(element).heading;
  if (heading === null || SIDE_NAMES.test(element.getAttribute('class') ?? '')) return false;
  const slug = (heading.textContent ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-/, '');
  return element.id.length >= LEAST_SLUG && slug.startsWith(element.id.toLowerCase());
}

const LEAST_SLUG = 12;
