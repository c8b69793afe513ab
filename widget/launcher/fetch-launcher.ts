import type { Launcher } from '#contract/widget/widget.schemas.ts';
import type { ScriptTag } from './read-script-tag.ts';

/** The default blue as the panel shows it, dark enough to carry white text. */
export const defaultLauncher: Launcher = {
  messageColor: '#3472d8',
  iconColor: '#fff',
  size: 56,
  position: 'right',
  isOpenedOnLoad: false,
  displayName: '',
  label: 'Chat',
  rules: [],
};

/**
 * Gets the look of the launcher. Undefined when this website may not show the agent or there is no such agent; the
 * default look when the answer cannot be had, for example under a content security policy without our origin.
 */
export function fetchLauncher(tag: ScriptTag): Promise<Launcher | undefined> {
  return fetch(`${tag.scriptOrigin}/api/widget/${tag.encodedAgentId}/launcher`, {
    // Its path alone, so that the owner sees where the script was loaded.
    referrer: location.pathname,
    referrerPolicy: 'unsafe-url',
  })
    .then((response) =>
      response.ok ? response.json() : [403, 404].includes(response.status) ? undefined : defaultLauncher,
    )
    .catch(() => defaultLauncher);
}
