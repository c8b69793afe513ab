import type { RobotsOf } from './create-website-robots.ts';
import type { WebsiteAddress } from './read-website-address.ts';

/**
 * The address under the scheme that answers: https, else http where the owner typed neither. Asked for is robots.txt,
 * which is the first thing to be read there anyway. Left as it is when neither answers.
 */
export async function chooseScheme(
  robotsOf: RobotsOf,
  { url, isSchemeGuessed }: WebsiteAddress,
): Promise<WebsiteAddress> {
  if (!isSchemeGuessed) return { url, isSchemeGuessed };
  const insecure = new URL(url);
  // A port that was typed stays; the default one of https is never spelled out.
  insecure.protocol = 'http:';
  for (const candidate of [url, insecure.href])
    if (!(await robotsOf(candidate)).isWrongScheme) return { url: candidate, isSchemeGuessed: false };
  return { url, isSchemeGuessed };
}
