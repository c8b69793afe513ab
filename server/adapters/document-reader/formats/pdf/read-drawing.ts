import { getResolvedPDFJS } from 'unpdf';
import type { DrawnGlyph, DrawnPage, Ground } from '#core/reading/print/drawn-page.ts';
import { symbolsOf } from '#core/reading/text/symbols-of.ts';
import type { PdfProxy } from './open-pdf.ts';

type Page = Awaited<ReturnType<PdfProxy['getPage']>>;
type Matrix = readonly [number, number, number, number, number, number];
type Operators = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS'];

interface State {
  ctm: Matrix;
  isWhite: boolean;
  isClear: boolean;
  font: string;
  size: number;
  charSpace: number;
  wordSpace: number;
  scale: number;
  leading: number;
  rise: number;
}

interface Pen {
  page: Page;
  ops: Operators;
  drawn: DrawnPage;
  state: State;
  saved: State[];
  text: Matrix;
  line: Matrix;
  /** For each marked part that is open, whether its layer is switched off. */
  layers: boolean[];
  isPlaced: boolean;
  isVisible: (group: unknown) => boolean;
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];
const START: State = {
  ctm: IDENTITY,
  isWhite: false,
  isClear: false,
  font: '',
  size: 0,
  charSpace: 0,
  wordSpace: 0,
  scale: 1,
  leading: 0,
  rise: 0,
};
/** In points. */
const THINNEST_BOX = 2;
const DINGBAT = /^[\u2701-\u27BF]$/;

/** The letters of a page with what is behind and over them, from the operators that draw it. */
export async function readDrawing(pdf: PdfProxy, page: Page): Promise<DrawnPage> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: 0 });
  const layers = await pdf.getOptionalContentConfig();
  const pen: Pen = {
    page,
    ops: OPS,
    drawn: { glyphs: [], grounds: [], strokes: [] },
    state: START,
    saved: [],
    text: IDENTITY,
    line: IDENTITY,
    layers: [],
    isPlaced: false,
    isVisible: (group) => layers.isVisible(group),
  };
  fnArray.forEach((operator: number, at: number) => {
    const given: unknown[] = argsArray[at] ?? [];
    draw(pen, operator, given);
  });
  return pen.drawn;
}

function draw(pen: Pen, operator: number, given: unknown[]): void {
  const { ops } = pen;
  const [first] = given;
  switch (operator) {
    case ops.save:
      pen.saved.push(pen.state);
      return;
    case ops.restore:
    case ops.paintFormXObjectEnd:
      pen.state = pen.saved.pop() ?? pen.state;
      return;
    case ops.paintFormXObjectBegin:
      pen.saved.push(pen.state);
      if (isList(first)) set(pen, { ctm: times(matrixOf(first), pen.state.ctm) });
      return;
    case ops.transform:
      set(pen, { ctm: times(matrixOf(given), pen.state.ctm) });
      return;
    case ops.setFillRGBColor:
      set(pen, { isWhite: isWhite(first) });
      return;
    case ops.setFillColorN:
    case ops.setFillTransparent:
      set(pen, { isWhite: false });
      return;
    case ops.setGState:
      setGraphics(pen, first);
      return;
    case ops.constructPath:
      drawPath(pen, given);
      return;
    case ops.beginMarkedContentProps:
      pen.layers.push(first === 'OC' && !pen.isVisible(given[1]));
      return;
    case ops.beginMarkedContent:
      pen.layers.push(false);
      return;
    case ops.endMarkedContent:
      pen.layers.pop();
      return;
    default:
      if (isPicture(operator, ops)) addGround(pen, pictureBox(pen, operator));
      else drawText(pen, operator, given);
  }
}

