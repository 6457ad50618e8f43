import { expect, test } from 'vitest';
import { line, name, Phone, searchText, text } from './values.ts';
import { plainPassword } from './text/typed-text.ts';
import { Email } from './identity/identity.ts';

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
  'J.R. Smith',
  'J. R. R.',
  'St. John',
  'Ana Jr.',
  'Dr. No & Sons, est. 1998',
  'Paws 24/7',
])('%j is a name', (text) => expect(name(60).parse(text)).toBe(text));

test.each([
  ...[
    'https://evil.example',
    'Rex:// no',
    'www.evil.example/claim-prize',
    'evil.example',
    'Win at t.co now',
    'e.v1',
    '10.0.0.1',
    'evil./x',
    'evil。example',
    'evil．example',
    'prize@evil',
  ].map((text) => [text, 'A name cannot hold a web address. Put a space after a dot']),
  ['Call 1-900-555-0199 now', 'A name cannot hold a phone number'],
  ['(900) 555 01 99', 'A name cannot hold a phone number'],
  ['Maya\nOrtiz', 'Use one line of plain text'],
  ['Maya\u0007', 'Use one line of plain text'],
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

test.each([
  ['Maya\u200e', 'Maya'],
  ['\u0645\u0631\u064a\u0645\u200f', '\u0645\u0631\u064a\u0645'],
  ['\ufeffMa\u00adya\u202e', 'Maya'],
  ['Maya\u200d', 'Maya'],
  ['Maya\u200bOrtiz', 'MayaOrtiz'],
  ['Maya\u2028Ortiz', 'Maya Ortiz'],
  ['\u00a0Maya\u00a0\u2003Ortiz ', 'Maya Ortiz'],
  ['Anne\u2011Marie', 'Anne-Marie'],
  ['Jose\u0301 Nun\u0303ez', 'Jos\u00e9 Nu\u00f1ez'],
])('the name %j is kept as %j', (typed, kept) => expect(name(60).parse(typed)).toBe(kept));

test('titles and texts are kept in one Unicode form, with their line breaks', () => {
  expect(line(60).parse('Cafe\u0301\u00a0dogs')).toBe('Caf\u00e9 dogs');
  expect(text(60).parse(' Cafe\u0301\n\tdogs ')).toBe('Caf\u00e9\n\tdogs');
});

test.each([
  ['\u202a+1 (512) 555-0142\u202c', '+1 (512) 555-0142'],
  ['(512)\u00a0555-0142', '(512) 555-0142'],
  ['512\u2011555\u20110142', '512-555-0142'],
  ['512\u2013555\u22120142', '512-555-0142'],
  ['\uff15\uff11\uff12 555 0142', '512 555 0142'],
  ['512/555/0142', '512/555/0142'],
  ['tel:+15125550142', '+15125550142'],
  ['512-555-0142 extension 12', '512-555-0142 ext. 12'],
  ['512-555-0142 #12', '512-555-0142 ext. 12'],
  ['512-555-0142x12', '512-555-0142x12'],
  ['512-555-0142 Ext.12', '512-555-0142 Ext.12'],
  ['512-555-0142 x. 12', '512-555-0142 ext. 12'],
  ['512-555-0142, ext. 12', '512-555-0142 ext. 12'],
  ['+1-512-555-0142;ext=12', '+1-512-555-0142 ext. 12'],
  ['512-555-0142 ext. 12', '512-555-0142 ext. 12'],
  ['+49 30 901820', '+49 30 901820'],
  ['555-0142', '555-0142'],
  ['', ''],
  ['\u200e', ''],
])('the phone number %j is kept as %j', (typed, kept) => expect(Phone.parse(typed)).toBe(kept));

test.each([
  '00000000',
  '111-1111',
  '+0 (000) 000-0000 ext. 12',
  '512-555',
  'call me',
  '512-555-0142 ext. 1234567',
  '512-555-0142 or 0143 5550199 22',
])('%j is not a phone number', (typed) => expect(Phone.safeParse(typed).success).toBe(false));

test.each([
  ['R&D+dogs@Kennel.example', 'r&d+dogs@kennel.example'],
  ['pat&sam@kennel.example', 'pat&sam@kennel.example'],
  ['pat/sam@kennel.example', 'pat/sam@kennel.example'],
  ['pat!@kennel.example', 'pat!@kennel.example'],
  ["o'brien@kennel.example", "o'brien@kennel.example"],
  [' maya@kennel.example\u200e', 'maya@kennel.example'],
  ['\u200bmaya@kennel.example\u00a0', 'maya@kennel.example'],
  ['user@m\u00fcnchen.example', 'user@xn--mnchen-3ya.example'],
  ['user@mu\u0308nchen.example', 'user@xn--mnchen-3ya.example'],
  ['user@kennel.xn--p1ai', 'user@kennel.xn--p1ai'],
])('the address %j is kept as %j', (typed, kept) => expect(Email.parse(typed)).toBe(kept));

test.each([
  'maya',
  'maya@kennel',
  'a b@kennel.example',
  '.maya@kennel.example',
  'ma..ya@kennel.example',
  'maya@-kennel.example',
  'maya@kennel..example',
  'maya@b@kennel.example',
  '<maya@kennel.example>',
  'm\u00e4ya@kennel.example',
  'maya@kennel.example\nBcc: b@kennel.example',
  'maya@m\u00fcnchen.example/x',
])('%j is no address', (typed) => expect(Email.safeParse(typed).success).toBe(false));

test('search words lose invisible marks and extra blanks', () => {
  expect(searchText(100).parse('\u200eJose\u0301\u00a0 Pen\u0303a\u200b')).toBe('Jos\u00e9 Pe\u00f1a');
  expect(searchText(100).parse('\u200b')).toBe('');
});

test('a password has one form on every keyboard', () => {
  const typed = 'ma\u00f1ana caf\u00e9 8812';
  expect(plainPassword(typed.normalize('NFD'))).toBe(typed);
  expect(plainPassword(typed.replaceAll(' ', '\u00a0'))).toBe(typed);
  expect(plainPassword(`${typed}\u200e`)).toBe(typed);
});
