import { useOutletContext } from 'react-router';
import type { AccountSettings } from '#contract/accounts/accounts.schemas.ts';
import { type Role, roles } from '#contract/workspaces/workspaces.ts';

export interface SettingsContext {
  account: AccountSettings;
  workspace: { id: string; name: string; role: Role };
}

/** What the layout of the settings has loaded, for the page within. */
export function useSettings() {
  const context = useOutletContext<SettingsContext>();
  return { ...context, isAdmin: roles.indexOf(context.workspace.role) >= roles.indexOf('admin') };
}
