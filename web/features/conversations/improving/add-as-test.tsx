import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { addTest } from '#contract/agent-tests/agent-tests.endpoints.ts';
import type { Message } from '#contract/conversations/conversations.schemas.ts';
import { TestDialog, type TestDraft } from '#web/console/agent-tests/test-dialog.tsx';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { seenOnHover } from '../message/seen-on-hover.ts';

interface AddAsTestProps {
  agentId: string;
  question: string;
  message: Message;
}

/** Makes a test of a visitor's question, with what was answered to begin from. */
export function AddAsTest({ agentId, question, message }: AddAsTestProps) {
  const mayAdd = useMay(addTest);
  const [draft, setDraft] = useState<TestDraft | null>(null);
  if (!mayAdd) return null;
  return (
    <>
      <IconButton
        label="Add as test"
        onClick={() => setDraft(draftOf(question, message))}
        className={classNames('size-8!', seenOnHover)}
      >
        <ListChecks aria-hidden />
      </IconButton>
      <TestDialog agentId={agentId} draft={draft} onClose={() => setDraft(null)} />
    </>
  );
}

/** A right answer should be said again, from the same source; what was not known should be answered from now on. */
function draftOf(question: string, { outcome, text, sources }: Message): TestDraft {
  const [source] = sources;
  return {
    question,
    kind: outcome === 'answered' ? 'means' : 'contains',
    text: outcome === 'answered' ? (source?.quote ?? text) : '',
    sourceId: source?.sourceId ?? '',
    url: source?.url ?? '',
    origin: 'conversation',
  };
}
