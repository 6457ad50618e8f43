import type { Species } from '#contract/pets/pet-codes.ts';
import type { ProofCheck } from '#contract/vaccinations/vaccinations.ts';
import type { Evidence, VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import { addDays } from '../calendar-days.ts';
import {
  countsUntil,
  firstRabiesDoseDays,
  givenFrom,
  isFirstDose,
  isTooEarly,
  vaccines,
} from './vaccinations.ts';

/** Days are 'YYYY-MM-DD'. */
export interface VaccinationRecord {
  kind: VaccineCode;
  givenOn: string | null;
  /** If null, the shortest usual validity after `givenOn` applies. */
  expiresOn: string | null;
  /** Null or omitted if unknown. */
  dose?: 'first' | 'booster' | null;
  /** Defaults to a vaccination. */
  evidence?: Evidence;
  /** Whether its document is on record; a titer or waiver counts only with it. */
  hasProof?: boolean;
  /** Who last looked at its document, and when. */
  check?: ProofCheck | null;
}

/** The substitutes for a vaccination that a provider accepts. */
export interface AcceptedPapers {
  titers: boolean;
  waivers: boolean;
}

/** A required vaccine, and how many days before the visit it must have been given. */
export interface VaccinationRule {
  kind: VaccineCode;
  minDaysBefore: number;
}

export type VaccinationVerdict =
  | 'ok'
  | 'missing'
  /** A titer or waiver is on record that the provider does not accept for this vaccine. */
  | 'not_accepted'
  /** Not on record, and the animal is too young for it on the day of the visit. */
  | 'too_young'
  /** On record without both dates, or without `givenOn` where it is required. */
  | 'date_unknown'
  /** Given at an age at which it does not count. */
  | 'given_too_early'
  /** Expires before the visit. */
  | 'expires_before'
  /** Given, or still to be given, too few days before the visit. */
  | 'given_too_late'
  /** An acceptable titer or waiver without its document. */
  | 'proof_missing';

export interface VaccinationFinding {
  kind: VaccineCode;
  verdict: VaccinationVerdict;
  /** The evidence of the judged record; null if there is none. */
  evidence: Evidence | null;
  /** The last valid day of the record that counts, if known. */
  goodUntil: string | null;
  /**
   * For `given_too_late`: the first possible day of the visit; for `too_young`: the first possible day of the
   * dose.
   */
  goodFrom: string | null;
  /** Who last looked at the document of the judged record. */
  check: ProofCheck | null;
}

const fromWorst: VaccinationVerdict[] = [
  'missing',
  'not_accepted',
  'too_young',
  'date_unknown',
  'given_too_early',
  'expires_before',
  'given_too_late',
  'proof_missing',
  'ok',
];

/**
 * Checks a pet's vaccinations for a visit against a provider's rules and returns one finding per rule, in
 * their order. Rules for other species are skipped; the best record of a kind counts.
 */
export function checkVaccinations(input: {
  species: Species;
  records: readonly VaccinationRecord[];
  rules: readonly VaccinationRule[];
  visitOn: string;
  bornOn?: string | null;
  /** A puppy's first visit: one set of its basic shots, given at least a week before, is enough (AVSAB). */
  puppyIntro?: boolean;
  /**
   * The state of the visit: states differ in how long after a first rabies dose an animal counts as
   * protected.
   */
  state?: string;
  /** If omitted, neither titers nor waivers are accepted. */
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

/** Whether no finding prevents the visit. */
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
    ? { kind, verdict: 'too_young', evidence: null, goodUntil: null, goodFrom: from, check: null }
    : { kind, verdict: 'missing', evidence: null, goodUntil: null, goodFrom: null, check: null };
}

/** The minimum number of days between a dose and the visit. */
function daysBefore(
  record: VaccinationRecord,
  { minDaysBefore }: VaccinationRule,
  { state, bornOn }: Asked,
): number {
  if (record.kind !== 'rabies') return minDaysBefore;
  if (isFirstDose(record, bornOn)) return Math.max(minDaysBefore, firstRabiesDoseDays(state));
  return record.dose === 'booster' ? 0 : minDaysBefore;
}

type Asked = {
  species: Species;
  visitOn: string;
  bornOn?: string | null;
  state?: string;
  accepts?: AcceptedPapers;
};

function judge(record: VaccinationRecord, rule: VaccinationRule, asked: Asked): VaccinationFinding {
  const { evidence = 'vaccination' } = record;
  return evidence === 'vaccination'
    ? judgeDose(record, rule, asked)
    : judgePaper({ ...record, evidence }, asked);
}

/** A titer never replaces a rabies vaccination by law, whatever a provider accepts. */
const isAccepted = (
  kind: VaccineCode,
  evidence: 'titer' | 'waiver',
  { titers, waivers }: AcceptedPapers = { titers: false, waivers: false },
): boolean => (evidence === 'waiver' ? waivers : titers && kind !== 'rabies');

/** Judges a titer or waiver; its age does not matter. */
function judgePaper(
  record: VaccinationRecord & { evidence: 'titer' | 'waiver' },
  { visitOn, accepts }: Asked,
): VaccinationFinding {
  const { kind, evidence, expiresOn: goodUntil, check = null } = record;
  const finding = { kind, evidence, goodUntil, goodFrom: null, check };
  if (!isAccepted(kind, evidence, accepts)) return { ...finding, verdict: 'not_accepted' };
  if (!goodUntil) return { ...finding, verdict: 'date_unknown' };
  if (goodUntil < visitOn) return { ...finding, verdict: 'expires_before' };
  return { ...finding, verdict: record.hasProof ? 'ok' : 'proof_missing' };
}

function judgeDose(record: VaccinationRecord, rule: VaccinationRule, asked: Asked): VaccinationFinding {
  const { visitOn, species, bornOn } = asked;
  const { kind, givenOn, check = null } = record;
  const goodUntil = countsUntil(record, species, bornOn);
  const minDaysBefore = daysBefore(record, rule, asked);
  const goodFrom = givenOn && addDays(givenOn, minDaysBefore);
  const finding = { kind, evidence: 'vaccination' as const, goodUntil, goodFrom: null, check };
  if (!goodUntil || (!goodFrom && minDaysBefore > 0)) return { ...finding, verdict: 'date_unknown' };
  if (isTooEarly(record, bornOn)) return tooEarly(finding, asked);
  if (goodUntil < visitOn) return { ...finding, verdict: 'expires_before' };
  if (goodFrom && goodFrom > visitOn) return { ...finding, verdict: 'given_too_late', goodFrom };
  return { ...finding, verdict: 'ok' };
}

/** As if it were not given: too young an animal lacks nothing yet. */
function tooEarly(finding: Omit<VaccinationFinding, 'verdict'>, asked: Asked): VaccinationFinding {
  const without = notOnRecord(finding.kind, asked);
  return without.verdict === 'too_young'
    ? without
    : { ...finding, goodUntil: null, verdict: 'given_too_early' };
}

function better(one: VaccinationFinding, other: VaccinationFinding): VaccinationFinding {
  const difference = fromWorst.indexOf(other.verdict) - fromWorst.indexOf(one.verdict);
  if (difference !== 0) return difference > 0 ? other : one;
  if (other.verdict === 'given_too_late') return (other.goodFrom ?? '') < (one.goodFrom ?? '') ? other : one;
  return (other.goodUntil ?? '') > (one.goodUntil ?? '') ? other : one;
}
