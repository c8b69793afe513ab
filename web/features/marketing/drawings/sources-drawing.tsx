import {
  CircleCheck,
  CircleDashed,
  CircleHelp,
  FileText,
  Globe,
  TextCursorInput,
  TriangleAlert,
} from 'lucide-react';
import { Drawing, DrawnWindow } from '#web/site/drawing.tsx';
import { Badge } from '#web/ui/badge.tsx';

const sources = [
  {
    icon: Globe,
    name: 'www.fernwood.example',
    detail: '38 of 41 pages',
    tone: 'training',
    mark: CircleDashed,
    status: 'Training',
  },
  {
    icon: FileText,
    name: 'Price list 2026.pdf',
    detail: '12 pages',
    tone: 'ready',
    mark: CircleCheck,
    status: 'Ready',
  },
  {
    icon: TextCursorInput,
    name: 'How we pack parcels',
    detail: '1,840 characters',
    tone: 'ready',
    mark: CircleCheck,
    status: 'Ready',
  },
  {
    icon: CircleHelp,
    name: 'Do you ship to islands?',
    detail: 'Approved answer',
    tone: 'ready',
    mark: CircleCheck,
    status: 'Ready',
  },
  {
    icon: Globe,
    name: 'help.fernwood.example',
    detail: '2 pages need sign-in',
    tone: 'partial',
    mark: TriangleAlert,
    status: 'Partial',
  },
] as const;

/** The list of sources while one of them is being trained. */
export function SourcesDrawing() {
  return (
    <Drawing label="Training sources: a website being read, 38 of 41 pages; a PDF, a text and an approved answer that are ready; and a website read in part, with the reason.">
      <DrawnWindow title="Training sources">
        <ul className="divide-y divide-line">
          {sources.map(({ icon: Icon, name, detail, tone, mark, status }) => (
            <li key={name} className="flex items-center gap-3 px-4 py-3.5 sm:px-5">
              <Icon className="size-5 shrink-0 text-ink-secondary" />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm font-semibold">{name}</span>
                <span className="block truncate text-xs text-ink-secondary tabular-nums">{detail}</span>
              </span>
              <Badge tone={tone} icon={mark}>
                {status}
              </Badge>
            </li>
          ))}
        </ul>
      </DrawnWindow>
    </Drawing>
  );
}
