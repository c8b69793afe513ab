import { classNames } from './class-names.ts';
import './prose.css';

/**
 * HTML that the build made of our own Markdown; `public-scripts/copy-code.ts` acts for the buttons next to its code.
 */
export function Prose({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={classNames('prose min-w-0', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time of files of this repository, HTML in them escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
