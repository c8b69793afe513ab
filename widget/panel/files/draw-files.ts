import { downloadAsVisitor } from '#contract/attachments/attachments.endpoints.ts';
import type { Attachment } from '#contract/attachments/attachments.schemas.ts';
import { isOnlyFiles } from '#core/attachments/is-only-files.ts';
import { nameFiles } from '#core/attachments/name-files.ts';
import type { Transport } from '../chat/transport.ts';
import { createElement } from '../view/create-element.ts';
import { fillCount } from '../words/fill-count.ts';
import { fillIn } from '../words/fill-in.ts';
import { describeSize } from './describe-size.ts';
import type { MessageFiles } from './files.ts';
import { sentBlobs } from './sent-blobs.ts';
import type { FileWords } from './words/en.ts';

interface Drawing {
  transport: Transport;
  words: FileWords;
}

/** Draws the files of a message below its words, in place of them where these are only the names; then what is missing. */
export function drawFiles(
  message: HTMLElement,
  text: string,
  { attachments: files, refusedFiles }: MessageFiles,
  drawing: Drawing,
): void {
  const list = createElement(
    'ul',
    { class: 'files' },
    ...files.map((file) => createElement('li', {}, createFile(file, drawing))),
  );
  const bubble = message.querySelector('.bubble');
  const missing = drawMissing(refusedFiles, drawing);
  const parts = files.length > 0 ? [list, missing] : [missing];
  if (isOnlyFiles({ text, attachments: files, refusedFiles })) bubble?.replaceWith(...parts);
  else bubble?.after(...parts);
}

/** A line that names the files that were refused; empty where there are none. */
function drawMissing(files: MessageFiles['refusedFiles'], { words }: Drawing): HTMLElement | string {
  if (files.length === 0) return '';
  const sentence = fillCount(document.documentElement.lang, words.notDelivered, 'count', files.length);
  return createElement('p', { class: 'note', dir: 'auto' }, fillIn(sentence, { names: nameFiles(files) }));
}

/** A button that downloads the file; a picture is shown in it. */
function createFile(file: Attachment, { transport, words }: Drawing): HTMLElement {
  const language = document.documentElement.lang;
  const read = () => readFile(file, transport);
  const note = createElement('small', {}, describeSize(file.sizeBytes, language));
  const button = createElement(
    'button',
    {
      type: 'button',
      class: file.kind,
      click: () =>
        void read().then(
          (blob) => download(blob, file.name),
          () => {
            note.textContent = words.unavailable;
          },
        ),
    },
    createElement('span', { dir: 'auto' }, file.name),
    note,
    createElement('span', { class: 'unseen' }, words.download),
  );
  if (file.kind === 'picture')
    read().then(
      (blob) => {
        const picture = createElement('img', {
          alt: `${file.name}, ${words.download}`,
          src: URL.createObjectURL(blob),
          width: String(file.width ?? ''),
          height: String(file.height ?? ''),
        });
        button.replaceChildren(picture);
      },
      // Its name stays, which can be pressed to try again.
      () => undefined,
    );
  return button;
}

/** The bytes: what was sent from this page is known, all else is fetched. */
async function readFile({ id }: Attachment, transport: Transport): Promise<Blob> {
  const known = sentBlobs.get(id);
  if (known) return known;
  const blob = await (await transport.callEndpoint(downloadAsVisitor, { attachmentId: id })).blob();
  sentBlobs.set(id, blob);
  return blob;
}

function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  createElement('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
