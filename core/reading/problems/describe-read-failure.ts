import type { ReadFailure, ReadFailureKind, UnsupportedFormat } from './read-failure.ts';

/**
 * One or two sentences for the owner: what happened and, for a file, what to do about it. Nobody can save or divide a
 * page of a website here, so of a page only the first is said.
 */
export function describeReadFailure(failure: ReadFailure, subject: 'file' | 'page'): string {
  const [what, advice] = sentencesOf(failure);
  const said = what.replaceAll('{subject}', subject);
  return subject === 'page' || advice === undefined ? said : `${said} ${advice}`;
}

type Sentences = readonly [what: string, advice?: string];

const DIVIDE = 'Split it and upload the parts.';
const SAVE_AGAIN = 'Save it again and upload it again.';
const REMOVE_PASSWORD = 'Remove the password and upload it again.';

const SENTENCES: Record<ReadFailureKind, Sentences> = {
  empty: ['This {subject} is empty.'],
  'no-text': ['This {subject} has no text.'],
  binary: ['This {subject} has no readable text.'],
  picture: ['This is a picture, which has no text to read.'],
  recording: ['This is a recording, which has no text to read.'],
  'zip-archive': ['This is a zip archive.', 'Unpack it and upload its files.'],
  'too-many-parts': ['This {subject} has far too many parts and was not opened.'],
  'unsafe-names': ['This {subject} has parts with unsafe names and was not opened.'],
  'unpacks-too-far': ['This {subject} unpacks to far more than it should and was not opened.'],
  protected: ['This {subject} is protected by a password.', REMOVE_PASSWORD],
  damaged: ['This {subject} is damaged and cannot be opened.', SAVE_AGAIN],
  'damaged-word-document': ['This Word document is damaged and cannot be read.', SAVE_AGAIN],
  'no-word-document': [
    'This {subject} is not a readable Word document.',
    'If it is an old Office file, save it as .docx or PDF and upload that.',
  ],
  'protected-pdf': ['This PDF is protected by a password.', REMOVE_PASSWORD],
  'damaged-pdf': ['This PDF is damaged and cannot be read.', SAVE_AGAIN],
  'too-much-memory': ['This {subject} needs too much memory to read.', DIVIDE],
  'too-much-text': ['This {subject} has more text than can be read from one {subject}.', DIVIDE],
  'too-deep': [
    'Tables or boxes in this {subject} are nested too deeply to be read.',
    'Copy its text into a new file and upload that.',
  ],
  'broke-the-server': [
    'The server stopped twice while it read this {subject}, so it was not read.',
    'Save it again, or in another format, and upload it again.',
  ],
  unreadable: [
    'This {subject} could not be read.',
    'Save it again, or in another format, and upload it again.',
  ],
  stopped: ['Reading was stopped.', 'Train this source again.'],
};

const UNSUPPORTED: Record<UnsupportedFormat, { name: string; instead: string }> = {
  excel: { name: 'a binary Excel workbook', instead: '.xlsx' },
  'open-document': { name: 'an OpenDocument spreadsheet or presentation', instead: '.csv or .pdf' },
};

function sentencesOf(failure: ReadFailure): Sentences {
  switch (failure.kind) {
    case 'too-slow':
      return [`This {subject} took longer than ${failure.seconds} seconds to read.`, DIVIDE];
    case 'too-many-pages':
      return [`This PDF has more than ${failure.pages} pages.`, DIVIDE];
    case 'scanned-pdf':
      return [
        'This PDF has only pictures of pages (a scan), so there is no text to read.',
        'Upload a version with text in it.',
      ];
    case 'invalid-json':
      return [
        `This {subject} is not valid JSON: there is a mistake on line ${failure.line}.`,
        'Correct it and upload it again.',
      ];
    case 'unsupported': {
      const { name, instead } = UNSUPPORTED[failure.format];
      return [`This is ${name}, which is not supported yet.`, `Save it as ${instead} and upload that.`];
    }
    default:
      return SENTENCES[failure.kind];
  }
}
