import { useOutletContext } from 'react-router';
import type { AccountSettings } from '#contract/accounts/accounts.schemas.ts';
import type { Role } from '#contract/workspaces/workspaces.ts';
import { hasRole } from '#core/safety/has-role.ts';

export interface SettingsContext {
  account: AccountSettings;
  workspace: { id: string; name: string; role: Role };
}

/** What the layout of the settings has loaded, for the page within. */
export function useSettings() {
  const context = useOutletContext<SettingsContext>();
  return { ...context, isAdmin: hasRole(context.workspace.role, 'admin') };
}
