import { UnreadableDocument } from '#server/adapters/document-reader/unreadable-document.ts';
import { codePageOfCharset, SYMBOL_CODE_PAGE } from './code-page-of-charset.ts';
import { decodeCodePage } from './decode-code-page.ts';
import { destinationOfWord } from './destination-of-word.ts';
import { readRichTextTokens } from './read-rich-text-tokens.ts';
import type { ParagraphState, RichTextState } from './rich-text-state.ts';
import type { RichTextToken } from './rich-text-token.ts';
import { textOfWord } from './text-of-word.ts';
import { writeRichTextPage } from './write-rich-text-page.ts';

interface Reading {
  page: ReturnType<typeof writeRichTextPage>;
  state: RichTextState;
  outer: RichTextState[];
  paragraph: ParagraphState;
  /** Of the whole file, where a font says nothing. */
  codePage: number;
  fonts: Map<number, number | null>;
  defaultFont: number;
  /** Which entries of the list of colors are white, and the parts of the one that is being read. */
  whites: boolean[];
  color: number[];
  /** The page has a ground of its own, or the text is in a box. */
  hasGround: boolean;
  /** Levels of headings by style. */
  headings: Map<number, number>;
  /** Bytes that are not decoded yet: an East Asian character may be two of them, in two tokens. */
  bytes: string;
  /** What names and notes are being read. */
  collected: string;
  title: string;
  /** Signs still to be passed over. */
  toPass: number;
  /** The next word says what its group is for; a reader that does not know it may skip the group. */
  isOptional: boolean;
  isContinuedCell: boolean;
}

/** Word nests groups less than fifty deep. */
const MAX_DEPTH = 1_000;
const LAST_CHARACTER = 0x10ffff;
/** In half points: less is a matter of looks. */
const LEAST_RAISED = 4;
/** In half points: nobody reads two points. */
const TINY = 4;

/**
 * Reads rich text into HTML: paragraphs, headings, lists, tables, notes. Hidden, struck and deleted text, pictures,
 * headers and footers are left out; of a field its result counts.
 * Source: Rich Text Format Specification 1.9.1 (Microsoft).
 * @param file the bytes, one per character
 * @throws UnreadableDocument  beyond a thousand groups in each other
 */
export function readRichText(file: string): { html: string; title: string } {
  const reading = startReading();
  for (const token of readRichTextTokens(file)) {
    switch (token.kind) {
      case 'open':
        openGroup(reading);
        break;
      case 'close':
        closeGroup(reading);
        break;
      case 'text':
        readText(reading, token);
        break;
      case 'symbol':
        readSymbol(reading, token.name);
        break;
      default:
        readWord(reading, token.name, token.value);
    }
  }
  flush(reading);
  reading.page.endParagraph({ ...reading.paragraph, isInTable: false });
  return { html: reading.page.finish(), title: reading.title.trim() };
}

function startReading(): Reading {
  return {
    page: writeRichTextPage(),
    state: {
      destination: 'text',
      codePage: 1252,
      fallbackLength: 1,
      isHidden: false,
      isStruck: false,
      isDeleted: false,
      isTiny: false,
      color: 0,
      hasGround: false,
      place: 'plain',
      entry: 0,
    },
    outer: [],
    paragraph: { level: null, isItem: false, isInTable: false, hasGround: false },
    whites: [],
    color: [],
    hasGround: false,
    codePage: 1252,
    fonts: new Map(),
    defaultFont: 0,
    headings: new Map(),
    bytes: '',
    collected: '',
    title: '',
    toPass: 0,
    isOptional: false,
    isContinuedCell: false,
  };
}

function openGroup(reading: Reading): void {
  flush(reading);
  reading.toPass = 0;
  if (reading.outer.length >= MAX_DEPTH) throw new UnreadableDocument('damaged');
  reading.outer.push(reading.state);
  reading.state = { ...reading.state };
  reading.isOptional = false;
}

function closeGroup(reading: Reading): void {
  flush(reading);
  reading.toPass = 0;
  const { destination, entry } = reading.state;
  const outer = reading.outer.pop();
  if (outer === undefined) return;
  reading.state = outer;
  if (destination === 'styles') nameStyle(reading, entry);
  if (destination === outer.destination) return;
  if (destination === 'title') reading.title = reading.collected;
  if (destination === 'note') reading.page.addNote(reading.collected);
  if (destination !== 'nowhere') reading.collected = '';
}

