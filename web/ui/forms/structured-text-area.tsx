import type { ClipboardEvent, ComponentProps } from 'react';
import { TextArea } from './text-area.tsx';

const hasStructure = /<(?:h[1-6]|li|table)\b/i;

/** For texts that are read as sources: what is pasted keeps its headings, lists and tables. */
export function StructuredTextArea(props: ComponentProps<typeof TextArea>) {
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html');
    if (!hasStructure.test(html)) return;
    event.preventDefault();
    const area = event.currentTarget;
    const plain = event.clipboardData.getData('text/plain');
    // Fetched when it is needed: most texts are typed, or pasted without structure.
    void import('./html-to-text.ts').then(
      ({ htmlToText }) => insert(area, htmlToText(html) || plain),
      () => insert(area, plain),
    );
  };
  return <TextArea {...props} onPaste={paste} />;
}

/** As if it were typed, so that it can be undone; browsers that cannot do that take it all the same. */
function insert(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
