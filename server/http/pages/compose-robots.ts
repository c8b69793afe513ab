import { paths } from '#contract/page-addresses.ts';

/** What search engines are asked to leave out: the API, the console, chats, and pages that only an emailed link opens. */
const closed = [
  '/api/',
  '/chat/',
  '/widget/',
  paths.dashboard,
  paths.inbox,
  paths.agents,
  paths.profile,
  paths.accountSettings(),
  paths.billing,
  `${paths.partner}/`,
  paths.invitations,
  paths.verifyEmail,
  paths.trial,
  paths.chatArchives,
];

/** `robots.txt`: everything public is welcome to be read. */
export function composeRobots(origin: string): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  return `${['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${origin}/sitemap.xml`].join('\n')}\n`;
}
