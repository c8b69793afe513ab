import { useLoaderData } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { LegalArticle } from './legal-article.tsx';
import { readLegalText } from './read-legal-text.ts';

export const handle = { isStatic: true };

export function loader() {
  return readLegalText('accessibility');
}

export const meta = ({ loaderData }: { loaderData: ReturnType<typeof loader> }) =>
  pageMeta({
    path: paths.accessibility,
    title: `${loaderData.title} · ${brand.name}`,
    description: loaderData.description,
  });

export default function AccessibilityPage() {
  return <LegalArticle text={useLoaderData<typeof loader>()} />;
}
