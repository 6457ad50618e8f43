import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { Problem } from '#server/platform/problem.ts';
import { makeWorkbook } from './fixtures/make-workbook.ts';
import { readFile } from './read-file.ts';
import { judgeRows } from './rows/judge-rows.ts';

const today = '2026-11-20';

/** Reads a file and takes what is guessed of it. */
async function judged(bytes: Uint8Array) {
  const file = await readFile(bytes, today);
  const columns = file.columns.map(({ index, header, guess }) => ({ index, header, as: guess }));
  const rows = judgeRows({ ...file, columns, headings: file.headings?.cells ?? null, today });
  const counts = { new: 0, merge: 0, check: 0, refused: 0 };
  for (const { verdict } of rows) counts[verdict]++;
  return { ...file, guesses: columns.map(({ as }) => as).join(' '), counts, judged: rows };
}
const fixture = (name: string) => judged(readFileSync(new URL(`fixtures/${name}`, import.meta.url)));
const typed = (text: string) => judged(strToU8(text));

const sheets: [file: string, guesses: string, counts: object][] = [
  [
    'mobile-groomer.csv',
    'client_name phone email address pet_names breed usual_price every_weeks last_visit next_visit client_notes',
    { new: 60, check: 1 },
  ],
  [
    'row-per-pet.csv',
    'last_name first_name phone email pet_names species breed weight birth_date rabies_until usual_services usual_price last_visit',
    { new: 4, merge: 2, check: 1, refused: 1 },
  ],
  [
    'phone-contacts.tsv',
    'first_name last_name ignore phone phone2 email client_notes client_notes',
    { new: 5 },
  ],
  ['without-headings.csv', 'client_name phone pet_names breed usual_price every_weeks', { new: 4 }],
  [
    'printed-list.csv',
    'client_name phone pet_names usual_price last_visit',
    { new: 3, check: 1, refused: 1 },
  ],
  ['day-first.csv', 'client_name phone pet_names breed birth_date last_visit usual_price', { new: 3 }],
  ['both-orders.csv', 'client_name phone pet_names last_visit', { new: 3, check: 1 }],
  [
    'two-pet-columns.csv',
    'last_name first_name street city state zip phone pet_names breed pet_names breed every_weeks usual_price',
    { new: 3 },
  ],
  ['notebook.csv', 'pet_names phone usual_price every_weeks client_notes', { new: 4 }],
  [
    'hostile.csv',
    'client_name phone email pet_names usual_price client_notes',
    { new: 1, check: 5, refused: 1 },
  ],
  [
    'salon-export.csv',
    'ignore client_name phone phone2 address client_notes pet_names breed pet_notes pet_notes size coat pet_notes handling pet_notes usual_minutes client_notes',
    { new: 3, merge: 1, refused: 1 },
  ],
  ['windows-1252.csv', 'client_name phone pet_names client_notes', { new: 2 }],
  ['utf-16.txt', 'client_name phone pet_names every_weeks', { new: 2 }],
];

test.each(sheets)(
  'The columns of %s are guessed, and each row gets its verdict',
  async (name, guesses, counts) => {
    const sheet = await fixture(name);
    expect(sheet.guesses).toBe(guesses);
    expect(sheet.counts).toEqual({ new: 0, merge: 0, check: 0, refused: 0, ...counts });
  },
);

