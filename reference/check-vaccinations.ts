import type { Evidence, Species, VaccineCode } from '#contract/pet-codes.ts';
import { addDays } from './calendar-days.ts';
import { firstRabiesDoseDays, givenFrom, suggestedExpiry, vaccines } from './vaccinations.ts';

/** Days are 'YYYY-MM-DD'. */
export interface VaccinationRecord {
  kind: VaccineCode;
  givenOn: string | null;
  /** Without it, the shortest usual validity after `givenOn` counts. */
  expiresOn: string | null;
  /** Null or left out where it is not known. */
  dose?: 'first' | 'booster' | null;
  /** A vaccination where it is left out. */
  evidence?: Evidence;
  /** Whether its paper is on record; a titer or waiver counts with it only. */
  hasProof?: boolean;
}

/** What a provider takes instead of a vaccination. */
export interface AcceptedPapers {
  titers: boolean;
  waivers: boolean;
}

/** What a provider asks for: a kind, given at least so many days before the visit. */
export interface VaccinationRule {
  kind: VaccineCode;
  minDaysBefore: number;
}

export type VaccinationVerdict =
  | 'ok'
  | 'missing'
  /** A titer or waiver is on record that the provider does not accept for this vaccine. */
  | 'not_accepted'
  /** Not on record, and on the day of the visit the animal is too young for it. */
  | 'too_young'
  /** On record with neither a day given nor a day it expires, or without the day given where that matters. */
  | 'date_unknown'
  /** Runs out before the visit, or has done so already. */
  | 'expires_before'
  /** Given, or still to be given, too few days before the visit. */
  | 'given_too_late'
  /** A titer or waiver that would count, without its paper. */
  | 'proof_missing';

export interface VaccinationFinding {
  kind: VaccineCode;
  verdict: VaccinationVerdict;
  /** What the record shows that was judged; null where there is none. */
  evidence: Evidence | null;
  /** The last good day of the record that counts, where known. */
  goodUntil: string | null;
  /** For `given_too_late`: the first day on which a visit would do; for `too_young`: on which the dose can be given. */
  goodFrom: string | null;
}

const fromWorst: VaccinationVerdict[] = [
  'missing',
  'not_accepted',
  'too_young',
  'date_unknown',
  'expires_before',
  'given_too_late',
  'proof_missing',
  'ok',
];

/**
 * Judges a pet's vaccinations for a visit on a day against a provider's rules: one finding per rule, in the
 * order of the rules. Rules about other species' vaccines are left out; the best record of a kind counts.
 */
export function checkVaccinations(input: {
  species: Species;
  records: readonly VaccinationRecord[];
  rules: readonly VaccinationRule[];
  visitOn: string;
  bornOn?: string | null;
  /** A puppy's first visit: one set of its basic shots, given at least a week before, is enough (AVSAB). */
  puppyIntro?: boolean;
  /** Where the visit is: states differ in how long after a first dose against rabies an animal counts as protected. */
  state?: string;
  /** Neither a titer nor a waiver without it. */
  accepts?: AcceptedPapers;
}): VaccinationFinding[] {
  return input.rules
    .filter(({ kind }) => vaccines[kind].species.includes(input.species))
    .map((rule) =>
      input.records
        .filter(({ kind }) => kind === rule.kind)
        .map((record) => judge(record, input.puppyIntro ? forPuppy(rule) : rule, input))
        .reduce(better, notOnRecord(rule.kind, input)),
    );
}

/** Whether nothing stands in the way of the visit. */
export function vaccinationsInOrder(findings: readonly VaccinationFinding[]): boolean {
  return findings.every(({ verdict }) => verdict === 'ok' || verdict === 'too_young');
}

const puppyDays = 7;
const forPuppy = (rule: VaccinationRule): VaccinationRule =>
  rule.kind === 'dhpp' ? { ...rule, minDaysBefore: puppyDays } : rule;

function notOnRecord(
  kind: VaccineCode,
  { bornOn, visitOn }: { bornOn?: string | null; visitOn: string },
): VaccinationFinding {
  const from = bornOn ? givenFrom(kind, bornOn) : null;
  return from && visitOn < from
    ? { kind, verdict: 'too_young', evidence: null, goodUntil: null, goodFrom: from }
    : { kind, verdict: 'missing', evidence: null, goodUntil: null, goodFrom: null };
}

/** How many days before the visit a dose was to be given. */
function daysBefore(
  { kind, dose }: VaccinationRecord,
  { minDaysBefore }: VaccinationRule,
  state?: string,
): number {
  if (kind !== 'rabies' || !dose) return minDaysBefore;
  return dose === 'booster' ? 0 : Math.max(minDaysBefore, firstRabiesDoseDays(state));
}

type Asked = { visitOn: string; state?: string; accepts?: AcceptedPapers };

function judge(record: VaccinationRecord, rule: VaccinationRule, asked: Asked): VaccinationFinding {
  const { evidence = 'vaccination' } = record;
  return evidence === 'vaccination'
    ? judgeDose(record, rule, asked)
    : judgePaper({ ...record, evidence }, asked);
}

/** A titer is no substitute for rabies vaccination before the law, whatever a provider accepts. */
const isAccepted = (
  kind: VaccineCode,
  evidence: 'titer' | 'waiver',
  { titers, waivers }: AcceptedPapers = { titers: false, waivers: false },
): boolean => (evidence === 'waiver' ? waivers : titers && kind !== 'rabies');

/** How long before the visit a titer was tested or a waiver signed does not matter. */
function judgePaper(
  record: VaccinationRecord & { evidence: 'titer' | 'waiver' },
  { visitOn, accepts }: Asked,
): VaccinationFinding {
  const { kind, evidence, expiresOn: goodUntil } = record;
  const finding = { kind, evidence, goodUntil, goodFrom: null };
  if (!isAccepted(kind, evidence, accepts)) return { ...finding, verdict: 'not_accepted' };
  if (!goodUntil) return { ...finding, verdict: 'date_unknown' };
  if (goodUntil < visitOn) return { ...finding, verdict: 'expires_before' };
  return { ...finding, verdict: record.hasProof ? 'ok' : 'proof_missing' };
}

function judgeDose(
  record: VaccinationRecord,
  rule: VaccinationRule,
  { visitOn, state }: Asked,
): VaccinationFinding {
  const { kind, givenOn } = record;
  const goodUntil = record.expiresOn ?? (givenOn && suggestedExpiry(kind, givenOn));
  const minDaysBefore = daysBefore(record, rule, state);
  const goodFrom = givenOn && addDays(givenOn, minDaysBefore);
  const finding = { kind, evidence: 'vaccination' as const, goodUntil, goodFrom: null };
  if (!goodUntil || (!goodFrom && minDaysBefore > 0)) return { ...finding, verdict: 'date_unknown' };
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
