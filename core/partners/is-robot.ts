/** What fetches pages for search, previews of links and watches, and says so. Cubot is a maker of phones. */
const names =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|embedly|monitor|pingdom|lighthouse|archiver|curl|wget|python|okhttp|axios|node-fetch|go-http/i;

/** Whether a visit is by a program that gives itself as one, or gives itself as nothing at all. */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent === undefined || userAgent.trim() === '' || names.test(userAgent);
}
