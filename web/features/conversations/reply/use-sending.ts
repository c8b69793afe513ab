import { useState } from 'react';
import { describeError } from '#web/lib/call-error.ts';
import { useReply } from '../handling/handling.queries.ts';
import type { Said } from './said.ts';
import { useReplyDraft } from './use-reply-draft.ts';
import { useUploads } from './use-uploads.ts';

/** A reply with its files until it is sent, and what keeps it from being sent. */
export function useSending(conversationId: string) {
  const draft = useReplyDraft(conversationId);
  const reply = useReply(conversationId);
  const [said, setSaid] = useState<Said | null>(null);
  const setProblem = (text: string | null) => setSaid(text === null ? null : { tone: 'error', text });
  const { uploads, add } = useUploads(conversationId, draft.files.length, draft.addFile, setProblem);
  const { text, files, clientId } = draft;
  const send = async (): Promise<void> => {
    if (reply.isPending) return;
    if (uploads.length > 0) return setProblem('Your files are on their way. Send again in a moment.');
    if (text.trim() === '' && files.length === 0) return setProblem('Write a reply.');
    setProblem(null);
    try {
      await reply.mutateAsync({ text, attachmentIds: files.map(({ id }) => id), clientId });
      draft.clear({ text, files });
    } catch (error) {
      setProblem(describeError(error));
    }
  };
  return { draft, uploads, add, said, setSaid, setProblem, send, isBusy: reply.isPending };
}
