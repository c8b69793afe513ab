import { linkShareOf } from './link-share-of.ts';

/** Names that themes give to what surrounds a text: other texts, opinions of readers, ways to share. */
const SIDE_NAMES =
  /(?:^|[\s_-])(?:related\w*|recommend(?:ed|ations?)?|rec-posts|recirc\w*|trending|popular|most-?(?:read|viewed|popular|shared)|latest|more-?(?:from|on|stories|articles|posts|news|in)|also-?(?:like|read|see)|read-?(?:more|next|also)|up-?next|next-?(?:article|post|up)|prev(?:ious)?-?(?:article|post)|teasers?|promos?|copyright|disclaimer|affiliate\w*|ratings?|wp-embed\w*|oembed\w*|outbrain|taboola|sponsor(?:ed)?|advert\w*|ads?|ad-?(?:slot|unit|container|wrapper|block)|dfp|share|sharing|social|sharedaddy|addthis|follow-?us|newsletter\w*|subscrib\w*|sign-?up|comments?|comment-?(?:list|area|form)|disqus\w*|respond|replies|livefyre|author-?(?:bio|box|info)|about-?(?:the-?)?author|bio|tags?|tag-?(?:list|cloud)|post-?(?:meta|tags|nav\w*)|entry-?(?:meta|utility|footer)|breadcrumbs?|pagination|pager|side-?bar|rail|widget|skip|toolbar|jp-\w+|gallery|slide-?show|carousel|light-?box|photo-?credit|image-?(?:credit|annotation)|img-?metadata|credits?|caption\w*|print-?only|paywall|meter|donate|trinity\w*)(?:$|[\s_-])/i;

const SIDE_ELEMENTS =
  'aside, form, nav, footer, iframe, button, dialog, [role="complementary"], [role="navigation"], [role="form"]';

const MOSTLY_LINKS = 0.5;

/** Is this part of a page not its main text, by its element, its name, or because it is mostly links? */
export function isSideMatter(element: Element): boolean {
  if (element.matches(SIDE_ELEMENTS)) return true;
  if (hasSideName(element)) return true;
  return linkShareOf(element) > MOSTLY_LINKS;
}

function hasSideName(element: Element): boolean {
  return SIDE_NAMES.test(
    `${element.id} ${element.getAttribute('class') ?? ''}`.replace(/([a-z])([A-Z])/g, '$1-$2'),
  );
}
