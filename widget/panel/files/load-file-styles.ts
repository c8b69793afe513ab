import address from './files.css?url';
import { createElement } from '../view/create-element.ts';

let isLoaded = false;

/** Adds the styles of files to the document, once: only chats with files need them. */
export function loadFileStyles(): void {
  if (isLoaded) return;
  isLoaded = true;
  document.head.append(createElement('link', { rel: 'stylesheet', href: address }));
}
