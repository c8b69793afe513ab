import type { Destination } from './rich-text-state.ts';

const SILENT = new Set(
  (
    'atnid atnauthor atndate atnicn atnparent atnref annotation author background bkmkend bkmkstart buptim category ' +
    'colorschememapping comment company creatim datafield datastore doccomm fchars ffdeftext ffname filetbl ' +
    ' fldinst footer footerf footerl footerr footnotesep ftncn ftnsep ftnsepc generator header headerf headerl ' +
    'headerr keywords latentstyles listoverridetable listpicture listtable listtext manager nesttableprops nonshppict ' +
    'objclass objdata objname operator pict pntext printim private revtbl revtim rsidtbl shppict shprslt sn sp subject sv ' +
    'tc tcn template themedata txe userprops xe xmlnstbl'
  ).split(' '),
);
/** Groups that a program may leave out although they contain text. */
const SPEAKING = new Set(['do', 'shpinst']);

/**
 * What the group is for that begins with this word, or null when the word says nothing about that.
 * @param isOptional the word comes after a star: a program that does not know it leaves the whole group out
 */
export function destinationOfWord(name: string, isOptional: boolean): Destination | null {
  if (name === 'fonttbl') return 'fonts';
  if (name === 'colortbl') return 'colors';
  if (name === 'stylesheet') return 'styles';
  if (name === 'title') return 'title';
  if (name === 'footnote') return 'note';
  if (SILENT.has(name)) return 'nowhere';
  return isOptional && !SPEAKING.has(name) ? 'nowhere' : null;
}
