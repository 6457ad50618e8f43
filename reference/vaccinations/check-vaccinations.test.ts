import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar-days.ts';
import type { VaccinationRecord } from './check-vaccinations.ts';
import { checkVaccinations, vaccinationsInOrder } from './check-vaccinations.ts';

const visitOn = '2026-12-10';
const rabies = (givenOn: string | null, expiresOn: string | null): VaccinationRecord => ({
  kind: 'rabies',
  givenOn,
  expiresOn,
});

function check(records: VaccinationRecord[], minDaysBefore = 14) {
  return checkVaccinations({
    species: 'dog',
    records,
    rules: [{ kind: 'rabies', minDaysBefore }],
    visitOn,
  })[0];
}

const set = (givenOn: string) => [{ kind: 'dhpp' as const, givenOn, expiresOn: null }];

describe('young animals and first doses', () => {
  const puppy = (records: VaccinationRecord[], more: object = {}) =>
    checkVaccinations({
      species: 'dog',
      records,
      rules: [
        { kind: 'rabies', minDaysBefore: 0 },
        { kind: 'dhpp', minDaysBefore: 14 },
      ],
      visitOn,
      bornOn: '2026-10-01',
      ...more,
    }).map(({ verdict, goodFrom }) => [verdict, goodFrom]);

  test('an animal that is too young lacks nothing: rabies from 12 weeks, DHPP from 6', () => {
    expect(puppy([])).toEqual([
      ['too_young', '2026-12-24'],
      ['missing', null],
    ]);
    expect(puppy([], { bornOn: '2026-11-15' })).toEqual([
      ['too_young', '2027-02-07'],
      ['too_young', '2026-12-27'],
    ]);
    expect(puppy([], { visitOn: '2026-12-24' })[0]).toEqual(['missing', null]);
    expect(puppy([], { bornOn: null })[0]).toEqual(['missing', null]);
  });

  test('a puppy intro needs one set, a week old', () => {
    expect(puppy(set('2026-12-03'))[1]).toEqual(['given_too_late', '2026-12-17']);
    expect(puppy(set('2026-12-03'), { puppyIntro: true })[1]).toEqual(['ok', null]);
    expect(puppy(set('2026-12-04'), { puppyIntro: true })[1]).toEqual(['given_too_late', '2026-12-11']);
  });

  test.each<[VaccinationRecord['dose'], string, string]>([
    ['first', '2026-11-12', 'ok'],
    ['first', '2026-11-13', 'given_too_late'],
    ['booster', visitOn, 'ok'],
    [null, '2026-11-26', 'ok'],
    [null, '2026-11-27', 'given_too_late'],
  ])(
    'rabies as %s dose of %s is %s: boosters count at once, a first dose after 28 days',
    (dose, on, verdict) => {
      expect(check([{ ...rabies(on, null), dose }])?.verdict).toBe(verdict);
    },
  );
});

const judged = (record: VaccinationRecord, more: object = {}) =>
  checkVaccinations({
    species: 'dog',
    records: [record],
    rules: [{ kind: record.kind, minDaysBefore: 0 }],
    visitOn,
    ...more,
  }).map(({ verdict, goodUntil }) => [verdict, goodUntil])[0];
const rabiesDose = (given: Partial<VaccinationRecord>): VaccinationRecord => ({
  kind: 'rabies',
  givenOn: '2025-10-01',
  expiresOn: '2028-10-01',
  ...given,
});

describe('doses that count for less than their label says', () => {
  test.each<[string, VaccinationRecord, object, [string, string | null]]>([
    [
      'a first dose with a three-year label',
      rabiesDose({ dose: 'first' }),
      {},
      ['expires_before', '2026-10-01'],
    ],
    ['a booster with a three-year label', rabiesDose({ dose: 'booster' }), {}, ['ok', '2028-10-01']],
    ['a dose in the first year', rabiesDose({}), { bornOn: '2025-05-01' }, ['expires_before', '2026-10-01']],
    ['ten years of rabies', rabiesDose({ expiresOn: '2035-10-01' }), {}, ['ok', '2028-10-01']],
    [
      'five years of lepto',
      rabiesDose({ kind: 'leptospirosis', expiresOn: '2030-10-01' }),
      {},
      ['expires_before', '2026-10-01'],
    ],
    ['three years of a horse', rabiesDose({}), { species: 'horse' }, ['expires_before', '2026-10-01']],
    [
      'rabies at 25 days of a dog that is grown now',
      rabiesDose({ givenOn: '2026-02-01', expiresOn: '2027-02-01', dose: 'booster' }),
      { bornOn: '2026-01-07' },
      ['given_too_early', null],
    ],
    [
      'rabies at 25 days of a puppy still too young',
      rabiesDose({ givenOn: '2026-11-25', expiresOn: '2027-11-25' }),
      { bornOn: '2026-11-01' },
      ['too_young', null],
    ],
    [
      'yesterday’s dose of a puppy of 16 weeks',
      rabiesDose({ givenOn: '2026-12-09', expiresOn: null }),
      { bornOn: '2026-08-20' },
      ['given_too_late', '2027-12-09'],
    ],
    [
      'nasal bordetella at 5 weeks',
      rabiesDose({ kind: 'bordetella', givenOn: '2026-12-01', expiresOn: null }),
      { bornOn: '2026-10-26' },
      ['ok', '2027-06-01'],
    ],
  ])('%s', (_, record, more, expected) => {
    expect(judged(record, more)).toEqual(expected);
  });

  test.each(['bordetella', 'leptospirosis', 'lyme', 'canine_influenza'] as const)(
    'a puppy of five weeks lacks no %s',
    (kind) => {
      const rules = [{ kind, minDaysBefore: 0 }];
      const found = checkVaccinations({ species: 'dog', records: [], rules, visitOn, bornOn: '2026-11-05' });
      expect(found[0]?.verdict).toBe('too_young');
    },
  );
});

