import type { Species, VaccineCode } from '#contract/pet-codes.ts';
import { addDays } from './calendar-days.ts';
import { suggestedExpiry, vaccines } from './vaccinations.ts';

/** Days are 'YYYY-MM-DD'. */
export interface VaccinationRecord {
  kind: VaccineCode;
  givenOn: string | null;
  /** Without it, the shortest usual validity after `givenOn` counts. */
  expiresOn: string | null;
}

/** What a provider asks for: a kind, given at least so many days before the visit. */
export interface VaccinationRule {
  kind: VaccineCode;
  minDaysBefore: number;
}

export type VaccinationVerdict =
  | 'ok'
  | 'missing'
  /** On record with neither a day given nor a day it expires, or without the day given where that matters. */
  | 'date_unknown'
  /** Runs out before the visit, or has done so already. */
  | 'expires_before'
  /** Given, or still to be given, too few days before the visit. */
  | 'given_too_late';

export interface VaccinationFinding {
  kind: VaccineCode;
  verdict: VaccinationVerdict;
  /** The last good day of the record that counts, where known. */
  goodUntil: string | null;
  /** For `given_too_late`: the first day on which a visit would do. */
  goodFrom: string | null;
}

const fromWorst: VaccinationVerdict[] = ['missing', 'date_unknown', 'expires_before', 'given_too_late', 'ok'];

/**
 * Judges a pet's vaccinations for a visit on a day against a provider's rules: one finding per rule, in the
 * order of the rules. Rules about other species' vaccines are left out; the best record of a kind counts.
 */
export function checkVaccinations(input: {
  species: Species;
  records: readonly VaccinationRecord[];
  rules: readonly VaccinationRule[];
  visitOn: string;
}): VaccinationFinding[] {
  return input.rules
    .filter(({ kind }) => vaccines[kind].species.includes(input.species))
    .map((rule) =>
      input.records
        .filter(({ kind }) => kind === rule.kind)
        .map((record) => judge(record, rule, input.visitOn))
        .reduce(better, { kind: rule.kind, verdict: 'missing', goodUntil: null, goodFrom: null }),
    );
}

/** Whether nothing stands in the way of the visit. */
export function vaccinationsInOrder(findings: readonly VaccinationFinding[]): boolean {
  return findings.every(({ verdict }) => verdict === 'ok');
}

function judge(record: VaccinationRecord, rule: VaccinationRule, visitOn: string): VaccinationFinding {
  const { kind, givenOn } = record;
  const goodUntil = record.expiresOn ?? (givenOn && suggestedExpiry(kind, givenOn));
  const goodFrom = givenOn && addDays(givenOn, rule.minDaysBefore);
  const finding = { kind, goodUntil, goodFrom: null };
  if (!goodUntil || (!goodFrom && rule.minDaysBefore > 0)) return { ...finding, verdict: 'date_unknown' };
  if (goodUntil < visitOn) return { ...finding, verdict: 'expires_before' };
  if (goodFrom && goodFrom > visitOn) return { ...finding, verdict: 'given_too_late', goodFrom };
  return { ...finding, verdict: 'ok' };
}

function better(one: VaccinationFinding, other: VaccinationFinding): VaccinationFinding {
  const difference = fromWorst.indexOf(other.verdict) - fromWorst.indexOf(one.verdict);
  if (difference !== 0) return difference > 0 ? other : one;
  if (other.verdict === 'given_too_late') return (other.goodFrom ?? '') < (one.goodFrom ?? '') ? other : one;
  return (other.goodUntil ?? '') > (one.goodUntil ?? '') ? other : one;
}
