import { Send } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { PresentedHandling } from '#contract/inbox/handling.schemas.ts';
import { replyMaximumLength } from '#contract/inbox/inbox.ts';
import { describeError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useReply } from '../handling/handling.queries.ts';
import { useReplyDraft } from './use-reply-draft.ts';

interface ReplyBoxProps {
  conversationId: string;
  handling: PresentedHandling;
  /** Called while something is typed. */
  onTyping: () => void;
}

/** Where a member writes to the visitor. What is typed is kept until it is sent. */
export function ReplyBox({ conversationId, handling, onTyping }: ReplyBoxProps) {
  const draft = useReplyDraft(conversationId);
  const reply = useReply(conversationId);
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const send = async () => {
    if (draft.text.trim() === '') return setProblem('Write a reply.');
    setProblem(null);
    try {
      await reply.mutateAsync({ text: draft.text, clientId: draft.clientId });
      draft.clear();
    } catch (error) {
      setProblem(describeError(error));
    }
    box.current?.focus();
  };
  const hintId = useId();
  const takesOver = handling.holder !== 'person';
  return (
    <form
      aria-label="Reply"
      className="space-y-2 border-t border-line px-5 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea
        ref={box}
        aria-label="Reply to the visitor"
        placeholder="Reply to the visitor"
        aria-describedby={hintId}
        dir="auto"
        rows={1}
        className="max-h-48"
        maxLength={replyMaximumLength}
        value={draft.text}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={(event) => {
          draft.write(event.target.value);
          setProblem(null);
          onTyping();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void send();
        }}
      />
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={hintId} className="text-xs text-ink-secondary">
          {takesOver && 'Your agent then stays silent. '}Markdown works. Ctrl+Enter sends.
        </p>
        <Button type="submit" size="sm" isBusy={reply.isPending}>
          <Send aria-hidden />
          {takesOver ? 'Take over and send' : 'Send'}
        </Button>
      </div>
    </form>
  );
}