/** The list of styles tells which of them are headings by their names. */
function nameStyle(reading: Reading, entry: number): void {
  const level = /heading\s*([1-9])/i.exec(reading.collected)?.[1];
  if (level !== undefined) reading.headings.set(entry, Math.min(6, Number(level)));
  else if (/^\s*title\s*;/i.test(reading.collected)) reading.headings.set(entry, 1);
  reading.collected = '';
}

function readText(reading: Reading, { bytes, isHex }: Extract<RichTextToken, { kind: 'text' }>): void {
  reading.isOptional = false;
  const passed = Math.min(reading.toPass, isHex ? 1 : bytes.length);
  reading.toPass -= passed;
  reading.bytes += bytes.slice(passed);
}

/** Decodes and gives on what was collected in one code page. */
function flush(reading: Reading): void {
  if (reading.bytes === '') return;
  const text = decodeCodePage(reading.bytes, reading.state.codePage);
  reading.bytes = '';
  give(reading, text);
}

function give(reading: Reading, text: string): void {
  const { destination, place } = reading.state;
  if (isUnsaid(reading) || destination === 'nowhere' || destination === 'fonts') return;
  if (destination === 'colors') endColors(reading, text);
  else if (destination === 'text') reading.page.addText(text, place);
  else reading.collected += text;
}

/** Hidden, struck, too small to be read, or white on the white of the page. */
function isUnsaid({ state, paragraph, whites, hasGround }: Reading): boolean {
  if (state.isHidden || state.isStruck || state.isDeleted || state.isTiny) return true;
  const isOnGround = hasGround || state.hasGround || paragraph.hasGround || paragraph.isInTable;
  return whites[state.color] === true && !isOnGround;
}

/** Each color ends in a semicolon; the first is mostly empty and means the usual one. */
function endColors(reading: Reading, text: string): void {
  for (const _ of text.match(/;/g) ?? []) {
    reading.whites.push(reading.color.length === 3 && reading.color.every((part) => part === 255));
    reading.color = [];
  }
}

function readSymbol(reading: Reading, symbol: string): void {
  if (symbol === '*') {
    reading.isOptional = true;
    return;
  }
  if (reading.toPass > 0) {
    reading.toPass -= 1;
    return;
  }
  flush(reading);
  if (symbol === '~') give(reading, '\u00A0');
  else if (symbol === '_') give(reading, '-');
  else if (/[{}\\]/.test(symbol)) give(reading, symbol);
  else if (/[\r\n]/.test(symbol)) readWord(reading, 'par', null);
}

function readWord(reading: Reading, name: string, value: number | null): void {
  const { isOptional } = reading;
  reading.isOptional = false;
  if (name === 'u' && value !== null) {
    readUnicode(reading, value);
    return;
  }
  if (reading.toPass > 0) {
    reading.toPass -= 1;
    return;
  }
  flush(reading);
  if (/^(?:background|shptxt|dptxbxtext)$/.test(name)) reading.hasGround = true;
  const destination = destinationOfWord(name, isOptional);
  if (destination !== null) {
    if (reading.state.destination !== 'nowhere') reading.state.destination = destination;
    if (name === 'listtext' || name === 'pntext') reading.paragraph.isItem = true;
    return;
  }
  if (reading.state.destination === 'colors') {
    if (/^(?:red|green|blue)$/.test(name)) reading.color.push(value ?? 0);
    return;
  }
  const text = textOfWord(name);
  if (text !== null) give(reading, text);
  else if (!readFontWord(reading, name, value) && reading.state.destination !== 'nowhere') {
    if (!readCharacterWord(reading.state, name, value) && reading.state.destination === 'text') {
      readParagraphWord(reading, name, value);
    } else if (name === 's' && reading.state.destination === 'styles') reading.state.entry = value ?? 0;
    else if (name === 'par' || name === 'line') reading.collected += ' ';
  }
}

