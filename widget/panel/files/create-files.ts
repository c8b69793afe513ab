import type { Transport } from '../chat/transport.ts';
import { createFileTray } from './create-file-tray.ts';
import { drawFiles } from './draw-files.ts';
import styles from './files.css?inline';
import type { Files } from './files.ts';
import { loadFileWords } from './load-file-words.ts';

let isStyled = false;

/**
 * Entry of a bundle of its own: only chats with files load it. It shares no code with the panel's bundle, so what the two call
 * of each other keeps its name in both.
 * @param transport absent in a sample, which sends nothing
 */
export async function createFiles(transport: Transport | undefined): Promise<Files> {
  if (!isStyled) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    isStyled = true;
  }
  const words = await loadFileWords(document.documentElement.lang);
  return {
    createTray: (onChange) => createFileTray({ transport, words }, onChange),
    draw: (message, text, files) => {
      if (transport) drawFiles(message, text, files, { transport, words });
    },
  };
}
