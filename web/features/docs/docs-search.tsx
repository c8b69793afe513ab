import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TextInput } from '#web/ui/text-input.tsx';
import { type SearchResult, type SearchState, useDocsSearch } from './use-docs-search.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Finds passages of the documentation by the product's own retrieval. "/" goes there from anywhere on the page. */
export function DocsSearch({ className }: { className?: string }) {
  const id = useId();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { retry, ...search } = useDocsSearch(text);
  const results = search.kind === 'found' ? search.results : [];
  const isShown = isOpen && search.kind !== 'idle';
  const optionId = (at: number) => `${id}-option-${at}`;

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.metaKey || event.ctrlKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const close = () => {
    setOpen(false);
    setActive(0);
  };
  const choose = (result: SearchResult) => {
    close();
    setText('');
    input.current?.blur();
    navigate(result.url);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && results.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive((active + step + results.length) % results.length);
    } else if (event.key === 'Enter' && isShown && results[active]) {
      event.preventDefault();
      choose(results[active]);
    } else if (event.key === 'Escape') {
      // Browsers empty a search field at once; here the first press only closes the list.
      event.preventDefault();
      if (isShown) close();
      else setText('');
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only learns that the focus has left what is inside
    <div
      ref={box}
      className={classNames('relative noscript:hidden', className)}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) close();
      }}
    >
      <Search
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-secondary"
      />
      <TextInput
        ref={input}
        type="search"
        role="combobox"
        aria-label="Search the documentation"
        aria-expanded={isShown && results.length > 0}
        aria-controls={`${id}-results`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && results.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        placeholder="Search the docs"
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onKeyDown={onKeyDown}
        className="pr-9 pl-9"
      />
      <kbd
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto hidden h-5.5 rounded-sm border border-line bg-sunken px-1.5 font-sans text-xs text-ink-secondary lg:block"
      >
        /
      </kbd>
      <div
        className={classNames(
          'absolute top-full left-0 z-20 mt-2 w-full overflow-hidden rounded-lg border border-line bg-surface shadow-lg lg:w-[32rem]',
          !isShown && 'hidden',
        )}
      >
        <div id={`${id}-results`} role="listbox" aria-label="Pages found">
          {isShown &&
            results.map((result, at) => (
              <Link
                key={`${result.url} ${result.excerpt}`}
                id={optionId(at)}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                to={result.url}
                onMouseMove={() => setActive(at)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  choose(result);
                }}
                className={classNames(
                  'block border-b border-line px-4 py-3 last:border-b-0',
                  at === active && 'bg-sunken',
                )}
              >
                <span className="block text-sm font-semibold">
                  {result.title}
                  {result.heading !== '' && result.heading !== result.title && (
                    <span className="font-normal text-ink-secondary"> › {result.heading}</span>
                  )}
                </span>
                <span className="mt-0.5 line-clamp-2 text-sm text-ink-secondary">{result.excerpt}</span>
              </Link>
            ))}
        </div>
        <SearchNotice state={search} text={text.trim()} onRetry={retry} />
      </div>
    </div>
  );
}

/** What there is to say where no results stand, read out as it changes. */
function SearchNotice({ state, text, onRetry }: { state: SearchState; text: string; onRetry: () => void }) {
  const isEmpty = state.kind === 'found' && state.results.length === 0;
  return (
    <div role="status" className="text-sm text-ink-secondary">
      {state.kind === 'searching' && <p className="px-4 py-3">Searching…</p>}
      {state.kind === 'found' && !isEmpty && (
        <p className="sr-only">{`${state.results.length} passages found. Choose with the arrow keys.`}</p>
      )}
      {isEmpty && (
        <div className="px-4 py-4">
          <p className="font-semibold text-ink">{`Nothing here answers “${text}”`}</p>
          <p className="mt-0.5">
            Try other words, or{' '}
            <Link to={paths.contact} className="text-brand underline underline-offset-2">
              ask us
            </Link>
            .
          </p>
        </div>
      )}
      {state.kind === 'failed' && (
        <div className="flex items-center justify-between gap-4 px-4 py-3">
          <p className="min-w-0 text-failed">{state.sentence}</p>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
