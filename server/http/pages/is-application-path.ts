import { paths } from '#contract/page-addresses.ts';

/** Pages that only the application itself draws; every other address that was not built is unknown. */
const applicationPaths = [
  paths.dashboard,
  paths.inbox,
  paths.agents,
  paths.profile,
  paths.accountSettings(),
  paths.billing,
  paths.partner,
  paths.invitations,
  paths.verifyEmail,
  paths.trial,
  paths.chatArchives,
  paths.verifyPackage,
];

/** Whether the application draws the page at an address, or one below it. */
export function isApplicationPath(path: string): boolean {
  return applicationPaths.some((start) => path === start || path.startsWith(`${start}/`));
}
