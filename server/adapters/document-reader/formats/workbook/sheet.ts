export interface SheetCell {
  text: string;
  isBold: boolean;
  /** Second or later column of a merged cell: its text names this column too, but is said once. */
  isContinued: boolean;
  /** How many columns it was merged over. */
  across: number;
}

export interface SheetRow {
  /** From 1, as the sheet counts. */
  number: number;
  /** By column, from 0. Cells without text are not in it. */
  cells: Map<number, SheetCell>;
}

/** What a sheet shows. */
export interface Sheet {
  rows: SheetRow[];
  /** Numbers of rows that are hidden or filtered out. */
  hiddenRows: Set<number>;
  /** Hidden rows and columns with text, which was left out. */
  leftOut: { rows: number; columns: number };
  /** Last row of the header, where the sheet says so: by a filter, or by rows that stay in view; else 0. */
  headerRow: number;
}
