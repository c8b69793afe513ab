/** Words by which designers name the picture for yes and that for no, with dashes between their parts. */
export const YES_NAMES =
  'check2?|checked|check-?mark|tick|ticked|yes|true|included|available|(?:checkbox|toggle|switch)-on';
export const NO_NAMES =
  'cross|times|x-?mark|x|close|unchecked|no|false|minus|excluded|unavailable|(?:checkbox|toggle|switch)-off';

/** The same in other languages, for files alone: as classes they are about something else. */
export const YES_FILES = 'haken|haekchen|häkchen|ja|oui|si|sim|coche|spunta|vinkje|evet';
export const NO_FILES = 'kreuz|nein|non|nao|nee|croix|kruis|croce|hayir';

/** Names of icons that are ordinary words elsewhere: alone they name a control or a step. */
export const YES_ICONS = 'ok|done|task-?alt';
export const NO_ICONS = 'cancel|remove|ban';

/** How such a picture is drawn, in words around its name; the first are sets of icons. */
export const DRAWN =
  'fa|fas|far|fal|fab|bi|mdi|ti|ri|bx|lucide|feather|ion|icons?|ico|ic|img|mark|box|circled?|square|octagon|diamond|hexagon|shield|badge|broken|outlined?|fill|filled|solid|regular|bold|light|thin|rounded|round|sharp|alt|line|linear|all|small|large|sm|md|lg|xl|\\d+(?:px|x)|green|red|gr[ae]y|black|white|gr(?:ü|ue|u)n(?:er|es)?|rot(?:es|er)?|vert|rouge|v\\d|\\d{1,4}x\\d{1,4}|o';
