import type { LoaderState, VisitorDetails } from '../frame-protocol.ts';
import { createEvents } from './create-events.ts';
import { createOpener } from './create-opener.ts';
import { createPanelLink } from './create-panel-link.ts';
import { drawLauncher } from './draw-launcher.ts';
import { defaultLauncher } from './fetch-launcher.ts';
import { installCommands, isInstalled } from './install-commands.ts';
import type { ScriptTag } from './read-script-tag.ts';
import { showLauncher } from './show-launcher.ts';
import { keep, recall } from './tab-memory.ts';

/** Starts the widget once per page, however many tags there are. */
export function startWidget(tag: ScriptTag): void {
  if (isInstalled()) return;
  const events = createEvents();
  const view = drawLauncher();
  const { button, panel } = view;
  const ending = new AbortController();
  const openKey = `parley:${tag.encodedAgentId}`;
  const tokenKey = `${openKey}:visitor`;
  // What changes by itself is read when the state is sent.
  const state: LoaderState = {
    type: 'state',
    isOpen: false,
    get isFullScreen() {
      return view.phoneQuery.matches;
    },
    takesFocus: false,
    get pageUrl() {
      return location.href;
    },
    look: defaultLauncher,
    visitor: {},
    initialMessages: [],
    get token() {
      return recall(tokenKey);
    },
  };
  const link = createPanelLink(
    tag,
    panel,
    state,
    (message) => {
      if (message.type === 'close') close();
      else if (message.type === 'event') events.emitEvent(message.name, message.detail);
      else if (message.type === 'token') keep(tokenKey, message.token);
      else opener.panelLoaded();
    },
    ending,
  );
  const opener = createOpener(tag, view, state, link, events, openKey, ending);
  const close = () => opener.setOpen(false);

  button.addEventListener('click', opener.toggleOpen);
  for (const intent of ['pointerenter', 'focus']) button.addEventListener(intent, link.ensureFrame);
  button.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  // The frame takes the focus from the window before anything is written there: the moment to post a new address.
  addEventListener('blur', link.postState, ending);
  const end = showLauncher(tag, view, state, opener, openKey, ending);

  const resetUser = () => {
    const { visitor } = state;
    state.visitor = {};
    link.postReset({ type: 'resetUser', visitor });
  };
  const uninstall = installCommands({
    open: () => opener.setOpen(true),
    close,
    toggle: opener.toggleOpen,
    resetChat: () => link.postReset({ type: 'resetChat' }),
    resetUser,
    logout: resetUser,
    identify(details: VisitorDetails | string) {
      state.visitor = JSON.parse(JSON.stringify(details));
      link.postState();
    },
    setInitialMessages(messages: string[]) {
      state.initialMessages = messages.map(String);
      link.postState();
    },
    addEventListener: events.startListening,
    removeEventListener: events.stopListening,
    destroy() {
      end();
      uninstall();
    },
  });
}
