import type { TextLine } from '#core/chat-archives/reading/split-lines.ts';
import { createOrderEvidence, type OrderEvidence } from './create-order-evidence.ts';
import { parseHeader } from './parse-header.ts';
import { splitAuthor } from './split-author.ts';

/** What is known of a file once all of its lines have been seen. */
export interface FileSurvey {
  headers: number;
  /** What the headers of this export have in common; lines that begin otherwise are text. */
  shape: string;
  evidence: OrderEvidence;
  authors: Map<string, number>;
  /** Only CR LF ends a message: a header after a bare LF was pasted into one. */
  endsWithReturn: boolean;
  /** Dates and the beginnings of their messages, to show to the owner. */
  samples: string[];
}

interface ShapeSurvey extends Pick<FileSurvey, 'evidence' | 'authors' | 'samples'> {
  headers: number;
}

const none: ReadonlyMap<string, number> = new Map();
const shownSamples = 2;

/** Looks through a file for what all of its lines say together; null when no line begins as WhatsApp's do. */
export function surveyFile(lines: Iterable<TextLine>): FileSurvey | null {
  const shapes = new Map<string, ShapeSurvey>();
  const after = { returns: 0, headers: 0, feeds: 0 };
  let before: TextLine['end'] | 'start' = 'start';
  for (const { text, end } of lines) {
    const header = parseHeader(text);
    if (before === '\n') after.feeds += 1;
    else {
      after.returns += 1;
      if (header !== null) after.headers += 1;
    }
    before = end;
    if (header === null) continue;
    const survey = shapes.get(header.shape) ?? emptySurvey();
    shapes.set(header.shape, survey);
    survey.headers += 1;
    survey.evidence.add(header);
    if (survey.samples.length < shownSamples || survey.headers === 100)
      survey.samples.push(text.slice(0, 80));
    const author = splitAuthor(text.slice(header.end), none)?.author;
    if (author !== undefined) survey.authors.set(author, (survey.authors.get(author) ?? 0) + 1);
  }
  const [most] = [...shapes].toSorted(([, one], [, other]) => other.headers - one.headers);
  if (most === undefined) return null;
  const [shape, survey] = most;
  const endsWithReturn = after.feeds > 0 && after.returns > 0 && after.headers >= after.returns * 0.99;
  return { shape, ...survey, endsWithReturn: endsWithReturn && before === '\r\n' };
}

const emptySurvey = (): ShapeSurvey => ({
  headers: 0,
  evidence: createOrderEvidence(),
  authors: new Map(),
  samples: [],
});
