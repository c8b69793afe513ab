import { formatDay } from './format-day.ts';
import type { ArticleSummary } from './read-articles.ts';

/** Day, author and length of an article. */
export function ArticleLine({ article }: { article: ArticleSummary }) {
  return (
    <p className="text-sm text-ink-secondary">
      <time dateTime={article.date}>{formatDay(article.date)}</time>
      <span aria-hidden> · </span>
      {article.author}
      <span aria-hidden> · </span>
      {article.readingMinutes} min read
    </p>
  );
}
