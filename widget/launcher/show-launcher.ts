import type { LoaderState } from '../frame-protocol.ts';
import type { Opener } from './create-opener.ts';
import type { PanelLink } from './create-panel-link.ts';
import type { LauncherView } from './draw-launcher.ts';
import { fetchLauncher } from './fetch-launcher.ts';
import { guard, warn } from './guard.ts';
import { keepAttached } from './keep-attached.ts';
import type { ScriptTag } from './read-script-tag.ts';
import { recall } from './tab-memory.ts';

/** How long the launcher waits for its colour before it shows in the default one. */
const lookWaitMs = 150;

/**
 * Puts the launcher on the page in the owner's colours, and opens the panel where it was open on the page before or the
 * owner wants it open. Returns what takes the launcher away and ends all that goes on.
 */
export function showLauncher(
  tag: ScriptTag,
  view: LauncherView,
  state: LoaderState,
  opener: Opener,
  link: PanelLink,
  openKey: string,
  ending: AbortController,
): () => void {
  let detach: (() => void) | undefined;
  const attach = guard(() => {
    if (detach) return;
    detach = keepAttached(view.hostElement);
    opener.startOpening();
  });
  const timer = setTimeout(attach, lookWaitMs);
  const end = () => {
    clearTimeout(timer);
    opener.endOpening();
    detach?.();
    ending.abort();
  };
  view.setLook(state.look);
  fetchLauncher(tag).then(
    guard((look) => {
      clearTimeout(timer);
      if (ending.signal.aborted) return;
      if (!look) {
        end();
        return warn(`agent ${tag.encodedAgentId} may not be shown here.`);
      }
      // Drawn again on the other side by what keeps it attached: a launcher that moves would shift the layout.
      if (look.position !== state.look.position) view.hostElement.remove();
      state.look = look;
      view.setLook(look);
      attach();
      const kept = recall(openKey);
      if (!state.isFullScreen && (kept ?? look.isOpenedOnLoad)) {
        whenLoaded(() => opener.setOpen(true, false));
      } else if (kept !== null || look.rules[0]) {
        // It was used in this tab, and an answer may come while it is closed; or it has something to say by itself.
        whenLoaded(link.ensureFrame);
      }
    }),
  );
  return end;
}

/** After the page has loaded, so that an open panel delays nothing of it. */
function whenLoaded(callback: () => void): void {
  const soon = () => setTimeout(guard(callback));
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon);
}
