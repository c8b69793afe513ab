/** Puts the content of a custom element that is drawn from a template within it where a browser draws it. */
export function showTemplates(document: Document): void {
  for (const template of document.querySelectorAll('template[shadowrootmode], template[shadowroot]')) {
    const content = document.createElement('div');
    content.innerHTML = template.innerHTML;
    template.replaceWith(content);
  }
}
