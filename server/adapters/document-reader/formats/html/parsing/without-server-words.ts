/** What a server says of its own failure: only above the page, as a page may be about it. It may go on over many lines. */
const FAILURE =
  /^(?:(?:PHP )?(?:Notice|Warning|Deprecated|Strict Standards|(?:Fatal|Parse) error):|SQLSTATE\[|Traceback \(most recent|Stack trace:|WordPress database error|\[?[\w.]+(?:Exception|Error)\b|panic: |goroutine \d+ \[|(?:Uncaught|Unhandled) |Caused by:|thrown in |#\d+ |at [\w$.<>]+ ?\(|File "|\(node:\d+\)|Microsoft (?:VBScript|JScript|OLE DB|JET) |ADODB|ODBC )|: warning: |\b(?:error|runtime error) '[\da-f]{6,8}'|--trace-\w+/;
/** Where something went wrong in a program. */
const PLACE =
  /\bat \S+ line \d+|[\w/\\-]\.(?:rb|py|m?js|ts|php\d?|phtml|pl|pm|cgi|aspx?|jsp|cfm|inc|go|java|cs|vb|fs|rs|kt|scala|ex|lua)\b["')]?(?:[:,( ]+(?:on )?(?:line )?\d+|$)/i;
/** A line of a log. */
const LOGGED =
  /^\[?\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d\S*\s.{0,40}?\b(?:DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|CRITICAL|FATAL)\b|^\[?(?:DEBUG|INFO|WARN(?:ING)?|ERROR|CRITICAL|FATAL)\]?\s?:\s?[\w.]+/;
/** Headers that were sent as text. */
const HEADER =
  /^(?:HTTP\/\d|(?:Content-(?:Type|Length|Disposition|Encoding|Language)|X-[\w-]+|Set-Cookie|Status|Server|Cache-Control|Expires|Pragma|Vary|Connection|Transfer-Encoding|ETag|Last-Modified): )/i;
/** Values that a programmer had printed, and statements for a database. */
const PRINTED =
  /^\$\w+ = [{[\\]|\b(?:generated|rendered|executed|loaded|created) in [\d.]+ ?(?:m?s|sec(?:ond)?s?)\b|=>|=&gt;|^(?:array|object|string|int|float|bool)\s?\(|^(?:Array|stdClass Object|NULL)$|^array:\d|^[(){}[\]]+[,;]?$|^\[?\{\s*["'].*[\]}][,;]?$|^(?:SELECT|INSERT|UPDATE|DELETE|SHOW)\s.*\b(?:FROM|INTO|WHERE|SET|TABLES)\b/;
/** `1` is what including a file gives; a phone number is longer. */
const BARE_FIGURE = /^[^\p{L}\d]{0,3}\d{1,5}[^\p{L}\d]{0,3}$/u;
const MACHINE = [FAILURE, PLACE, LOGGED, HEADER, PRINTED, BARE_FIGURE];

/** Code that a server did not run. */
const SERVER_CODE = /<[%?](?!xml\b)[\s\S]{0,2000}?[%?]>/g;
/** Of a longer line so much is looked at. */
const LONGEST_LOOK = 2_000;

/** Leaves out what a server, a program or a programmer wrote above a page. What is there for people stays. */
export function withoutServerWords(html: string): string {
  const start = html.search(/<!doctype|<html[\s>]/i);
  if (start <= 0) return html;
  return withoutMachineLines(html.slice(0, start)).replace(SERVER_CODE, '') + html.slice(start);
}

/** The lines from the first to the last that say so are left out. */
function withoutMachineLines(above: string): string {
  const lines = above.split('\n');
  const first = lines.findIndex(isOfMachine);
  if (first === -1) return above;
  const last = lines.findLastIndex(isOfMachine);
  return [...lines.slice(0, first), ...lines.slice(last + 1)].join('\n');
}

function isOfMachine(line: string): boolean {
  const text = line
    .slice(0, LONGEST_LOOK)
    .replace(/<!--[^<>]*-->|<[^<>]{0,500}>/g, '')
    .trim();
  return text !== '' && MACHINE.some((pattern) => pattern.test(text));
}
