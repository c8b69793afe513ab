import { NestedTooDeeply } from '#core/chat-archives/reading/json/nested-too-deeply.ts';
import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import type { ReaderFault, ReaderRefusal } from '#server/ports/chat-reader.ts';
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

function faultOf(error: unknown): ReaderFault {
  if (!(error instanceof Error)) return { type: typeof error, frames: [] };
  const { name, message, stack = '' } = error;
  // The message comes first, and may have lines that look like places.
  const places = stack.slice(stack.lastIndexOf(message) + message.length);
  return { type: name, frames: places.split('\n').filter((line) => /^ +at /.test(line)) };
}
