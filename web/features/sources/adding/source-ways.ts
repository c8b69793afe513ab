import { FileText, Globe, type LucideIcon, MessageCircleQuestion, NotebookText, Type } from 'lucide-react';
import type { ComponentType } from 'react';
import { AddNotion } from '#web/features/sources/notion/add-notion.tsx';
import { AddFiles } from './add-files.tsx';
import { AddQuestion } from './add-question.tsx';
import { AddText } from './add-text.tsx';
import { AddWebsite } from './add-website.tsx';

interface SourceWay {
  /** As it is in the address of its form. */
  value: string;
  label: string;
  description: string;
  icon: LucideIcon;
  badge?: string;
  Form: ComponentType<{ agentId: string }>;
}

/** What can be added, in the order of the specification. */
export const sourceWays: readonly SourceWay[] = [
  { value: 'website', label: 'Website Links', description: 'Crawl pages', icon: Globe, Form: AddWebsite },
  {
    value: 'files',
    label: 'Files',
    description: '.pdf, .doc, .docx, .csv, .txt and more',
    icon: FileText,
    Form: AddFiles,
  },
  { value: 'text', label: 'Text', description: 'Write or paste it', icon: Type, Form: AddText },
  {
    value: 'qa',
    label: 'Q&A',
    description: 'Approved answers',
    icon: MessageCircleQuestion,
    Form: AddQuestion,
  },
  {
    value: 'notion',
    label: 'Notion Docs',
    description: 'Pages and databases',
    icon: NotebookText,
    badge: 'NEW',
    Form: AddNotion,
  },
];
