import type { LoaderState, VisitorDetails } from '../frame-protocol.ts';
import { createEvents } from './create-events.ts';
import { createOpener } from './create-opener.ts';
import { createPanelLink } from './create-panel-link.ts';
import { drawLauncher } from './draw-launcher.ts';
import { defaultLauncher } from './fetch-launcher.ts';
import { followPages } from './follow-pages.ts';
import { installCommands } from './install-commands.ts';
import { isInstalled } from './is-installed.ts';
import type { ScriptTag } from './read-script-tag.ts';
import { showLauncher } from './show-launcher.ts';
import { keep, recall } from './tab-memory.ts';

/** Starts the widget of an agent once per page, however many tags there are for it. */
export function startWidget(tag: ScriptTag): void {
  if (isInstalled(tag)) return;
  const events = createEvents();
  const view = drawLauncher();
  const { button, panel } = view;
  const ending = new AbortController();
  const openKey = `parley:${tag.encodedAgentId}`;
  const tokenKey = `${openKey}:visitor`;
  const pagesKey = `${openKey}:pages`;
  const state = createState(view.phoneQuery, tokenKey, pagesKey);
  const link = createPanelLink(
    tag,
    panel,
    state,
    (message) => {
      if (message.type === 'close') close();
      else if (message.type === 'event') events.emitEvent(message.name, message.detail);
      else if (message.type === 'unread') view.setUnread(message.count);
      else if (message.type === 'open') open();
      else if (message.type === 'ask') link.postState();
      else if (message.type === 'style') panel.style.cssText = message.css;
      else if (message.type === 'late') opener.frameLate();
      else if (message.type === 'token') keep(tokenKey, message.token);
      else opener.panelLoaded();
    },
    ending,
  );
  const opener = createOpener(tag, view, state, link, events, openKey, ending);
  const open = () => opener.setOpen(true);
  const close = () => opener.setOpen(false);

  button.addEventListener('click', opener.toggleOpen);
  for (const intent of ['pointerenter', 'focus']) button.addEventListener(intent, link.ensureFrame);
  button.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
  });
  document.documentElement.addEventListener(
    'mouseleave',
    ({ clientY }) => {
      // Towards the tabs and the address.
      if (clientY < 1) state.exits += 1;
      link.postState();
    },
    ending,
  );
  followPages(pagesKey, ending);
  const end = showLauncher(tag, view, state, opener, link, openKey, ending);

  const resetUser = () => {
    const { visitor } = state;
    state.visitor = {};
    keep(pagesKey, '');
    link.postReset({ type: 'resetUser', visitor });
  };
  const uninstall = installCommands(tag.globalName, tag.encodedAgentId, {
    open,
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

/** What the frame learns about the page. */
function createState(phoneQuery: MediaQueryList, tokenKey: string, pagesKey: string): LoaderState {
  // What changes by itself is read when the state is sent.
  return {
    type: 'state',
    isOpen: false,
    get isFullScreen() {
      return phoneQuery.matches;
    },
    takesFocus: false,
    exits: 0,
    get pageUrl() {
      return location.href;
    },
    get pages() {
      return recall(pagesKey);
    },
    look: defaultLauncher,
    visitor: {},
    initialMessages: [],
    get token() {
      return recall(tokenKey);
    },
  };
}
