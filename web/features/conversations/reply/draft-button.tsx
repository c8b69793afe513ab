import { Sparkles } from 'lucide-react';
import { draftReply } from '#contract/inbox/inbox.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Said } from './said.ts';

interface DraftButtonProps {
  conversationId: string;
  onDraft: (text: string) => void;
  /** What the writer should know of it; null to take back what was said before. */
  onSay: (said: Said | null) => void;
}

const noAnswer = 'Your sources do not answer what the visitor wrote last.';
const partly = 'Your sources only partly answer this. Check the draft.';

/** Has the agent draft a reply from its sources, to be read and changed before it is sent. */
export function DraftButton({ conversationId, onDraft, onSay }: DraftButtonProps) {
  const draft = useMutationOnce({
    mutationFn: () => call(draftReply, { params: { conversationId } }),
  });
  const write = async () => {
    onSay(null);
    try {
      const { text, outcome } = await draft.mutateAsync();
      if (text === '') return onSay({ tone: 'info', text: noAnswer });
      onDraft(text);
      if (outcome === 'hedged') onSay({ tone: 'info', text: partly });
    } catch (error) {
      onSay({ tone: 'error', text: describeError(error) });
    }
  };
  return (
    <IconButton
      label={draft.isPending ? 'Writing a draft' : 'Draft a reply from your sources'}
      disabled={draft.isPending}
      onClick={() => void write()}
    >
      {draft.isPending ? <Spinner /> : <Sparkles aria-hidden />}
    </IconButton>
  );
}
