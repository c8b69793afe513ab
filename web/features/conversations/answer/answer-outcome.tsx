import type { Message } from '#contract/conversations/conversations.schemas.ts';
import type { Outcome } from '#contract/conversations/conversations.ts';
import { OutcomeBadge } from '#web/console/conversations/outcome-badge.tsx';
import { formatShare } from '#web/lib/format.ts';
import { Explained } from '#web/ui/overlays/explained.tsx';

const meanings: Record<Outcome, string> = {
  answered: 'The answer is in your sources.',
  hedged:
    'Your sources almost answer this. The agent said so. Often one clear sentence on the cited page is enough.',
  declined: 'Your sources do not answer this. The agent said so and offered to talk to a person.',
  handoff: 'The visitor asked for a person.',
  smalltalk: 'A greeting, thanks or contact details. No answer from your sources is needed.',
};

/** The outcome of an answer as a button that explains it, and how sure the agent was. */
export function AnswerOutcome({ message: { outcome, confidence } }: { message: Message }) {
  if (!outcome) return null;
  // Of small talk and human requests the agent is always sure: there a share would say nothing.
  const hasConfidence = confidence !== null && outcome !== 'handoff' && outcome !== 'smalltalk';
  return (
    <Explained
      name="What the outcome means"
      trigger={
        <button type="button" className="min-h-8 rounded-full">
          <OutcomeBadge outcome={outcome} />
          <span className="sr-only"> (what this means)</span>
        </button>
      }
    >
      <p>{meanings[outcome]}</p>
      {hasConfidence && (
        <p className="mt-2 text-ink-secondary">
          Confidence {formatShare(confidence)}: how sure the agent was that your sources contain the answer.
        </p>
      )}
    </Explained>
  );
}
