import { getProfile } from '#contract/profile/profile.endpoints.ts';
import { drawSession, followSession, markSession } from '#web/shell/session-mark.ts';
import { fetchJson } from './fetch-json.ts';
import { pageShown } from './page-shown.ts';

/**
 * Static pages check when the browser is idle whether the user is still signed in, and who it is. Pages with the
 * application know this already.
 */
export function showSession(): void {
  const { dataset } = document.documentElement;
  if (!('static' in dataset)) return;
  followSession((marked) => {
    drawSession(marked ?? null);
    if (marked) void nameUser();
  });
  if (dataset.session !== 'in') return;
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void nameUser(), { timeout: 1_000 });
  else setTimeout(() => void nameUser(), 200);
}

async function nameUser(): Promise<void> {
  const profile = await fetchJson(getProfile);
  if (!profile) return markSession(null);
  const { id, email, firstname } = profile.user;
  markSession(id);
  for (const place of document.querySelectorAll('[data-user-name]')) place.textContent = firstname || email;
  for (const place of document.querySelectorAll('[data-user-email]')) place.textContent = email;
  document.dispatchEvent(new Event(pageShown));
}
