/** One search result as an option of the list. It is a link, so that it can be opened in a new tab. */
export function renderPassage(
  passage: { title: string; heading: string; url: string; excerpt: string },
  id: string,
): HTMLAnchorElement {
  const option = document.createElement('a');
  option.id = id;
  option.href = passage.url;
  option.role = 'option';
  option.tabIndex = -1;
  option.className = 'block border-b border-line px-4 py-3 last:border-b-0 aria-selected:bg-sunken';
  const title = draw('span', 'block text-sm font-semibold', passage.title);
  if (passage.heading !== '') {
    title.append(draw('span', 'font-normal text-ink-secondary', ` › ${passage.heading}`));
  }
  option.append(title, draw('span', 'mt-0.5 line-clamp-2 text-sm text-ink-secondary', passage.excerpt));
  return option;
}

function draw(name: string, className: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
