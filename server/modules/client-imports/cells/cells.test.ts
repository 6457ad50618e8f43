import { expect, test } from 'vitest';
import { readAddress, readZip } from './read-address.ts';
import { readClock } from './read-clock.ts';
import { readDay } from './read-day.ts';
import { readEmail } from './read-email.ts';
import { readMarks } from './read-marks.ts';
import { readName } from './read-name.ts';
import { readAge, readMinutes, readPrice, readWeeks, readWeight } from './read-numbers.ts';
import { readPets } from './read-pets.ts';
import { phoneKey, readPhones } from './read-phone.ts';
import { servicesOf } from './read-words.ts';

const personNames = (cell: string) => Object.values(readName(cell).name ?? {});
const petNames = (cell: string) => readPets(cell).pets.map(({ name }) => name);
const past = { order: 'mdy', today: '2026-11-20', means: 'past', earliest: '2000-01-01' } as const;

test.each([
  ['9/14/26', '2026-09-14'],
  ['9-14-2026', '2026-09-14'],
  ['14.9.2026', '2026-09-14'],
  ['25/9/26', '2026-09-25'],
  ['2026-09-14 10:30', '2026-09-14'],
  ['Mon 9/14/26 9:00 AM', '2026-09-14'],
  ['Sept 14, 2026', '2026-09-14'],
  ['14 Sep 2026', '2026-09-14'],
  ['Sep 14', '2026-09-14'],
  ['12/8', '2025-12-08'],
  ['46279', '2026-09-14'],
  ['mid Sept', null],
  ['31.2.2026', null],
  ['12/8/26', null],
  ['5/5/1998', null],
  ['', null],
])('The last visit "%s" is %s', (cell, day) => {
  expect(readDay(cell, past).value).toBe(day);
});

test.each([
  ['exp 6/2027', '2027-06-30'],
  ['6/2027', '2027-06-30'],
  ['Exp. 02-28', '2028-02-29'],
  ['Feb 2027', '2027-02-28'],
  ['expires 6/5/2027', '2027-06-05'],
  ['13/2027', null],
])('The vaccination "%s" is good until %s', (cell, day) => {
  const papers = { order: 'mdy', today: '2026-11-20', means: 'any', earliest: '2000-01-01' } as const;
  expect(readDay(cell, { ...papers, wholeMonths: true }).value).toBe(day);
});

test('What is left empty says why', () => {
  expect(readDay('mid Sept', past).because).toBe('"mid Sept" is not a date: left empty');
  expect(readDay('12/8/26', past).because).toBe('"12/8/26" is in the future: left empty');
  expect(readDay('5/5/1998', past).because).toBe('"5/5/1998" is before 2000: left empty');
  expect(readDay('3/4/26', { ...past, order: 'dmy' }).value).toBe('2026-04-03');
});

test.each([
  ['$1,200', 120_000],
  ['1.200,50', 120_050],
  ['85,50', 8550],
  ['85', 8500],
  ['$85-95', 8500],
  ['n/c', 0],
  ['-20', null],
  ['ask', null],
])('The price "%s" is %s cents', (cell, cents) => {
  expect(readPrice(cell).value).toBe(cents);
});

test('A tip beside a price is a note', () => {
  expect(readPrice('85+tip')).toEqual({ value: 8500, beside: '+tip' });
  expect(readPrice('$180+')).toEqual({ value: 18_000, beside: '$180+' });
});

test.each([
  ['every 5', 5],
  ['6 wks', 6],
  ['6-8', 6],
  ['q4w', 4],
  ['monthly', 4],
  ['every 2 months', 8],
  ['every other week', 2],
  ['six weeks', 6],
  ['45 days', 6],
  ['as needed', null],
  ['99', null],
])('The interval "%s" is %s weeks', (cell, weeks) => {
  expect(readWeeks(cell).value).toBe(weeks);
});

test('Lengths, weights, ages and times are read in usual units', () => {
  expect(
    ['90', '1:30', '1.5 h', '2 hrs', '1h30', '1 1/2 hours', '75 min', 'long'].map(
      (cell) => readMinutes(cell).value,
    ),
  ).toEqual([90, 90, 90, 120, 90, 90, 75, null]);
  expect(
    ['62 lb', '62#', '10 kg', '5 lbs 4 oz', '12.5', 'fat'].map((cell) => readWeight(cell).value),
  ).toEqual([62, 62, 22, 5.3, 12.5, null]);
  expect(['3', '3 yrs', '18 months', '10 weeks', '2½', 'old'].map((cell) => readAge(cell).value)).toEqual([
    3,
    3,
    1,
    0,
    2,
    null,
  ]);
  expect(
    ['9:00 AM', '9am', '1:30', '13:30', '12/8/26 3:45 PM', 'noon', 'later'].map(
      (cell) => readClock(cell).value,
    ),
  ).toEqual(['09:00', '09:00', '13:30', '13:30', '15:45', '12:00', null]);
});

