import { getCsrfToken, logout } from '#contract/sessions/sessions.endpoints.ts';
import { markSession } from '#web/shell/session-mark.ts';
import { fetchJson } from './fetch-json.ts';
import { onPress } from './on-press.ts';

/** Signs out with a full page load to `/`, even if the call fails. */
export function signOut(): void {
  onPress('[data-sign-out]', async (button) => {
    button.setAttribute('aria-disabled', 'true');
    const token = await fetchJson(getCsrfToken);
    try {
      await fetch(logout.path, {
        method: logout.method,
        credentials: 'include',
        headers: { 'x-csrf-token': token?.csrfToken ?? '' },
      });
    } catch (error) {
      console.error('Signing out failed', error);
    }
    markSession(null);
    location.assign('/');
  });
}
