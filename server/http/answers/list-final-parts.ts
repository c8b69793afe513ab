import type { ChatAnswer } from '#contract/conversations/conversations.schemas.ts';
import type { StreamPart } from '#contract/widget/widget.schemas.ts';
import { ownWord } from '#server/white-label/own-word.ts';

/** What is streamed of a whole answer after its text: the sources, in the AI SDK's words, and what is known of it. */
export function listFinalParts(answer: ChatAnswer): StreamPart[] {
  const sources = answer.parts.flatMap((part): StreamPart[] => {
    if (part.type !== 'source') return [];
    const { type: _type, sourceId, title, url, ...details } = part;
    // The panel of a partner's host looks for the same other word: see `rebrandScript`.
    const providerMetadata = { [ownWord()]: details } as { parley: typeof details };
    return url === undefined
      ? [{ type: 'source-document', sourceId, mediaType: 'text/plain', title, providerMetadata }]
      : [{ type: 'source-url', sourceId, url, title, providerMetadata }];
  });
  return [...sources, { type: 'finish', messageMetadata: answer.metadata }];
}
