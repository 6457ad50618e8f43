const ofTheWayIn =
  /\b(?:gates?|codes?|lock ?box|buzz(?:er)?|door ?bell|(?:front|back|side|garage) door|ring|yards?|park(?:ing)?|drive ?way|intercom)\b/i;

/** Divides a note into what it says of the way in, such as 'gate code 4471, dog in yard', and the rest as it was written. */
export function readWays(cell: string): { ways: string[]; rest: string } {
  if (!ofTheWayIn.test(cell)) return { ways: [], rest: cell };
  const parts = cell
    .split(/[;\n,]|\.(?=\s|$)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return {
    ways: parts.filter((part) => ofTheWayIn.test(part)),
    rest: parts.filter((part) => !ofTheWayIn.test(part)).join(', '),
  };
}
