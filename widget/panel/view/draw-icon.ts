/** A line icon of 20 pixels in the colour of the text around it, unseen by screen readers. */
export function drawIcon(outline: string): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const icon = document.createElementNS(namespace, 'svg');
  const path = document.createElementNS(namespace, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', outline);
  icon.append(path);
  return icon;
}
