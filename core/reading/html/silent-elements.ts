/** Elements that are never text for a reader: a `noscript` is about missing scripts, and a control states nothing. */
export const silentElements = new Set(
  (
    'applet area audio base button canvas col colgroup datalist embed frame frameset head iframe img input label link map meta ' +
    'noembed noframes noscript object option optgroup param picture progress rp rt rtc script select source style svg template ' +
    'textarea title track video'
  ).split(' '),
);