test('Phones are read as typed and compared by their last ten digits', () => {
  expect(readPhones('512-555-0142 / (512) 555-0199').value).toEqual({
    first: '512-555-0142',
    second: '(512) 555-0199',
  });
  expect(readPhones('512.555.0142 Ashley cell')).toEqual({
    value: { first: '512.555.0142' },
    beside: '512.555.0142 Ashley cell',
  });
  expect(readPhones('+15125550142').value).toEqual({ first: '+15125550142' });
  expect(readPhones('5.12555E+09').value).toBeNull();
  expect(readPhones('0000000000').value).toBeNull();
  expect(['+1 (512) 555-0142', '512.555.0142 x12', '5125550142', '1111111111'].map(phoneKey)).toEqual([
    '5125550142',
    '5125550142',
    '5125550142',
    undefined,
  ]);
  expect(readEmail('Ann <ANN@Example.com>, b@example.com').value).toBe('ann@example.com');
});

test('Names are read in either order, and what is no name is not taken for one', () => {
  expect(personNames('Maria Garcia')).toEqual(['Maria', 'Garcia']);
  expect(personNames('Garcia, Maria')).toEqual(['Maria', 'Garcia']);
  expect(personNames('Bob & Sue Miller')).toEqual(['Bob & Sue', 'Miller']);
  expect(personNames('Ann van der Berg')).toEqual(['Ann', 'van der Berg']);
  expect(personNames('Smith Jr., John')).toEqual(['John', 'Smith Jr.']);
  expect(personNames('Cher')).toEqual(['Cher']);
  expect(readName('Maria (Bella’s mom)')).toMatchObject({
    name: { firstName: 'Maria' },
    beside: 'Bella’s mom',
  });
  for (const cell of ['=1+1', '@cmd', 'www.example.com', 'Total'])
    expect(readName(cell)).toMatchObject({ name: null, odd: expect.any(String) });
});

test.each([
  ['DO NOT BOOK - Rick Jones', 'Rick Jones', ['DO NOT BOOK'], true],
  ['Rick Jones DO NOT BOOK', 'Rick Jones', ['DO NOT BOOK'], true],
  ['NO SHOW x2 - Jones, Rick', 'Jones, Rick', ['NO SHOW x2'], false],
  ['Ann Ash *** BITES ***', 'Ann Ash', ['BITES'], false],
  ['Smith - Jones, Ann', 'Smith - Jones, Ann', [], false],
  ['DNB', 'DNB', [], false],
])('Of %s the name is %s', (cell, rest, said, refuses) => {
  expect(readMarks(cell)).toEqual({ rest, said, refuses });
});

test('Several pets stand in one cell', () => {
  expect(petNames('Bella & Peanut')).toEqual(['Bella', 'Peanut']);
  expect(petNames('Bella, Max and Coco')).toEqual(['Bella', 'Max', 'Coco']);
  expect(petNames('Bella/Max\nCoco')).toEqual(['Bella', 'Max', 'Coco']);
  expect(readPets('Luna (Shih Tzu), Max (shy, old)').pets).toEqual([
    { name: 'Luna', breed: 'Shih Tzu' },
    { name: 'Max', notes: 'shy, old' },
  ]);
});

test('An address keeps its words, and the gate is told apart', () => {
  expect(readAddress('107 Slaughter Ln, gate 4471, Austin, TX 78748')).toEqual({
    address: '107 Slaughter Ln, Austin, TX 78748',
    zip: '78748',
    directions: 'gate 4471',
  });
  expect(readAddress('12 Gateway Dr\nAustin TX')).toEqual({ address: '12 Gateway Dr, Austin TX' });
  expect(['2108', '02108-1234', 'x'].map(readZip)).toEqual(['02108', '02108', undefined]);
});

test('Services are named in many words', () => {
  expect(servicesOf('Full groom + nails').services).toEqual(['full_groom', 'nail_trim']);
  expect(servicesOf('Bath & brush').services).toEqual(['bath_brush']);
  expect(servicesOf('B&B, teeth, blueberry facial')).toEqual({
    services: ['bath_brush', 'teeth_brush'],
    unknown: ['blueberry facial'],
  });
});
