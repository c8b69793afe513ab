import { paths } from '#contract/page-addresses.ts';

/** For the product's own customers and partners. What clients of a partner need is not among them. */
export const platformPages: readonly string[] = [
  paths.partner,
  paths.chatgenie,
  paths.trial,
  paths.operator,
  paths.status,
  paths.solutions,
  paths.services,
  paths.aiAgents,
  paths.automation,
  paths.analytics,
  paths.about,
  paths.careers,
  paths.security,
  paths.accessibility,
  paths.blog,
  paths.discover,
  ...['partners', 'self-hosting', 'changelog', 'chatgenie', 'crawler', 'markdown'].map(paths.docsPage),
];