function drawText(pen: Pen, operator: number, given: unknown[]): void {
  const { ops, state } = pen;
  const [first, second] = given;
  switch (operator) {
    case ops.beginText:
      pen.text = IDENTITY;
      pen.line = IDENTITY;
      return;
    case ops.setFont:
      set(pen, { font: String(first), size: Number(second) });
      return;
    case ops.setTextRise:
      set(pen, { rise: Number(first) });
      return;
    case ops.setCharSpacing:
      set(pen, { charSpace: Number(first) });
      return;
    case ops.setWordSpacing:
      set(pen, { wordSpace: Number(first) });
      return;
    case ops.setHScale:
      set(pen, { scale: Number(first) / 100 });
      return;
    case ops.setLeading:
      set(pen, { leading: Number(first) });
      return;
    case ops.setTextMatrix:
      moveTo(pen, matrixOf(isList(first) ? first : given));
      return;
    case ops.moveText:
      moveTo(pen, times([1, 0, 0, 1, Number(first), Number(second)], pen.line));
      return;
    case ops.setLeadingMoveText:
      set(pen, { leading: -Number(second) });
      moveTo(pen, times([1, 0, 0, 1, Number(first), Number(second)], pen.line));
      return;
    case ops.nextLine:
      moveTo(pen, times([1, 0, 0, 1, 0, -state.leading], pen.line));
      return;
    case ops.showText:
      if (isList(first)) for (const glyph of first) drawGlyph(pen, glyph);
  }
}

interface Glyph {
  unicode?: string;
  fontChar?: string;
  width?: number;
  isSpace?: boolean;
}

function drawGlyph(pen: Pen, glyph: unknown): void {
  const { state } = pen;
  if (typeof glyph === 'number') {
    advance(pen, (-glyph / 1_000) * state.size * state.scale);
    return;
  }
  if (typeof glyph !== 'object' || glyph === null) return;
  const { unicode = '', fontChar = '', width = 0, isSpace = false } = glyph as Glyph;
  const drawn = times(
    [state.size * state.scale, 0, 0, state.size, 0, state.rise],
    times(pen.text, state.ctm),
  );
  const own = (width / 1_000) * drawn[0];
  // Turned text is never matched with pieces in lines.
  if (Math.abs(drawn[1]) < 0.01 && own >= 0) {
    const letter: DrawnGlyph = {
      text: unicode,
      shown: shownBy(pen, unicode, fontChar),
      x: drawn[4],
      y: drawn[5],
      width: own,
      size: Math.abs(drawn[3]),
      begins: pen.isPlaced,
      isWhite: state.isWhite,
      isClear: state.isClear,
      isOff: pen.layers.includes(true),
    };
    pen.drawn.glyphs.push(letter);
    pen.isPlaced = false;
  }
  const step = (width / 1_000) * state.size + state.charSpace + (isSpace ? state.wordSpace : 0);
  advance(pen, step * state.scale);
}

/** The sign that a font of pictures draws for a letter. */
function shownBy({ page, state }: Pen, unicode: string, fontChar: string): string | null {
  if (!/^[\x21-\xff\uf020-\uf0ff]$/.test(unicode)) return null;
  if (DINGBAT.test(fontChar)) return fontChar;
  const font: unknown = page.commonObjs.has(state.font) ? page.commonObjs.get(state.font) : null;
  const name = typeof font === 'object' && font !== null && 'name' in font ? String(font.name) : '';
  return /dingbats|wingdings|webdings/i.test(name) ? symbolsOf(name, unicode) : null;
}

function setGraphics(pen: Pen, states: unknown): void {
  if (!isList(states)) return;
  for (const each of states) {
    if (isList(each) && each[0] === 'ca') set(pen, { isClear: each[1] === 0 });
    if (isList(each) && each[0] === 'Font' && isList(each[1]))
      set(pen, { font: String(each[1][0]), size: Number(each[1][1]) });
  }
}

