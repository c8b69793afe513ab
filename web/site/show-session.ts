import { markSession } from '#web/shell/session-mark.ts';
import { fetchJson } from './fetch-json.ts';
import { pageShown } from './page-shown.ts';

interface Profile {
  success: boolean;
  user?: { email: string; firstname: string };
}

/**
 * Pages without the application ask when the browser is idle whether whoever was signed in still is, and who it is.
 * Pages with the application know by themselves.
 */
export function showSession(): void {
  const { dataset } = document.documentElement;
  if (!('static' in dataset) || dataset.session !== 'in') return;
  const look = async (): Promise<void> => {
    const profile = await fetchJson<Profile>('/api/profile');
    if (!profile?.success || !profile.user) return markSession(false);
    const { email, firstname } = profile.user;
    for (const place of document.querySelectorAll('[data-user-name]')) place.textContent = firstname || email;
    for (const place of document.querySelectorAll('[data-user-email]')) place.textContent = email;
    document.dispatchEvent(new Event(pageShown));
  };
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void look(), { timeout: 1_000 });
  else setTimeout(() => void look(), 200);
}
