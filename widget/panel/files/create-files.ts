import type { Transport } from '../chat/transport.ts';
import { createFileTray } from './create-file-tray.ts';
import { drawFiles } from './draw-files.ts';
import styles from './files.css?inline';
import type { Files } from './files.ts';

let isStyled = false;

/**
 * Entry of a bundle of its own: only chats with files load it. It shares no code with the panel's bundle, so what the two call
 * of each other keeps its name in both.
 * @param transport absent in a sample, which sends nothing
 */
export function createFiles(transport: Transport | undefined): Files {
  if (!isStyled) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    isStyled = true;
  }
  return {
    createTray: (onChange) => createFileTray(transport, onChange),
    draw: (message, text, files) => {
      if (transport) drawFiles(message, text, files, transport);
    },
  };
}
