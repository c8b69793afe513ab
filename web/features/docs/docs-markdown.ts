import type { LoaderFunctionArgs } from 'react-router';
import { readDocsMarkdown } from './read-docs.ts';

/** A page of the documentation as Markdown, to copy or to give to a language model. Generated at build time. */
export function loader({ params }: LoaderFunctionArgs) {
  const markdown = readDocsMarkdown((params.file ?? '').replace(/\.md$/, ''));
  if (markdown === null) throw new Response(null, { status: 404 });
  return new Response(markdown, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
}