test('A list of sixty clients keeps pets, gates, prices, intervals and next visits', async () => {
  const { judged: rows } = await fixture('mobile-groomer.csv');
  const [, ashley, tom] = rows;
  expect(ashley?.draft).toMatchObject({
    client: {
      firstName: 'Ashley',
      lastName: 'Nguyen',
      phone: '512.555.0101',
      notes: 'needs muzzle for nails',
    },
    nextVisit: { on: '2026-12-01', at: '09:00' },
  });
  expect(tom?.draft.client).toMatchObject({
    address: '114 Manchaca Rd, Austin, TX 78742',
    directions: 'gate 4402',
    pets: [
      { name: 'Bella', breed: 'Goldendoodle', usualPrice: 3250, everyWeeks: 4, lastGroomedOn: '2026-11-07' },
      { name: 'Peanut', breed: 'chi mix', usualPrice: 3250 },
    ],
  });
  expect(tom?.reasons).toContain('2 pets, Bella and Peanut');
  expect(rows.filter(({ draft }) => draft.nextVisit)).toHaveLength(20);
  expect(rows.filter(({ draft }) => draft.client?.pets.some(({ everyWeeks }) => everyWeeks))).toHaveLength(
    41,
  );
  const formula = rows.find(({ verdict }) => verdict === 'check');
  expect(formula?.reasons[0]).toBe(
    '"=HYPERLINK("http://example.com/x","Click")" is a formula, not a name: kept as a note',
  );
});

test('A household of two pets in two rows is one client, and another email is asked about', async () => {
  const { judged: rows } = await fixture('row-per-pet.csv');
  expect(rows.map(({ no, sameAs }) => [no, sameAs])).toEqual([
    [2, null],
    [3, 2],
    [4, null],
    [5, null],
    [6, 5],
    [7, 5],
    [8, null],
    [10, null],
  ]);
  expect(rows[5]?.reasons).toContain('Same phone as row 5, but another email');
});

test('A phone of another family asks, and a comment that differs by row is about its pet', async () => {
  const { guesses, judged: rows } = await typed(
    'Client,Phone,Pet,$$,Comments\n' +
      'Maria Garcia,512-555-0142,Taco,65,bites! muzzle\n' +
      'Maria Garcia,512-555-0142,Luna,70,\n' +
      'Xena Young,512-555-0142,Zorro,80,\n',
  );
  expect(guesses).toBe('client_name phone pet_names usual_price pet_notes');
  expect(rows[0]?.draft.client?.pets).toMatchObject([{ name: 'Taco', privateNotes: 'bites! muzzle' }]);
  expect(rows.map(({ verdict }) => verdict)).toEqual(['new', 'merge', 'check']);
  expect(rows[2]?.reasons).toContain('Same phone as row 2, but another name');
});

const pricesOf = async (price: string) =>
  (
    await typed(`Client,Phone,Pet,Price\nAnn Ash,512-555-0142,Rex & Fox,${price}`)
  ).judged[0]?.draft.client?.pets.map(({ usualPrice }) => usualPrice);

test('A price "for both" is divided among the pets, one for each is every pet’s', async () => {
  expect(await pricesOf('$130 for both')).toEqual([6500, 6500]);
  expect(await pricesOf('131 both dogs')).toEqual([6550, 6550]);
  expect(await pricesOf('$65 each')).toEqual([6500, 6500]);
  expect(await pricesOf('$65 / $80')).toEqual([6500, 8000]);
});

const first = async (pets: string, breed: string) =>
  (await typed(`Client,Phone,Pet,Breed\nAnn Ash,512-555-0142,${pets},${breed}`)).judged[0];

test('One breed for several pets is every pet’s, and two for three pets are kept as a note', async () => {
  const both = await first('Rex & Fox', 'Poodle');
  expect(both?.draft.client?.pets).toMatchObject([{ breed: 'Poodle' }, { breed: 'Poodle' }]);
  expect(both?.reasons.join()).not.toContain('kept as a note');
  const three = await first('Rex & Fox & Ivy', 'Poodle / Lab');
  expect(three?.draft.client?.pets.map(({ breed }) => breed)).toEqual([undefined, undefined, undefined]);
  expect(three?.reasons.join()).toContain('3 pets and one breed, "Poodle / Lab": kept as a note');
});

test('A phone that six families give joins nobody', async () => {
  const families = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Oak'].map(
    (name) => `Ann ${name},512-555-0142,Rex`,
  );
  expect((await typed(`Client,Phone,Pet\n${families.join('\n')}`)).counts).toMatchObject({
    new: 6,
    merge: 0,
  });
  expect((await typed(`Client,Phone,Pet\n${families.slice(0, 2).join('\n')}`)).counts).toMatchObject({
    new: 1,
    merge: 1,
  });
});

