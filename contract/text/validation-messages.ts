import type { z } from 'zod';

const kinds: Record<string, string> = {
  int: 'Use a whole number',
  number: 'Use a number',
  string: 'Use text',
  boolean: 'Use true or false',
  array: 'Use a list',
  object: 'Use a record with fields',
};
const formats: Record<string, string> = {
  uuid: 'This is not an id',
  date: 'Use a day like 2026-11-20',
  datetime: 'Use a time like 2026-11-20T15:30:00Z',
  email: 'Please enter a valid email',
};
const units: Record<string, (n: string) => string> = {
  string: (n) => `${n} character${n === '1' ? '' : 's'}`,
  array: (n) => `${n} of these`,
};

/** Returns a user-facing message for an issue; a schema's own message takes precedence. */
export function validationMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const isMissing = issue.input === undefined;
  if (isMissing && ['invalid_type', 'invalid_value', 'invalid_union'].includes(issue.code))
    return 'This is missing';
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected];
    case 'invalid_value':
      return issue.values.length === 1
        ? `This has to be ${String(issue.values[0])}`
        : `Use one of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return formats[issue.format];
    case 'too_small':
      return `At least ${amount(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `At most ${amount(issue.origin, issue.maximum)}`;
    case 'invalid_union':
      return 'This is not what belongs here';
    default:
      return undefined;
  }
}

function amount(origin: string, n: number | bigint): string {
  if (Math.abs(Number(n)) >= Number.MAX_SAFE_INTEGER) return 'what a whole number can be';
  const count = n.toLocaleString('en-US');
  return units[origin]?.(count) ?? count;
}
