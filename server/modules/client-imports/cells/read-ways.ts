const ofTheWayIn =
  /\b(?:gates?|(?:key )?codes?\b(?=.*\d)|lock ?box|buzz(?:er)?|door ?bell|(?:front|back|side|garage) door|ring (?:the|twice|once|first)|(?:front|back|side|in the|in) ?yard|parking|park (?:in|on|at|behind|by|across)|drive ?way|intercom)\b/i;

/** Splits a note into its parts about access, such as 'gate code 4471' and 'dog in yard', and the rest. */
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
