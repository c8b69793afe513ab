import { childElements, type HtmlElement } from '../html-node.ts';

interface Point {
  x: number;
  y: number;
}

/** How filled icons of common sets begin; thin ones are told by their lines. */
const YES_PATHS =
  /^(?:M16\.70\d 4\.153|M16\.707 5\.293|M10 18a8 8 0 1 ?0+ ?-16 8 8 0 0+ ?0 16zm3\.707-9\.293|M9 16\.17|M9 16\.2|M12 2C6\.48 2 2 6\.48 2 12s4\.48 10 10 10 10-4\.48 10-10S17\.52 2 12 2zm-2 15|M173\.898 439|M438\.6 105\.4|M13\.854 3\.646|M10\.97 4\.97|M12\.736 3\.97|M2\.25 12c0-5\.385 4\.365-9\.75 9\.75-9\.75s9\.75 4\.365 9\.75 9\.75-4\.365)/;
const NO_PATHS =
  /^(?:M4\.293 4\.293|M6\.28 5\.22|M10 18a8 8 0 1 ?0+ ?-16 8 8 0 0+ ?0 16zM8\.707 7\.293|M19 6\.41|M242\.72 256|M342\.6 150\.6|M310\.6 150\.6|M4\.646 4\.646|M2\.146 2\.854|M12 2C6\.47 2 2 6\.47 2 12)/;
const MOST_LINES = 4;
const LONGEST_PATH = 400;
/** The long arm of a tick against the short one. */
const LEAST_ARM = 1.4;

/** What a drawing shows by its lines, `☑` for a tick and `☐` for a cross; null for any other drawing. */
export function stateOfPaths(drawing: HtmlElement): '☑' | '☐' | null {
  const shapes = childElements(drawing).flatMap((child) =>
    child.localName === 'g' ? childElements(child) : [child],
  );
  const paths = shapes.map((shape) => (shape.getAttribute('d') ?? '').trim());
  if (paths.some((path) => YES_PATHS.test(path))) return '☑';
  if (paths.some((path) => NO_PATHS.test(path))) return '☐';
  const lines = shapes.flatMap(linesOf);
  if (lines.length === 0 || lines.length > MOST_LINES) return null;
  if (lines.length === 1) return isTick(lines[0] ?? []) ? '☑' : null;
  return lines.length === 2 && isCross(lines[0] ?? [], lines[1] ?? []) ? '☐' : null;
}

function linesOf(shape: HtmlElement): Point[][] {
  const number = (name: string) => Number(shape.getAttribute(name) ?? Number.NaN);
  if (shape.localName === 'line')
    return [
      [
        { x: number('x1'), y: number('y1') },
        { x: number('x2'), y: number('y2') },
      ],
    ];
  if (shape.localName === 'polyline') return [pairsOf(numbersIn(shape.getAttribute('points') ?? ''))];
  return shape.localName === 'path' ? linesOfPath(shape.getAttribute('d') ?? '') : [];
}

/** Straight lines alone: a drawing with curves is none of those that are told here. */
function linesOfPath(path: string): Point[][] {
  if (path.length > LONGEST_PATH || /[^MmLlHhVvZz\d\s.,+-]/.test(path)) return [];
  const lines: Point[][] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, command = '', given = ''] of path.matchAll(/([MmLlHhVv])([^A-Za-z]*)/g)) {
    const isRelative = command === command.toLowerCase();
    const flat = /[hv]/i.test(command);
    const points = flat
      ? numbersIn(given).map((value) => onAxis(at, value, command))
      : pairsOf(numbersIn(given));
    points.forEach((point, index) => {
      const next = isRelative && !flat ? { x: at.x + point.x, y: at.y + point.y } : point;
      if (/m/i.test(command) && index === 0) lines.push([next]);
      else lines.at(-1)?.push(next);
      at = next;
    });
  }
  return lines;
}

function onAxis(at: Point, value: number, command: string): Point {
  const isRelative = command === command.toLowerCase();
  if (/h/i.test(command)) return { x: isRelative ? at.x + value : value, y: at.y };
  return { x: at.x, y: isRelative ? at.y + value : value };
}

function numbersIn(text: string): number[] {
  return (text.match(/[-+]?(?:\d*\.\d+|\d+)/g) ?? []).map(Number);
}

function pairsOf(numbers: number[]): Point[] {
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) => ({
    x: numbers[at * 2] ?? 0,
    y: numbers[at * 2 + 1] ?? 0,
  }));
}

/** A short arm down to the right, and a longer one up to the right. `y` grows downwards. */
function isTick(line: Point[]): boolean {
  const [left, low, right] = [...line].sort((one, other) => one.x - other.x);
  if (line.length !== 3 || left === undefined || low === undefined || right === undefined) return false;
  const [short, long] = [low.y - left.y, low.y - right.y];
  return line[1] === low && short > 0 && long >= short * LEAST_ARM;
}

function isCross(one: Point[], other: Point[]): boolean {
  if (one.length !== 2 || other.length !== 2) return false;
  const slope = ([from, to]: Point[]) => ((to?.y ?? 0) - (from?.y ?? 0)) / ((to?.x ?? 0) - (from?.x ?? 0));
  const isDiagonal = (line: Point[]) => Math.abs(Math.abs(slope(line)) - 1) < 0.3;
  return isDiagonal(one) && isDiagonal(other) && slope(one) * slope(other) < 0;
}
