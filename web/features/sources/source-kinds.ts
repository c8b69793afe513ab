import { FileText, Globe, MessageCircleQuestion, NotebookText, Type } from 'lucide-react';
import type { SourceKind } from '#contract/sources/sources.ts';

export const sourceKinds = {
  website: { label: 'Website', icon: Globe },
  file: { label: 'File', icon: FileText },
  text: { label: 'Text', icon: Type },
  qa: { label: 'Q&A', icon: MessageCircleQuestion },
  notion: { label: 'Notion', icon: NotebookText },
} as const satisfies Record<SourceKind, unknown>;
