import type { ChatAnswer } from '#contract/conversations/conversations.schemas.ts';
import { OutcomeBadge } from '#web/console/conversations/outcome-badge.tsx';
import { Citations } from '#web/features/conversations/message/citations.tsx';

/** What the agent answers now, asked the same question in the preview. */
export function AskedAgain({ agentId, answer }: { agentId: string; answer: ChatAnswer }) {
  const text = answer.parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
  const sources = answer.parts.filter((part) => part.type === 'source');
  return (
    <section aria-label="Answer now" className="rounded-md border border-line bg-surface p-4 text-sm">
      <p className="mb-2 flex flex-wrap items-center gap-2 font-semibold">
        Answer now <OutcomeBadge outcome={answer.metadata.outcome} />
      </p>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {text}
      </p>
      <Citations isOpen agentId={agentId} sources={sources} />
    </section>
  );
}