test('A workbook is read with its days, numbers and formulas, from its longest sheet', async () => {
  const {
    guesses,
    judged: rows,
    remarks,
  } = await judged(
    makeWorkbook({
      Prices: [['Full groom', 120]],
      Clients: [
        ['Owner', 'Phone', 'Dog', 'Last visit', 'Price'],
        ['Maria Garcia', 5125550142, 'Bella', { serial: 46315 }, 120],
        [{ formula: 'A2&"x"', result: 'Tom Reyes' }, '512-555-0143', 'Rusty & Zoe', '9/14/26', '$1,200'],
      ],
    }),
  );
  expect(guesses).toBe('client_name phone pet_names last_visit usual_price');
  expect(rows[0]?.draft.client).toMatchObject({
    phone: '5125550142',
    pets: [{ name: 'Bella', lastGroomedOn: '2026-10-20', usualPrice: 12_000 }],
  });
  expect(rows[1]?.draft.client).toMatchObject({
    firstName: 'Tom',
    pets: [{ name: 'Rusty', usualPrice: 60_000 }, { name: 'Zoe' }],
  });
  expect(remarks).toEqual(['We read the sheet "Clients", the longest. Left out: "Prices".']);
});

const sheet = {
  Clients: [
    ['Owner', 'Phone'],
    ['Ann Hill', '512-555-0142'],
  ],
};
const filler = (count: number, bytes: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, nth) => [`xl/media/${nth}.xml`, new Uint8Array(bytes)]),
  );
const refused: [what: string, bytes: () => Uint8Array, message: RegExp][] = [
  [
    'a workbook with macros',
    () => makeWorkbook(sheet, { 'xl/vbaProject.bin': new Uint8Array(8) }),
    /has macros/,
  ],
  ['a workbook of too many parts', () => makeWorkbook(sheet, filler(100, 1)), /more than 80 MB or 100 parts/],
  [
    'a workbook that unpacks to too much',
    () => makeWorkbook(sheet, filler(9, 10 * 1024 ** 2)),
    /more than 80 MB/,
  ],
  ['a workbook that is cut off', () => makeWorkbook(sheet).subarray(0, 400), /cut off or not well formed/],
  [
    'an archive that is no workbook',
    () => zipSync({ 'a.txt': strToU8('Ann') }),
    /cut off or not well formed/,
  ],
  ['an old Excel file', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old Excel file/],
  [
    'a workbook with a password',
    () => Buffer.concat([Buffer.from('d0cf11e0', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    /has a password/,
  ],
  ['a PDF', () => strToU8('%PDF-1.7 …'), /PDF cannot be read/],
  ['bytes that are no text', () => Buffer.from('ff00810203', 'hex'), /not a table/],
  ['an empty file', () => new Uint8Array(), /is empty/],
  ['a file of blanks', () => strToU8(' ,\n,,\n'), /no rows/],
  ['20,002 rows', () => strToU8('Ann\n'.repeat(20_002)), /up to 20,000 rows/],
  ['61 columns', () => strToU8(Array.from({ length: 61 }, () => 'x').join(',')), /up to 60 columns/],
  ['a cell of 4,001 characters', () => strToU8(`Name,Notes\nAnn,${'x'.repeat(4001)}`), /Row 2 has a cell/],
];
test.each(refused)('%s is refused by a sentence', async (_, bytes, message) => {
  const refusal = await readFile(bytes(), today).catch((error: Problem) => error);
  expect(refusal).toBeInstanceOf(Problem);
  const { message: said, errors } = refusal as Problem;
  expect(errors?.[0]?.message ?? said).toMatch(message);
});

test('Nothing of a column that is not known is dropped unseen', async () => {
  const { guesses, judged: rows } = await typed('Client,Phone,Favorite treat\nAnn Hill,512-555-0142,cheese');
  expect(guesses).toBe('client_name phone client_notes');
  expect(rows[0]?.draft.client?.notes).toBe('Favorite treat: cheese');
});
