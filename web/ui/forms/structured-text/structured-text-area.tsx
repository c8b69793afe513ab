import { Heading2, List, Table } from 'lucide-react';
import { type ClipboardEvent, type ComponentProps, useRef } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextArea } from '../text-area.tsx';
import { type LineMark, markLines } from './mark-lines.ts';

const hasStructure = /<(?:h[1-6]|li|table)\b/i;

const emptyTable = '\n\n| Name | Price |\n| --- | --- |\n|  |  |\n\n';

/**
 * For texts that are read as sources: buttons for headings, lists and tables, which are written as Markdown, and what is
 * pasted keeps its own.
 */
export function StructuredTextArea(props: ComponentProps<typeof TextArea>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const mark = (lineMark: LineMark) => {
    if (!area.current) return;
    const { value, selectionStart, selectionEnd } = area.current;
    const marked = markLines(value, selectionStart, selectionEnd, lineMark);
    area.current.setSelectionRange(marked.from, marked.to);
    insert(area.current, marked.text);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const html = event.clipboardData.getData('text/html');
    if (!hasStructure.test(html)) return;
    event.preventDefault();
    const target = event.currentTarget;
    const plain = event.clipboardData.getData('text/plain');
    // Fetched when it is needed: most texts are typed, or pasted without structure.
    void import('./html-to-text.ts').then(
      ({ htmlToText }) => insert(target, htmlToText(html) || plain),
      () => insert(target, plain),
    );
  };
  return (
    <>
      <fieldset aria-label="Format" className="mb-1 -ml-2 flex">
        <IconButton label="Heading" onClick={() => mark('## ')}>
          <Heading2 aria-hidden />
        </IconButton>
        <IconButton label="List" onClick={() => mark('- ')}>
          <List aria-hidden />
        </IconButton>
        <IconButton label="Table" onClick={() => area.current && insert(area.current, emptyTable)}>
          <Table aria-hidden />
        </IconButton>
      </fieldset>
      <TextArea {...props} ref={area} onPaste={paste} />
    </>
  );
}

/** As if it were typed, so that it can be undone; browsers that cannot do that take it all the same. */
function insert(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  if (document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