const firstDoseIn = (state: string, givenOn: string) =>
  checkVaccinations({
    species: 'dog',
    records: [{ ...rabies(givenOn, null), dose: 'first' }],
    rules: [{ kind: 'rabies', minDaysBefore: 0 }],
    visitOn,
    state,
  })[0]?.verdict;

test('in New York a first dose against rabies counts after 14 days', () => {
  expect([firstDoseIn('NY', '2026-11-26'), firstDoseIn('NY', '2026-11-27')]).toEqual([
    'ok',
    'given_too_late',
  ]);
  expect([firstDoseIn('NJ', '2026-11-12'), firstDoseIn('NJ', '2026-11-26')]).toEqual([
    'ok',
    'given_too_late',
  ]);
});

describe('checking vaccinations for a visit', () => {
  test.each<[string, VaccinationRecord[], object]>([
    ['nothing on record', [], { verdict: 'missing' }],
    ['good past the visit', [rabies('2026-01-05', '2027-01-05')], { verdict: 'ok', goodUntil: '2027-01-05' }],
    ['good until the very day', [rabies('2025-12-10', visitOn)], { verdict: 'ok' }],
    [
      'out the day before',
      [rabies('2025-12-09', '2026-12-09')],
      { verdict: 'expires_before', goodUntil: '2026-12-09' },
    ],
    ['given exactly in time', [rabies('2026-11-26', '2027-11-26')], { verdict: 'ok' }],
    [
      'given a day late',
      [rabies('2026-11-27', '2027-11-27')],
      { verdict: 'given_too_late', goodFrom: '2026-12-11' },
    ],
    [
      'planned after the visit',
      [rabies('2026-12-20', '2027-12-20')],
      { verdict: 'given_too_late', goodFrom: '2027-01-03' },
    ],
    [
      'no expiry: a year from the shot',
      [rabies('2025-12-01', null)],
      { verdict: 'expires_before', goodUntil: '2026-12-01' },
    ],
    ['no day given', [rabies(null, '2027-06-01')], { verdict: 'date_unknown' }],
    ['no day at all', [rabies(null, null)], { verdict: 'date_unknown', goodUntil: null }],
    [
      'a fresh booster, the old one still good',
      [rabies('2026-12-08', '2029-12-08'), rabies('2024-01-02', '2027-01-02')],
      { verdict: 'ok', goodUntil: '2027-01-02' },
    ],
    [
      'an old and a too fresh one',
      [rabies('2023-01-02', '2026-01-02'), rabies('2026-12-08', '2027-12-08')],
      { verdict: 'given_too_late', goodFrom: '2026-12-22' },
    ],
    [
      'two good ones: the longer',
      [rabies('2026-01-01', '2027-01-01'), rabies('2026-02-01', '2029-02-01')],
      { verdict: 'ok', goodUntil: '2029-02-01' },
    ],
    [
      'another vaccine',
      [{ kind: 'dhpp', givenOn: '2026-01-01', expiresOn: '2027-01-01' }],
      { verdict: 'missing' },
    ],
  ])('%s', (_, records, expected) => {
    expect(check(records)).toMatchObject(expected);
  });

  test('needs no `givenOn` if the provider sets no minimum days', () => {
    expect(check([rabies(null, '2027-06-01')], 0)).toMatchObject({ verdict: 'ok' });
  });

  test('returns findings in the order of the rules, without rules for other species', () => {
    const findings = checkVaccinations({
      species: 'cat',
      records: [rabies('2026-01-05', '2027-01-05')],
      rules: [
        { kind: 'bordetella', minDaysBefore: 2 },
        { kind: 'fvrcp', minDaysBefore: 0 },
        { kind: 'rabies', minDaysBefore: 0 },
      ],
      visitOn,
    });
    expect(findings.map(({ kind, verdict }) => [kind, verdict])).toEqual([
      ['fvrcp', 'missing'],
      ['rabies', 'ok'],
    ]);
    expect(vaccinationsInOrder(findings)).toBe(false);
    expect(vaccinationsInOrder(findings.slice(1))).toBe(true);
    expect(vaccinationsInOrder([])).toBe(true);
  });

  test('is in order exactly if one record covers the visit and was given in time', () => {
    const offset = fc.integer({ min: -60, max: 60 });
    const record = fc
      .tuple(offset, fc.nat(90))
      .map(([given, valid]) => rabies(addDays(visitOn, given), addDays(visitOn, given + valid)));
    fc.assert(
      fc.property(fc.array(record, { maxLength: 4 }), fc.nat(20), (records, minDays) => {
        const covered = records.some(
          ({ givenOn, expiresOn }) =>
            addDays(givenOn ?? '', minDays) <= visitOn && (expiresOn ?? '') >= visitOn,
        );
        expect(check(records, minDays)?.verdict === 'ok').toBe(covered);
      }),
    );
  });
});
