import { expect, test } from 'vitest';
import { line, name } from './values.ts';

const refusal = (schema: ReturnType<typeof name>, text: string) =>
  schema.safeParse(text).error?.issues[0]?.message;

test.each([
  'Maya',
  'O’Brien-Ibáñez',
  'Nguyễn Thị',
  '李小龍',
  'محمد',
  // Joiners are part of the script and of the emoji.
  'می\u200cخواهم',
  'Bella 👩\u200d🦰',
  '🐩',
])('%j is a name', (text) => expect(name(60).parse(text)).toBe(text));

test.each([
  ['https://evil.example', 'A name cannot hold a web address'],
  ['Rex:// no', 'A name cannot hold a web address'],
  ['Maya\nOrtiz', 'Use one line of plain text'],
  ['Maya\u0007', 'Use one line of plain text'],
  ['Maya\u202eevil', 'Use letters that can be seen'],
  ['Ma\u00adya', 'Use letters that can be seen'],
  ['Maya\u200b', 'Use letters that can be seen'],
  ['\ufeffx\ufeffMaya', 'Use letters that can be seen'],
  ['Maya\u2066', 'Use letters that can be seen'],
  ['Maya\u2028Ortiz', 'Use letters that can be seen'],
])('the name %j is refused', (text, message) => expect(refusal(name(60), text)).toBe(message));

test.each([
  ' ',
  '\u200b',
  '\u200d\u200c',
  '\u3164',
  '\u2800',
  '\u115f\u1160',
  '\uffa0',
  '\u00a0',
  '\ufe0f',
  '\u0301',
])('%j alone is neither a name nor a title', (text) => {
  expect(refusal(name(60), text)).toBe('Cannot be empty');
  expect(refusal(line(60), text)).toBe('Cannot be empty');
});