/** A number below zero is one beyond 32,767, as it is written with a sign. */
function readUnicode(reading: Reading, value: number): void {
  flush(reading);
  const code = value < 0 ? value + 65_536 : value;
  reading.toPass = reading.state.fallbackLength;
  if (code < 0 || code > LAST_CHARACTER) return;
  // Signs of fonts of symbols have places of their own beyond all letters.
  const isSymbol = code >= 0xf000 && code <= 0xf0ff;
  give(
    reading,
    isSymbol
      ? decodeCodePage(String.fromCharCode(code - 0xf000), SYMBOL_CODE_PAGE)
      : String.fromCodePoint(code),
  );
}

function readFontWord(reading: Reading, name: string, value: number | null): boolean {
  const { state, fonts } = reading;
  const number = value ?? 0;
  switch (name) {
    case 'ansicpg':
      reading.codePage = number === 0 ? 1252 : number;
      state.codePage = reading.codePage;
      return true;
    case 'mac':
    case 'pc':
    case 'pca':
      reading.codePage = name === 'mac' ? 10_000 : name === 'pc' ? 437 : 850;
      state.codePage = reading.codePage;
      return true;
    case 'uc':
      state.fallbackLength = Math.min(Math.max(number, 0), 16);
      return true;
    case 'deff':
      reading.defaultFont = number;
      return true;
    case 'f':
      if (state.destination === 'fonts') state.entry = number;
      else state.codePage = fonts.get(number) ?? reading.codePage;
      return true;
    case 'fcharset':
      if (state.destination === 'fonts') fonts.set(state.entry, codePageOfCharset(number));
      return true;
    case 'cpg':
      if (state.destination === 'fonts') fonts.set(state.entry, number);
      return true;
    case 'plain':
      state.codePage = fonts.get(reading.defaultFont) ?? reading.codePage;
      Object.assign(state, { isHidden: false, isStruck: false, isDeleted: false, isTiny: false });
      Object.assign(state, { color: 0, hasGround: false, place: 'plain' });
      return true;
    default:
      return false;
  }
}

function readCharacterWord(state: RichTextState, name: string, value: number | null): boolean {
  switch (name) {
    case 'v':
      state.isHidden = value !== 0;
      return true;
    case 'strike':
    case 'striked':
      state.isStruck = value !== 0;
      return true;
    case 'deleted':
      state.isDeleted = value !== 0;
      return true;
    case 'fs':
      state.isTiny = value !== null && value <= TINY;
      return true;
    case 'cf':
      state.color = value ?? 0;
      return true;
    case 'cb':
    case 'chcbpat':
    case 'highlight':
      state.hasGround = value !== null && value !== 0;
      return true;
    case 'super':
    case 'sub':
      state.place = value === 0 ? 'plain' : name === 'super' ? 'raised' : 'lowered';
      return true;
    case 'up':
    case 'dn':
      state.place = (value ?? 6) < LEAST_RAISED ? 'plain' : name === 'up' ? 'raised' : 'lowered';
      return true;
    case 'nosupersub':
      state.place = 'plain';
      return true;
    default:
      return false;
  }
}

function readParagraphWord(reading: Reading, name: string, value: number | null): void {
  const { page, paragraph, headings } = reading;
  switch (name) {
    case 'par':
    case 'sect':
    case 'page':
      page.endParagraph(paragraph);
      break;
    case 'line':
      page.addLineBreak();
      break;
    case 'pard':
      reading.paragraph = { level: null, isItem: false, isInTable: false, hasGround: false };
      break;
    case 's':
      paragraph.level = headings.get(value ?? 0) ?? null;
      break;
    case 'cbpat':
      paragraph.hasGround = value !== 0;
      break;
    case 'outlinelevel':
      if (value !== null && value >= 0 && value < 9) paragraph.level = Math.min(6, value + 1);
      break;
    case 'intbl':
      paragraph.isInTable = true;
      break;
    case 'trowd':
      page.defineRow(false);
      break;
    case 'trhdr':
      page.defineRow(true);
      break;
    case 'clvmrg':
      reading.isContinuedCell = true;
      break;
    case 'cellx':
      page.defineCell(reading.isContinuedCell);
      reading.isContinuedCell = false;
      break;
    case 'cell':
      page.endCell();
      break;
    case 'row':
      page.endRow();
      break;
  }
}
