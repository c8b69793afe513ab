/**
 * A parser of server-sent events that takes text in pieces of any size and calls `onData` with the data of each event
 * (HTML Living Standard, "parsing an event stream"). Comments and fields other than `data` are passed over.
 */
export function createEventStreamParser(onData: (data: string) => void): (chunk: string) => void {
  let line = '';
  let data: string[] = [];
  let isAfterCarriageReturn = false;
  let isFirst = true;

  const endLine = () => {
    if (line === '') {
      if (data.length > 0) onData(data.join('\n'));
      data = [];
    } else if (line === 'data') {
      data.push('');
    } else if (line.startsWith('data:')) {
      data.push(line.slice(line[5] === ' ' ? 6 : 5));
    }
    line = '';
  };

  return (chunk) => {
    let text = chunk;
    if (isFirst && text.length > 0) {
      isFirst = false;
      text = text.replace(/^\uFEFF/, '');
    }
    let start = 0;
    for (let position = 0; position < text.length; position += 1) {
      const character = text[position];
      if (character !== '\n' && character !== '\r') {
        isAfterCarriageReturn = false;
        continue;
      }
      if (character === '\n' && isAfterCarriageReturn) {
        // The second half of a line end that was already counted.
        isAfterCarriageReturn = false;
        start = position + 1;
        continue;
      }
      line += text.slice(start, position);
      start = position + 1;
      isAfterCarriageReturn = character === '\r';
      endLine();
    }
    line += text.slice(start);
  };
}
