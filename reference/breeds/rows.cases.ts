/** Reads a table of `as written => breed`, one a line. */
export function rows(table: string): (readonly [written: string, meant: string])[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [written = '', meant = ''] = line.split(' => ');
      return [written, meant] as const;
    });
}
