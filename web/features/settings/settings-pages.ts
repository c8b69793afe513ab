import { paths } from '#contract/page-addresses.ts';

interface SettingsPage {
  to: string;
  label: string;
}

const page = (label: string, name?: Parameters<typeof paths.accountSettings>[0]): SettingsPage => ({
  to: paths.accountSettings(name),
  label,
});

/** The pages of the settings, by whom they are for. */
export const settingsGroups: readonly { label: string; pages: readonly SettingsPage[] }[] = [
  {
    label: 'You',
    pages: [
      page('General'),
      page('Security', 'security'),
      page('Notifications', 'notifications'),
      page('Data', 'data'),
    ],
  },
  {
    label: 'Workspace',
    pages: [
      page('Team', 'team'),
      page('Inbox', 'inbox'),
      page('Saved replies', 'saved-replies'),
      page('Privacy', 'privacy'),
      page('Audit log', 'audit-log'),
    ],
  },
  {
    label: 'Developers',
    pages: [page('API keys', 'api-keys'), page('Webhooks', 'webhooks'), page('Model keys', 'model-keys')],
  },
];

/** The page that is open, or that one below it is open of. The address of the first begins all others. */
export const settingsPageAt = (pathname: string): SettingsPage | undefined =>
  settingsGroups
    .flatMap(({ pages }) => pages)
    .sort((one, other) => one.to.length - other.to.length)
    .findLast(({ to }) => `${pathname}/`.startsWith(`${to}/`));
