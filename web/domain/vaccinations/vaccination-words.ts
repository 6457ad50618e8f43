import type { Evidence, VaccineCode } from '#contract/vaccinations/vaccination-codes.ts';
import type { Pet } from '#contract/pets/pets.ts';
import type { ProofCheck, Vaccination } from '#contract/vaccinations/vaccinations.ts';
import { expiryState, vaccines, vaccinesFor } from '#reference/vaccinations/vaccinations.ts';
import { isoDay, monthDay, monthDayYear, monthYear } from '#web/lib/dates.ts';

export type Expiry = ReturnType<typeof expiryState> | 'unknown';

/** Short name: 'Bordetella' instead of 'Bordetella (kennel cough)'. */
export const vaccineName = (kind: VaccineCode): string => vaccines[kind].label.replace(/ \(.*\)$/, '');

/** 'Bordetella', 'Bordetella titer', 'Bordetella waiver' */
export const recordName = ({ kind, evidence }: Pick<Vaccination, 'kind' | 'evidence'>): string =>
  `${vaccineName(kind)}${evidenceSuffix[evidence]}`;

const evidenceSuffix: Record<Evidence, string> = { vaccination: '', titer: ' titer', waiver: ' waiver' };

export const expiryOf = ({ expiresOn }: Pick<Vaccination, 'expiresOn'>, now: Date): Expiry =>
  expiresOn ? expiryState(expiresOn, isoDay(now)) : 'unknown';

/** Keeps the longest-lasting dose, titer and waiver of each kind; the others are history. */
export function lastingRecords<Kept extends Pick<Vaccination, 'kind' | 'evidence' | 'expiresOn'>>(
  records: readonly Kept[],
): Kept[] {
  const lasting = new Map<string, Kept>();
  for (const record of records) {
    const other = lasting.get(recordName(record));
    if (!other || (record.expiresOn ?? '') > (other.expiresOn ?? '')) lasting.set(recordName(record), record);
  }
  return [...lasting.values()];
}

/** Summary of a pet's vaccinations in one line, with problems first. */
export type VaccinationNews =
  | { state: 'none' }
  | { state: 'good'; words: string; noPaper: string }
  | { state: 'due'; kind: VaccineCode; words: string; more: number };

export function vaccinationNews(
  { species, vaccinations }: Pick<Pet, 'species' | 'vaccinations'>,
  now: Date,
): VaccinationNews {
  const records = lastingRecords(vaccinations);
  const due = records
    .filter((record) => ['expired', 'expires_soon'].includes(expiryOf(record, now)))
    .toSorted((one, other) => (one.expiresOn ?? '').localeCompare(other.expiresOn ?? ''));
  const [first] = due;
  if (first?.expiresOn) {
    const words = expiryWords(first, now);
    return {
      state: 'due',
      kind: first.kind,
      words: `${recordName(first)} ${words}.`,
      more: due.length - 1,
    };
  }
  const until = records
    .map(({ expiresOn }) => expiresOn)
    .filter((day) => day !== null)
    .toSorted()[0];
  if (!until) return { state: 'none' };
  const order = vaccinesFor(species);
  const [lead = '', ...rest] = records
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
    .map(recordName);
  const names = [lead, ...rest.map((name) => name.charAt(0).toLowerCase() + name.slice(1))].join(', ');
  const words = `${names} good until ${monthYear(until, 'UTC')}`;
  return { state: 'good', words, noPaper: noPaperWords(records) };
}

/** 'No proof uploaded yet', 'No proof of Bordetella uploaded yet'; empty where each record has one. */
function noPaperWords(records: readonly Vaccination[]): string {
  const without = records.filter(({ proofUrl, proofCheck }) => !proofUrl && !proofCheck);
  if (without.length === 0) return '';
  const which = without.length === records.length ? '' : ` of ${without.map(recordName).join(', ')}`;
  return `No proof${which} uploaded yet`;
}

/** 'expires Dec 4', 'expired Nov 4, 2025', 'good until Aug 2, 2027' */
export const expiryWords = (record: Vaccination, now: Date): string =>
  expiryOf(record, now) === 'good' ? `good ${endWords(record, now)}` : endWords(record, now);

/** 'Checked by Shiny Paws on Nov 12, 2026' */
export const checkWords = ({ by, at }: ProofCheck): string => `Checked by ${by} on ${monthDayYear(at)}`;

/** 'Certificate 2026-114 · Tag A 1177 · Lakeside Animal Hospital'; empty if the certificate says none. */
export const paperWords = ({
  certificateNumber,
  tagNumber,
  clinic,
}: Pick<Vaccination, 'certificateNumber' | 'tagNumber' | 'clinic'>): string =>
  [certificateNumber && `Certificate ${certificateNumber}`, tagNumber && `Tag ${tagNumber}`, clinic]
    .filter(Boolean)
    .join(' · ');

/** End of a record for use next to a 'Good' badge: 'until Aug 2, 2027' */
export function endWords(record: Vaccination, now: Date): string {
  const { expiresOn } = record;
  if (!expiresOn) return 'has no expiration date';
  const state = expiryOf(record, now);
  if (state === 'good') return `until ${monthDayYear(expiresOn, 'UTC')}`;
  const day = monthDay(expiresOn, 'UTC', now);
  return state === 'expired' ? `expired ${day}` : `expires ${day}`;
}
