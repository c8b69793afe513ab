import { uploadAsVisitor } from '#contract/attachments/attachments.endpoints.ts';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import {
  attachmentExtensions,
  attachmentMaximumBytes,
  attachmentsMaximum,
} from '#contract/attachments/attachments.ts';
import type { Transport } from '../chat/transport.ts';
import type { FileTray } from '../view/create-composer.ts';
import { createElement } from '../view/create-element.ts';
import { drawIcon } from '../view/draw-icon.ts';
import { fillIn } from '../words/fill-in.ts';
import { sentBlobs } from './sent-blobs.ts';
import type { FileWords } from './words/en.ts';

const outlines = {
  attach: 'M8 12.5l6.6-6.6a3 3 0 0 1 4.2 4.2l-8.4 8.5a5 5 0 0 1-7.1-7.1l8-8',
  close: 'M6 6l12 12M18 6L6 18',
};

interface TrayOptions {
  /** Absent in a sample, which sends nothing. */
  transport: Transport | undefined;
  words: FileWords;
}

/** A file that was chosen: on its way, there, or refused with a sentence. */
interface Chosen {
  row: HTMLElement;
  uploaded?: Attachment;
  isRefused?: boolean;
}

/**
 * The button for files, and those chosen for the next message. Each is uploaded at once; a file can also be pasted or
 * dropped. What is refused stays in view with its reason until it is removed.
 * @param onChange called when what can be sent has changed
 */
export function createFileTray({ transport, words }: TrayOptions, onChange: () => void): FileTray {
  const chosen = new Set<Chosen>();
  const list = createElement('ul', { class: 'tray', 'aria-live': 'polite', hidden: true });
  const accept = attachmentExtensions.join();
  const picker = createElement('input', { type: 'file', multiple: true, hidden: true, accept });
  const button = createElement(
    'button',
    { type: 'button', class: 'attach', 'aria-label': words.attach, click: () => transport && picker.click() },
    drawIcon(outlines.attach),
  );
  const draw = () => {
    list.hidden = chosen.size === 0;
    onChange();
  };
  const remove = (one: Chosen) => {
    one.row.remove();
    chosen.delete(one);
    draw();
    button.focus();
  };
  const add = (file: File, transport: Transport) => {
    const one: Chosen = { row: createElement('li') };
    const show = (text: string, note = '') =>
      drawRow(one.row, text, note, fillIn(words.remove, { name: file.name }), () => remove(one));
    chosen.add(one);
    list.append(one.row);
    const refuse = (sentence: string) => {
      one.isRefused = true;
      one.row.className = 'refused';
      show(fillIn(sentence, { name: file.name }));
      draw();
    };
    const problem = checkFile(file, chosen, words);
    if (problem) return refuse(problem);
    show(file.name, words.uploading);
    draw();
    upload(transport, file).then(
      (uploaded) => {
        sentBlobs.set(uploaded.id, file);
        one.uploaded = uploaded;
        show(file.name);
        draw();
      },
      (failure) => refuse(explain(failure, words)),
    );
  };
  const addAll = (files: FileList | null | undefined) => {
    if (!transport || !button.isConnected || button.disabled) return;
    for (const file of files ?? []) add(file, transport);
  };
  picker.addEventListener('change', () => {
    addAll(picker.files);
    picker.value = '';
  });
  takeDropped(addAll);
  return {
    button,
    list: createElement('div', {}, picker, list),
    get canSend() {
      return [...chosen].some(({ uploaded }) => uploaded);
    },
    get isUploading() {
      return [...chosen].some(({ uploaded, isRefused }) => !uploaded && !isRefused);
    },
    takeFiles() {
      const sent = [...chosen].filter(({ uploaded }) => uploaded);
      for (const one of sent) {
        one.row.remove();
        chosen.delete(one);
      }
      draw();
      return sent.flatMap(({ uploaded }) => uploaded ?? []);
    },
    setUsable(isUsable) {
      button.disabled = !isUsable;
    },
  };
}

/** A chosen file, with what is said of it and the button that removes it. */
function drawRow(row: HTMLElement, text: string, note: string, removal: string, onRemove: () => void): void {
  row.replaceChildren(
    createElement('span', { dir: 'auto' }, text),
    createElement('small', {}, note),
    createElement(
      'button',
      { type: 'button', 'aria-label': removal, click: onRemove },
      drawIcon(outlines.close),
    ),
  );
}

/** Files that are pasted, or dropped anywhere on the panel. */
function takeDropped(add: (files: FileList | undefined) => void): void {
  const { body } = document;
  const mark = (isOver: boolean) => body.classList.toggle('dragging', isOver);
  document.addEventListener('paste', ({ clipboardData }) => add(clipboardData?.files));
  document.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    mark(true);
  });
  document.addEventListener('dragleave', () => mark(false));
  document.addEventListener('drop', (event) => {
    mark(false);
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    add(event.dataTransfer.files);
  });
}

/** Why a file cannot be sent, as far as that can be seen here; the server looks at its bytes. */
function checkFile({ name, size }: File, chosen: Set<Chosen>, words: FileWords): string | undefined {
  if ([...chosen].filter(({ isRefused }) => !isRefused).length > attachmentsMaximum) return words.tooMany;
  if (!attachmentExtensions.some((ending) => name.toLowerCase().endsWith(ending))) return words.wrongType;
  return size > attachmentMaximumBytes ? words.tooLarge : undefined;
}

async function upload(transport: Transport, file: File): Promise<Attachment> {
  const form = new FormData();
  form.append('file', file);
  return (await transport.callEndpoint(uploadAsVisitor, {}, form)).json();
}

function explain(failure: unknown, words: FileWords): string {
  // Of the panel's own class, which this bundle does not have.
  const { code } = failure as { code?: string };
  if (code === 'too-large') return words.tooLarge;
  if (code === 'unsupported-type' || code === 'cannot-process') return words.unreadable;
  return code === 'rate-limited' ? words.tooOften : words.failed;
}
