import { Fragment, type ReactNode } from 'react';
import { hostToShow } from '#core/markdown/host-to-show.ts';
import type { Inline } from '#core/markdown/parse-inline.ts';
import { type Block, parseMarkdown } from '#core/markdown/parse-markdown.ts';
import { CitedNumber } from './cited/cited-number.tsx';
import { Highlighted } from './highlighted.tsx';

interface MarkdownTextProps {
  text: string;
  /** As `listSearchTerms` gives them; marked wherever they are. */
  terms: readonly string[];
  /** In front of the first words, for those who listen. */
  before?: ReactNode;
}

/** What an agent or a member wrote, with the marks that the chat draws too, and no others: HTML is text. */
export function MarkdownText({ text, terms, before }: MarkdownTextProps) {
  return (
    <div className="space-y-2 wrap-anywhere">
      {before}
      {drawAll(parseMarkdown(text), (block) => drawBlock(block, terms))}
    </div>
  );
}

/** So that no line begins with the number of a source. */
const wordJoiner = '\u2060';

/** The pieces of a text never change places. */
function drawAll<Piece>(pieces: readonly Piece[], draw: (piece: Piece) => ReactNode): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return pieces.map((piece, index) => <Fragment key={index}>{draw(piece)}</Fragment>);
}

function drawBlock(block: Block, terms: readonly string[]): ReactNode {
  const inline = (content: Inline[]) => drawAll(content, (node) => drawInline(node, terms));
  switch (block.type) {
    case 'paragraph':
      return <p dir="auto">{inline(block.content)}</p>;
    case 'heading':
      return (
        <p dir="auto" className="font-semibold">
          {inline(block.content)}
        </p>
      );
    case 'quote':
      return (
        <blockquote dir="auto" className="border-s-2 border-current ps-3">
          {inline(block.content)}
        </blockquote>
      );
    case 'code':
      return (
        <pre dir="ltr" className="font-mono text-xs whitespace-pre-wrap">
          <code>
            <Highlighted text={block.text} terms={terms} />
          </code>
        </pre>
      );
    case 'list': {
      const items = drawAll(block.items, (item) => (
        <li dir="auto">
          {inline(item.content)}
          {drawAll(item.nested, (nested) => drawBlock(nested, terms))}
        </li>
      ));
      if (block.start === null) return <ul className="list-disc space-y-1 ps-5">{items}</ul>;
      return (
        <ol start={block.start} className="list-decimal space-y-1 ps-5">
          {items}
        </ol>
      );
    }
  }
}

function drawInline(node: Inline, terms: readonly string[]): ReactNode {
  const inline = (content: Inline[]) => drawAll(content, (inner) => drawInline(inner, terms));
  switch (node.type) {
    case 'text':
      return <Highlighted text={node.text} terms={terms} />;
    case 'break':
      return <br />;
    case 'code':
      return (
        <code dir="ltr" className="font-mono text-[0.92em]">
          <Highlighted text={node.text} terms={terms} />
        </code>
      );
    case 'strong':
      return <strong>{inline(node.content)}</strong>;
    case 'emphasis':
      return <em>{inline(node.content)}</em>;
    case 'citation':
      return (
        <>
          {wordJoiner}
          <span className="sr-only"> Source </span>
          <span className="ms-1">
            <CitedNumber>{node.number}</CitedNumber>
          </span>
        </>
      );
    case 'link':
      return <TextLink href={node.href} words={wordsOf(node.content)} content={inline(node.content)} />;
  }
}

/** As in the chat, the host is shown where the words do not name it. */
function TextLink({ href, words, content }: { href: string; words: string; content: ReactNode }) {
  const host = hostToShow(href, words);
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="underline underline-offset-4"
    >
      {content}
      {host !== null && <span className="text-xs"> {host}</span>}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function wordsOf(content: Inline[]): string {
  return content
    .map((node) => ('content' in node ? wordsOf(node.content) : 'text' in node ? node.text : ''))
    .join('');
}
