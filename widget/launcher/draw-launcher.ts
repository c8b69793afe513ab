import type { Launcher } from '#contract/widget/widget.schemas.ts';
import { fullScreenQuery, launcherStyles } from './launcher-styles.ts';

const chatIcon = 'M3 21l2-6a8.4 8.4 0 1 1 4 4z';
const closeIcon = 'M5 9l7 7 7-7';

export interface LauncherView {
  hostElement: HTMLElement;
  viewRoot: ShadowRoot;
  button: HTMLButtonElement;
  /** Holds the frame once there is one. */
  panel: HTMLElement;
  /** Matches on phones, where the panel covers the screen. */
  phoneQuery: MediaQueryList;
  setLook(launcher: Launcher): void;
  setOpen(isOpen: boolean): void;
  /** Shows on the launcher and in the tab's title how many messages nobody has seen yet. */
  setUnread(count: number): void;
  /** Moves the focus into the frame, once there is one. */
  focusPanel(): void;
}

/**
 * Draws the launcher and the empty panel into a closed shadow root: node by node, as Trusted Types demand, with a
 * constructable style sheet, which needs no permission of the host's content security policy.
 */
export function drawLauncher(): LauncherView {
  const host = document.createElement('parley-widget');
  const root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet];
  const panel = append(root, document.createElement('div'), { id: 'panel', role: 'dialog' });
  const button = append(root, document.createElement('button'), { 'aria-controls': 'panel' });
  const icon = append(button, createSvg('svg'), { viewBox: '0 0 24 24' });
  const outline = append(icon, createSvg('path'));
  let inTitle = '';
  const setUnread = (count: number) => {
    const prefix = count ? `(${count}) ` : '';
    const { title } = document;
    button.ariaLabel = prefix + panel.ariaLabel;
    // Spaces of their own width: without a number there is nothing to see.
    button.dataset.unread = prefix && `\u2002${count}\u2002`;
    if (prefix !== inTitle)
      document.title = prefix + title.slice(title.startsWith(inTitle) ? inTitle.length : 0);
    inTitle = prefix;
  };
  return {
    hostElement: host,
    viewRoot: root,
    button,
    panel,
    phoneQuery: matchMedia(fullScreenQuery),
    setLook(launcher) {
      sheet.replaceSync(launcherStyles(launcher));
      panel.ariaLabel = launcher.label;
      setUnread(0);
    },
    setOpen(isOpen) {
      panel.classList.toggle('open', isOpen);
      button.ariaExpanded = `${isOpen}`;
      outline.setAttribute('d', isOpen ? closeIcon : chatIcon);
    },
    setUnread,
    focusPanel: () => (panel.firstChild as HTMLElement | null)?.focus(),
  };
}

function append<Child extends Element>(
  parent: Node,
  child: Child,
  attributes?: Record<string, string>,
): Child {
  for (const name in attributes) child.setAttribute(name, attributes![name]!);
  return parent.appendChild(child);
}

function createSvg(tag: string): Element {
  return document.createElementNS('http://www.w3.org/2000/svg', tag);
}
