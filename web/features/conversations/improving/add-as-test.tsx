import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { addTest } from '#contract/agent-tests/agent-tests.endpoints.ts';
import type { Message } from '#contract/conversations/conversations.schemas.ts';
import { TestDialog, type TestDraft } from '#web/console/agent-tests/test-dialog.tsx';
import { useMay } from '#web/console/workspaces/use-may.ts';

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
      <button
        type="button"
        onClick={() => setDraft(draftOf(question, message))}
        className="mt-1 inline-flex min-h-8 items-center gap-1.5 rounded-sm text-sm font-semibold text-brand underline-offset-4 hover:underline"
      >
        <ListChecks aria-hidden className="size-4" />
        Add as test
      </button>
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
