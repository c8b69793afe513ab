import type { LoaderState } from '../frame-protocol.ts';
import type { WidgetEvents } from './create-events.ts';
import type { PanelLink } from './create-panel-link.ts';
import type { LauncherView } from './draw-launcher.ts';
import { guard, warn } from './guard.ts';
import { holdPage } from './hold-page.ts';
import type { ScriptTag } from './read-script-tag.ts';
import { keep } from './tab-memory.ts';

export interface Opener {
  /** Opens or closes the panel. Before `startOpening` it only notes what is wanted. */
  setOpen(wanted: boolean, byVisitor?: boolean): void;
  toggleOpen(): void;
  /** Where the panel has not loaded by now, it counts as forbidden here. */
  frameLate(): void;
  /** The panel has loaded. */
  panelLoaded(): void;
  /** The launcher is on the page. */
  startOpening(): void;
  endOpening(): void;
}

/** Opens and closes the panel. `openKey` is where the tab remembers which. */
export function createOpener(
  tag: ScriptTag,
  view: LauncherView,
  state: LoaderState,
  link: PanelLink,
  events: WidgetEvents,
  openKey: string,
  ending: AbortController,
): Opener {
  const { button, panel } = view;
  let isStarted = false;
  let isWanted = false;
  let isBlocked = false;
  let isLoaded = false;
  let releasePage: (() => void) | undefined;

  const openPage = () => window.open(`${tag.scriptOrigin}/chat/${tag.encodedAgentId}`, '_blank', 'noopener');
  const frameLate = guard(() => {
    if (isLoaded || isBlocked) return;
    const isWaitedFor = state.isOpen && state.takesFocus;
    setOpen(false);
    isBlocked = true;
    if (isWaitedFor) openPage();
    warn(`allow ${tag.scriptOrigin} in frame-src.`);
    events.emitEvent('error', { code: 'frame-blocked' });
  });
  const show = guard(() => {
    view.setOpen(state.isOpen);
    releasePage?.();
    releasePage = undefined;
    if (state.isOpen) {
      link.ensureFrame();
      if (state.isFullScreen) releasePage = holdPage(panel);
      if (state.takesFocus) view.focusPanel();
    }
    link.postState();
  });
  const setOpen = (wanted: boolean, byVisitor = true) => {
    if (!isStarted) isWanted = wanted;
    else if (isBlocked) openPage();
    else if (state.isOpen !== wanted) {
      const hadFocus = view.viewRoot.activeElement;
      state.isOpen = wanted;
      state.takesFocus = byVisitor;
      show();
      if (hadFocus && !wanted) button.focus();
      keep(openKey, wanted ? 'y' : '');
      events.emitEvent(wanted ? 'open' : 'close');
    }
  };
  view.phoneQuery.addEventListener('change', show, ending);
  return {
    setOpen,
    frameLate,
    toggleOpen: guard(() => setOpen(!state.isOpen)),
    panelLoaded() {
      isLoaded = true;
      const isUnmoved = [view.hostElement, document.body].includes(document.activeElement as HTMLElement);
      if (state.isOpen && state.takesFocus && isUnmoved) view.focusPanel();
    },
    startOpening() {
      isStarted = true;
      show();
      events.emitEvent('ready');
      if (isWanted) setOpen(true);
    },
    endOpening() {
      state.isOpen = isStarted = false;
      show();
    },
  };
}
