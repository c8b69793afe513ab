import { Paperclip, Send } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { attachmentExtensions } from '#contract/attachments/attachments.ts';
import type { Conversation } from '#contract/conversations/conversations.schemas.ts';
import { replyMaximumLength } from '#contract/inbox/inbox.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { DraftButton } from './draft-button.tsx';
import { ReplyFiles } from './reply-files.tsx';
import { SavedReplyMenu } from './saved-reply-menu.tsx';
import { useSending } from './use-sending.ts';

interface ReplyBoxProps {
  conversation: Conversation;
  /** Called while something is typed. */
  onTyping: () => void;
}

/** Where a member writes to the visitor. What is typed is kept until it is sent. */
export function ReplyBox({ conversation, onTyping }: ReplyBoxProps) {
  const { id: conversationId, handling } = conversation;
  const { draft, uploads, add, said, setSaid, setProblem, isBusy, ...sending } = useSending(conversationId);
  const box = useRef<HTMLTextAreaElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const focusBox = () => box.current?.focus();
  const send = async () => {
    await sending.send();
    focusBox();
  };
  const insert = (text: string) => {
    const next = insertText(draft.readText(), text, box.current);
    draft.write(next.slice(0, replyMaximumLength));
    setProblem(next.length > replyMaximumLength ? 'The reply was cut at 5,000 characters.' : null);
    focusBox();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isChoice = event.key === '/' && draft.text === '';
    const isSending = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (isChoice || isSending) event.preventDefault();
    if (isChoice) setIsChoosing(true);
    if (isSending) void send();
  };
  const choosing = {
    conversation,
    isOpen: isChoosing,
    onOpenChange: setIsChoosing,
    onChoose: insert,
    focusAfter: focusBox,
  };
  const keptFocus = useKeptFocus<HTMLFormElement>();
  const hintId = useId();
  const takesOver = handling.holder !== 'person';
  return (
    <form
      {...keptFocus}
      aria-label="Reply"
      className="@container space-y-1.5 border-t border-line px-5 pt-3 pb-2"
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
          setSaid(null);
          onTyping();
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          if (event.clipboardData.files.length > 0) add(event.clipboardData.files);
        }}
      />
      <ReplyFiles files={draft.files} uploads={uploads} onRemove={draft.removeFile} />
      {said && <Notice tone={said.tone}>{said.text}</Notice>}
      <ReplyRow takesOver={takesOver} isBusy={isBusy}>
        <AttachButton
          onChoose={(files) => {
            setSaid(null);
            add(files);
          }}
        />
        <SavedReplyMenu {...choosing} />
        <DraftButton conversationId={conversationId} onDraft={insert} onSay={setSaid} />
        <ReplyHint id={hintId} takesOver={takesOver} />
      </ReplyRow>
    </form>
  );
}

interface ReplyRowProps {
  takesOver: boolean;
  isBusy: boolean;
  /** What is in front of the button that sends. */
  children: ReactNode;
}

function ReplyRow({ takesOver, isBusy, children }: ReplyRowProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 @lg:flex-nowrap">
      <div className="flex min-w-0 items-center gap-2">{children}</div>
      <Button type="submit" size="sm" isBusy={isBusy} className="shrink-0">
        <Send aria-hidden />
        {takesOver ? 'Take over and send' : 'Send'}
      </Button>
    </div>
  );
}

/** The text with something put where the cursor is, in place of what is marked. */
function insertText(text: string, inserted: string, box: HTMLTextAreaElement | null): string {
  const { selectionStart: start, selectionEnd: end } = box ?? {
    selectionStart: text.length,
    selectionEnd: text.length,
  };
  return `${text.slice(0, start)}${inserted}${text.slice(end)}`;
}

/** Opens the system's choice of files. */
function AttachButton({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={attachmentExtensions.join()}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <IconButton label="Attach files" onClick={() => picker.current?.click()}>
        <Paperclip aria-hidden />
      </IconButton>
    </>
  );
}

function ReplyHint({ id, takesOver }: { id: string; takesOver: boolean }) {
  return (
    <p id={id} className="min-w-0 text-xs text-ink-secondary sr-only @min-[44rem]:not-sr-only">
      {takesOver && 'Your agent then stops answering. '}Markdown works. Ctrl+Enter sends, / opens saved
      replies.
    </p>
  );
}
