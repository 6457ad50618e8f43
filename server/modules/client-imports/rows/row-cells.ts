import type { ImportTarget } from '#contract/client-imports.ts';

/** How the columns of a sheet are read. */
export type ColumnsRead = {
  columns: readonly { index: number; as: ImportTarget; header: string }[];
  order: 'mdy' | 'dmy';
  /** Whether the sheet writes days in both orders, so that some cannot be told. */
  bothOrders: boolean;
  today: string;
};

/** The filled cells of a row by what they are read as. */
export function cellsOf(cells: readonly string[], { columns }: ColumnsRead) {
  const filled = columns.map((column) => ({ ...column, cell: cells[column.index] ?? '' }));
  return {
    one: (as: ImportTarget) => filled.find((each) => each.as === as && each.cell !== '')?.cell,
    all: (as: ImportTarget) => filled.filter((each) => each.as === as),
  };
}
export type RowCells = ReturnType<typeof cellsOf>;

/** Collects words without losing any: what is longer than a field is cut with a remark. */
export function joined(
  parts: readonly (string | undefined)[],
  most: number,
  remark: (text: string) => void,
  what: string,
): string | undefined {
  const text = [...new Set(parts.filter((part) => part !== undefined && part !== ''))].join('\n');
  if (text === '') return undefined;
  if (text.length <= most) return text;
  remark(
    `${what} had ${text.length.toLocaleString('en-US')} characters: cut after ${most.toLocaleString('en-US')}`,
  );
  return text.slice(0, most).toWellFormed().trim();
}
