import type { LoaderState } from '../frame-protocol.ts';
import type { Chat } from './chat/create-chat.ts';
import type { Identity } from './chat/create-identity.ts';
import type { VisitorToken } from './chat/visitor-token.ts';
import type { UnreadCount } from './count-unread.ts';
import type { Teaser } from './teaser/create-teaser.ts';
import type { PanelView } from './view/create-panel-view.ts';

/** The page around the frame. */
export interface HostPage {
  /** What it has said last; undefined before, and where there is none. */
  state: LoaderState | undefined;
  /** The panel was opened on it. */
  wasOpened: boolean;
}

interface Followed {
  page: HostPage;
  panel: PanelView;
  chat: Chat;
  identity: Identity;
  teaser: Teaser;
  unread: UnreadCount;
  token: VisitorToken;
}

/**
 * Takes what the page says of itself, each time whole: whether the panel is open, where the visitor is, and who they are.
 * @param open asks for a session and draws it
 */
export function followPage(
  { page, panel, chat, identity, teaser, unread, token }: Followed,
  open: () => void,
  isOpening: () => boolean,
) {
  return (next: LoaderState): void => {
    const wasOpen = page.state?.isOpen ?? false;
    page.state = next;
    page.wasOpened ||= next.isOpen;
    teaser.hear(next);
    if (identity.hear(next.visitor) && isOpening()) open();
    panel.element.classList.toggle('full-screen', next.isFullScreen);
    if (!isOpening()) {
      panel.look.apply(next.look.messageColor, 'auto');
      panel.header.setName(next.look.displayName);
    }
    const isOpened = next.isOpen && !wasOpen;
    // Who has been here before may get an answer while the panel is closed.
    if (!isOpening()) {
      if (next.isOpen || token.read()) open();
    } else if (isOpened && teaser.opening && !chat.isStarted) {
      // It was drawn with another greeting.
      open();
    }
    unread.check();
    if (!isOpened) return;
    if (next.takesFocus && next.isFullScreen) panel.header.focus();
    else if (next.takesFocus) panel.composer.focus();
  };
}
