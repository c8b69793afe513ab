import { NestedTooDeeply } from '#core/chat-archives/reading/json/nested-too-deeply.ts';
import { faultOf } from '#core/reading/problems/fault-of.ts';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import type { ReaderRefusal } from '#server/ports/chat-reader.ts';
import { describeChatFailure } from './describe-chat-failure.ts';

const nested =
  'This file is nested deeper than any chat app writes. Export the chat again and upload the file unchanged.';

/** What is said of an error while an upload was read. One that no reader meant to throw comes with its place, for the log. */
export function refusalOf(error: unknown): ReaderRefusal {
  if (error instanceof UnreadableDocument)
    return { kind: 'refused', sentence: describeChatFailure(error.failure) };
  if (error instanceof NestedTooDeeply) return { kind: 'refused', sentence: nested };
  return { kind: 'refused', sentence: describeChatFailure({ kind: 'unreadable' }), fault: faultOf(error) };
}
