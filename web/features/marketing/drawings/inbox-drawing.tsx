import { OutcomeBadge } from '#web/console/conversations/outcome-badge.tsx';
import { Drawing, DrawnWindow } from '#web/site/drawing.tsx';

const threads = [
  { question: 'Does the Heron 3 come with lights?', time: '09:12', outcome: 'answered' },
  { question: 'Do you repair e-bikes?', time: '08:47', outcome: 'declined' },
  { question: 'Which lock fits the Heron 3?', time: '08:31', outcome: 'hedged' },
  { question: 'Can someone call me?', time: '07:58', outcome: 'handoff' },
  { question: 'Do you ship to Jersey?', time: '07:15', outcome: 'answered' },
] as const;

/** Conversations with their outcomes. */
export function InboxDrawing() {
  return (
    <Drawing label="Messages: five conversations. Two were answered, one unanswered, one partly answered, and in one the visitor asked for a person.">
      <DrawnWindow title="Messages · Today">
        <ul className="divide-y divide-line">
          {threads.map(({ question, time, outcome }) => (
            <li key={question} className="flex items-center gap-3 px-4 py-3.5 sm:px-5">
              <span className="min-w-0 flex-1">
                <span className="block text-sm font-semibold">{question}</span>
                <span className="block text-xs text-ink-secondary tabular-nums">{time}</span>
              </span>
              <OutcomeBadge outcome={outcome} />
            </li>
          ))}
        </ul>
      </DrawnWindow>
    </Drawing>
  );
}
