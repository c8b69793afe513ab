import type { Launcher } from '#contract/widget/widget.schemas.ts';

/**
 * What the loader (on the host's page) and the panel (in our frame) say to each other. The frame says `hello` to the
 * exact origin of its host, the loader answers `connect` to the exact origin of the frame with one end of a
 * MessageChannel, and all else goes through that channel. No text of a conversation crosses it.
 */

/** Posted by either side before there is a channel. The number is the version of this protocol. */
export interface Handshake {
  parley: 1;
  type: 'hello' | 'connect';
}

/** What the host's page says about its visitor. Filled into the contact form, never trusted. */
export interface VisitorDetails {
  email?: string;
  name?: string;
  phone?: string;
}

/** All that the loader knows. Sent whole on every change, so that a frame that reloads misses nothing. */
export interface LoaderState {
  type: 'state';
  isOpen: boolean;
  isFullScreen: boolean;
  /** The visitor opened it, so the focus moves into the panel. */
  takesFocus: boolean;
  /** How often the pointer has left the page at its top. */
  exits: number;
  pageUrl: string;
  /** Those of this visit, as `followPages` notes them; null where storage is blocked. */
  pages: string | null;
  look: Launcher;
  /** A text is a token that the website's own server has signed. */
  visitor: VisitorDetails | string;
  /** Said instead of the welcome message. */
  initialMessages: string[];
  /** What the panel gave to keep, where its own storage is blocked. */
  token: string | null;
}

export type LoaderMessage =
  | LoaderState
  | { type: 'resetChat' }
  /** With what was said of the visitor who leaves: a signed token of theirs is not to be used again. */
  | { type: 'resetUser'; visitor: VisitorDetails | string };

/** Events that a host's page may listen to. Their details carry ids and outcomes, never what was written. */
export type WidgetEventName =
  | 'ready'
  | 'open'
  | 'close'
  | 'user-message'
  | 'assistant-message'
  | 'lead'
  | 'error';

export type EventDetail = Record<string, string | null>;

export type PanelMessage =
  | { type: 'ready' }
  /** Said by the loader to itself: the frame should have been ready by now. */
  | { type: 'late' }
  | { type: 'close' }
  | { type: 'open' }
  /** Asks for the state: the page may have another address by now. */
  | { type: 'ask' }
  /** How the panel looks while it is closed: for a message by rule, a part of it is seen. Empty for not at all. */
  | { type: 'style'; css: string }
  /** Messages that came while nobody looked at the panel. */
  | { type: 'unread'; count: number }
  /** To be kept for this tab; empty to forget. Sent only where the frame has no storage of its own. */
  | { type: 'token'; token: string }
  | { type: 'event'; name: WidgetEventName; detail: EventDetail };
