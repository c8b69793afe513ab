import { classifyMessage } from '#core/answering/recognising/classify-message.ts';

/** Small talk before the question itself, ended by a full stop or a conjunction ("thanks. and level 3?"). */
const OPENING =
  /^(.{1,30}?)(?:[.!,;。！，]+\s*|\s+(?=(?:and|but|also|und|aber|y|pero|et|mais|e|ma|mas|en|maar|ve)\s))(?=\S)/iu;

/** A message without the small talk that it begins with. */
export function withoutOpening(question: string): string {
  const opening = OPENING.exec(question);
  if (opening === null || classifyMessage(opening[1] ?? '').kind !== 'smalltalk') return question;
  return question.slice(opening[0].length);
}
