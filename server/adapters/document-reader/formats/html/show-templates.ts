const SHOWN = 'template[shadowrootmode], template[shadowroot]';

/** Puts the content of a custom element that is drawn from a template within it where a browser draws it. */
export function showTemplates(document: Document): void {
  // What is in a template is found only once it is out of it.
  for (let shown = listShown(document); shown.length > 0; shown = shown.flatMap(listShown)) {
    shown = shown.map((template) => {
      const content = document.createElement('div');
      content.append(...template.childNodes);
      template.replaceWith(content);
      return content;
    });
  }
}

function listShown(root: ParentNode): Element[] {
  return [...root.querySelectorAll(SHOWN)];
}
