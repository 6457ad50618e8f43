import type { BreedPrice, FactsDraft, ProviderFacts, SafetyCard } from '#contract/profiles/facts.ts';
import type { FieldsSeen } from '#contract/fields-seen.ts';
import { endOfDay } from '#contract/calendar/time-spans.ts';
import { OpeningHours, hoursLine } from '#contract/profiles/opening-hours.ts';
import { breedNamed } from '#reference/breeds/breed-index.ts';
import { cutText } from '#reference/text/cut-text.ts';
import type { Place } from '#contract/places/places.ts';
import { heatedCageLaw } from '#reference/places/grooming-licenses.ts';
import { followOpeningHours } from '#server/modules/calendar/index.ts';
import { withOnlySeen } from '#server/platform/http/requests/fields-seen.ts';
import type { Places } from '#server/platform/places/places.ts';
import { fieldProblem } from '#server/platform/problem.ts';
import type { Transaction } from '#server/platform/transaction.ts';
import { lockProfiles } from '../profiles.queries.ts';
import { resolvePlace } from '../resolve-address.ts';
import {
  getFacts,
  writeAreaTexts,
  writeAreas,
  writeFacts,
  writeHoursText,
  writePrices,
} from './facts.queries.ts';
import type { Side } from './facts.queries.ts';

/**
 * Saves the facts and clears omitted ones; if the caller lists the fields it saw, the others are kept.
 * @throws Problem `invalid`, `changed_elsewhere`
 */
export async function saveFacts(
  t: Transaction,
  places: Places,
  accountId: string,
  side: Side,
  wanted: FactsDraft,
  seen?: FieldsSeen,
): Promise<ProviderFacts> {
  await lockProfiles(t.sql, accountId);
  const before = await getFacts(t.sql, accountId, side);
  const draft = withOnlySeen(seen, before, wanted);
  const { safety = null, breedPrices = [], extras = null } = draft;
  const hours = draft.hours ? withMidnights(draft.hours) : null;
  const saves = (field: keyof FactsDraft) => seen?.has(field) ?? true;
  requireLawfulDryers(safety, before);
  requireKnownBreeds(breedPrices);
  await writeFacts(
    t.sql,
    accountId,
    side,
    { hours, safety, languages: [...new Set(draft.languages)], breedPrices, extras },
    t.now,
  );
  if (saves('prices')) await writePrices(t.sql, accountId, side, draft.prices ?? []);
  if (saves('areas')) await saveAreas(t, places, accountId, side, draft.areas ?? []);
  if (saves('hours') && hours) {
    await writeHoursText(t.sql, accountId, cutText(hoursLine(hours), 300));
    await followOpeningHours(t, accountId, { before: before.hours, after: hours });
  }
  return getFacts(t.sql, accountId, side);
}

/** Midnight is kept as the beginning of the next day. */
const withMidnights = (hours: OpeningHours): OpeningHours =>
  OpeningHours.parse(
    Object.fromEntries(
      Object.entries(hours).map(([day, { spans, ...rest }]) => [
        day,
        { ...rest, spans: spans.map(({ from, to }) => ({ from, to: endOfDay(to) })) },
      ]),
    ),
  );

/** @throws Problem `invalid` for what the state's law forbids */
function requireLawfulDryers(safety: SafetyCard | null, { state }: ProviderFacts): void {
  const law = safety?.dryers === 'heated_cages' ? heatedCageLaw(state) : undefined;
  if (law) throw fieldProblem('safety.dryers', `Drying pets in heated cages is forbidden here (${law}).`);
}

/** @throws Problem `invalid` naming a breed that no pet could have */
function requireKnownBreeds(rows: readonly BreedPrice[]): void {
  for (const [index, { breed }] of rows.entries())
    if (breed !== null && !breedNamed(breed, 'dog') && !breedNamed(breed, 'cat'))
      throw fieldProblem(`breedPrices.${index}.breed`, 'Choose a breed of the list.');
}

/** Saves each area as the place that it names, once. */
async function saveAreas(
  t: Transaction,
  places: Places,
  accountId: string,
  side: Side,
  texts: readonly string[],
): Promise<void> {
  const areas = distinct(texts.map((text, index) => areaOf(places, text, `areas.${index}`)));
  await writeAreas(t.sql, accountId, side, areas);
  const names = areas.map(({ name }) => name);
  if (side === 'business') await writeAreaTexts(t.sql, accountId, names);
}

function areaOf(places: Places, text: string, field: string): Place & { name: string } {
  const place = resolvePlace(places, text, field);
  const town = `${place.city}, ${place.state}`;
  return { ...place, name: /\d{5}/.test(text) ? `${town} ${place.zip}` : town };
}

function distinct<Area extends { name: string }>(areas: readonly Area[]): Area[] {
  return areas.filter(({ name }, index) => areas.findIndex((other) => other.name === name) === index);
}
