import { useOutletContext } from 'react-router';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { SourceContentCard } from './editing/source-content-card.tsx';
import { SourcePages } from './pages/source-pages.tsx';
import { hasPages } from './sources.queries.ts';

/** What a source is made of: the pages of a website or of Notion, or what its owner wrote or gave. */
export default function SourcePage() {
  const source = useOutletContext<Source>();
  if (hasPages(source)) return <SourcePages source={source} />;
  return <SourceContentCard source={source} />;
}
