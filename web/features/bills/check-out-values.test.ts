import { expect, test } from 'vitest';
import { CheckOutDraft } from '#contract/bills/bills.ts';
import { checkOutBody, countUp, firstLines, nextInWeeks, nextStart } from './check-out-values.ts';
import type { CheckOutValues } from './check-out-values.ts';

const line = {
  key: 'a',
  kind: 'service',
  name: 'Full groom',
  petId: null,
  amount: '120',
  taxable: true,
} as const;
const usual: CheckOutValues = {
  lines: [line],
  taxPercent: '8.25',
  tip: { percent: 20 },
  payments: [{ key: 'p', method: 'cash', amount: '' }],
  agreed: { how: null, name: '' },
  nextVisitWeeks: 6,
  next: null,
  tellsNext: true,
  receipt: 'none',
};

const place = { timeZone: 'America/Chicago' };

test('the usual dog needs a method only: total and tip are counted', () => {
  const counted = countUp(usual, 12_000);
  expect(counted).toMatchObject({ total: 12_990, tip: 2400, paid: [12_990], owed: 0, problem: undefined });
  const body = checkOutBody(usual, counted, place);
  expect(body).toMatchObject({ payments: [{ method: 'cash', amount: 12_990, tip: 2400 }], leaveOwed: false });
  expect(CheckOutDraft.safeParse(body).success).toBe(true);
});

test('the work on a pet for which nothing was agreed is above no price', () => {
  const values = { ...usual, lines: [line, { ...line, key: 'b', petId: 'pip', amount: '40' }] };
  expect(countUp(values, 12_000).above).toBe(4000);
  expect(countUp(values, 12_000, 0, ['pip'])).toMatchObject({ above: 0, work: 12_000 });
});

test('a second method takes the rest, and what is not paid stays owed', () => {
  const split = countUp(
    {
      ...usual,
      payments: [
        { key: 'p', method: 'cash', amount: '50' },
        { key: 'q', method: 'venmo', amount: '' },
      ],
    },
    12_000,
  );
  expect(split.paid).toEqual([5000, 7990]);
  const short = {
    ...usual,
    tip: { percent: 0 },
    payments: [{ key: 'p', method: 'cash' as const, amount: '100' }],
  };
  expect(countUp(short, 12_000).owed).toBe(2990);
  expect(checkOutBody(short, countUp(short, 12_000), place).leaveOwed).toBe(true);
  expect(
    checkOutBody({ ...usual, payments: [] }, countUp({ ...usual, payments: [] }, 12_000), place).payments,
  ).toEqual([]);
});

test('two payments without amounts are not the whole bill twice', () => {
  const split = {
    ...usual,
    payments: [
      { key: 'p', method: 'cash' as const, amount: '' },
      { key: 'q', method: 'card_reader' as const, amount: '' },
    ],
  };
  expect(countUp(split, 12_000)).toMatchObject({
    paid: [0, 12_990],
    owed: 0,
    problem: 'Enter how much each payment was.',
  });
});

test('a higher price asks who agreed to it', () => {
  const dearer = {
    ...usual,
    lines: [line, { ...line, key: 'b', kind: 'extra' as const, name: 'Mats', amount: '20' }],
  };
  expect(countUp(dearer, 12_000)).toMatchObject({
    above: 2000,
    problem: 'Say who agreed to the higher price.',
  });
  expect(countUp({ ...dearer, agreed: { how: 'door', name: 'Maria' } }, 12_000).problem).toBeUndefined();
  expect(countUp(dearer, null).problem).toBeUndefined();
});

test('a visit begins with a line for each priced animal', () => {
  const pet = { services: ['full_groom' as const], price: 9000 };
  const pets = [
    { ...pet, id: 'bella', name: 'Bella' },
    { ...pet, id: 'otto', name: 'Otto', price: 4000 },
  ] as never;
  expect(
    firstLines({ pets, services: ['full_groom'], listPrice: 13_000, discount: 1300, reportCards: [] }),
  ).toMatchObject([
    { name: 'Bella: Full groom', petId: 'bella', amount: '90' },
    { name: 'Otto: Full groom', amount: '40' },
    { kind: 'discount', name: 'Premium discount', amount: '13' },
  ]);
  expect(
    firstLines({ pets: [], services: ['bath_brush'], listPrice: null, discount: 0, reportCards: [] }),
  ).toMatchObject([{ amount: '' }]);
});

test('each animal has its own line with its own work, also one that was never priced', () => {
  const pets = [
    { id: 'bella', name: 'Bella', services: ['full_groom'], price: 12_000 },
    { id: 'otto', name: 'Otto', services: ['bath_brush', 'nail_trim'], price: null },
  ] as never;
  const services = ['full_groom', 'bath_brush', 'nail_trim'] as const;
  const [bella, otto] = firstLines({
    pets,
    services: [...services],
    listPrice: 12_000,
    discount: 0,
    reportCards: [],
  });
  expect(bella).toMatchObject({ name: 'Bella: Full groom', petId: 'bella', amount: '120' });
  expect(otto).toMatchObject({ name: 'Otto: Bath and brush and nail trim', petId: 'otto', amount: '' });
});

test('the price of stopped work is that of the visit, on one line', () => {
  const pets = [
    { id: 'bella', name: 'Bella', services: ['full_groom'], price: 12_000 },
    { id: 'otto', name: 'Otto', services: ['full_groom'], price: 11_000 },
  ] as never;
  expect(
    firstLines({ pets, services: ['full_groom'], listPrice: 5000, discount: 0, reportCards: [] }),
  ).toMatchObject([{ name: 'Full groom', petId: null, amount: '50' }]);
});

test('the next visit keeps weekday and hour, also over a change of the clocks', () => {
  const visit = { startsAt: '2026-10-06T14:00:00Z', timeZone: 'America/Chicago' };
  const next = nextInWeeks(visit, 6);
  expect(next).toEqual({ weeks: 6, day: '2026-11-17', time: '09:00' });
  expect(nextStart(next, visit)).toBe('2026-11-17T15:00:00.000Z');
  expect(nextStart({ ...next, time: '' }, visit)).toBeUndefined();
});

test('a line says what was done by the report card, where that is written', () => {
  const pets = [{ id: 'miso', name: 'Miso', services: ['bath_brush'], price: 10_500 }] as never;
  const reportCards = [{ petId: 'miso', services: ['bath_brush', 'nail_trim'] }] as never;
  const of = { pets, services: ['bath_brush' as const], listPrice: 10_500, discount: 1575, reportCards };
  expect(firstLines(of)).toMatchObject([
    { kind: 'service', name: 'Bath and brush and nail trim', amount: '105' },
    { kind: 'discount', name: 'Premium discount', amount: '15.75' },
  ]);
});