/** Shapes that are filled are grounds, unless they are as thin as lines. */
function drawPath(pen: Pen, [operator, paths]: unknown[]): void {
  const { ops, state, drawn } = pen;
  if (operator === ops.endPath || pen.layers.includes(true)) return;
  const isStroked = operator === ops.stroke || operator === ops.closeStroke;
  const data = isList(paths) ? paths[0] : null;
  for (const points of shapesOf(data).map((shape) => shape.map((point) => apply(point, state.ctm)))) {
    const box = boxAround(points);
    if (box.top - box.bottom <= THINNEST_BOX && box.right - box.left > THINNEST_BOX)
      drawn.strokes.push({ left: box.left, right: box.right, y: (box.top + box.bottom) / 2 });
    else if (!isStroked) addGround(pen, { ...box, isWhite: state.isWhite });
  }
}

type Point = readonly [number, number];

/** How many numbers follow each of the codes by which pdf.js writes a path: move, line, curve, short curve, end. */
const NUMBERS = [2, 2, 6, 4, 0];

function shapesOf(data: unknown): Point[][] {
  const numbers = isList(data) ? Array.from(data, Number) : [];
  const shapes: Point[][] = [];
  for (let at = 0; at < numbers.length; ) {
    const code = numbers[at] ?? 0;
    const count = NUMBERS[code];
    if (count === undefined) return shapes;
    if (code === 0) shapes.push([]);
    for (let place = at + 1; place < at + count; place += 2)
      shapes.at(-1)?.push([numbers[place] ?? 0, numbers[place + 1] ?? 0]);
    at += count + 1;
  }
  return shapes.filter((shape) => shape.length > 1);
}

function isPicture(operator: number, ops: Operators): boolean {
  return [
    ops.paintImageXObject,
    ops.paintImageMaskXObject,
    ops.paintInlineImageXObject,
    ops.paintInlineImageXObjectGroup,
    ops.paintImageXObjectRepeat,
    ops.paintImageMaskXObjectGroup,
    ops.paintImageMaskXObjectRepeat,
    ops.shadingFill,
  ].includes(operator);
}

/** One picture fills the unit of its place; of several, and of a pattern, the page is taken. */
function pictureBox({ page, ops, state }: Pen, operator: number): Ground {
  const isOne = [ops.paintImageXObject, ops.paintImageMaskXObject, ops.paintInlineImageXObject].includes(
    operator,
  );
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const corners: Point[] = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ];
  const box = isOne
    ? boxAround(corners.map((point) => apply(point, state.ctm)))
    : { left, bottom, right, top };
  return { ...box, isWhite: false };
}

function addGround({ drawn, layers }: Pen, ground: Ground): void {
  if (!layers.includes(true)) drawn.grounds.push(ground);
}

function boxAround(points: readonly Point[]): Omit<Ground, 'isWhite'> {
  const [first = [0, 0]] = points;
  const box = { left: first[0], right: first[0], bottom: first[1], top: first[1] };
  for (const [x, y] of points) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.bottom = Math.min(box.bottom, y);
    box.top = Math.max(box.top, y);
  }
  return box;
}

function set(pen: Pen, change: Partial<State>): void {
  pen.state = { ...pen.state, ...change };
}

function moveTo(pen: Pen, matrix: Matrix): void {
  pen.line = matrix;
  pen.text = matrix;
  pen.isPlaced = true;
}

function advance(pen: Pen, distance: number): void {
  const [a, b, c, d, e, f] = pen.text;
  pen.text = [a, b, c, d, e + a * distance, f + b * distance];
}

function apply([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** First the one, then the other. */
function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}

function matrixOf(given: ArrayLike<unknown>): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(given, Number);
  return [a, b, c, d, e, f];
}

function isList(value: unknown): value is ArrayLike<unknown> & Iterable<unknown> & object {
  return typeof value === 'object' && value !== null && 'length' in value;
}

function isWhite(color: unknown): boolean {
  return typeof color === 'string' && /^#f[a-f\d]f[a-f\d]f[a-f\d]$/i.test(color);
}
