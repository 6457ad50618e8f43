import { isOwnService, serviceCodes } from '#contract/pets/pet-codes.ts';
import type { ServiceCode } from '#contract/pets/pet-codes.ts';
import { priceColumns } from '#contract/profiles/facts.ts';
import type {
  BookPrice,
  ExtraPrices,
  LanguageCode,
  PriceColumn,
  ProviderFacts,
  SafetyCard,
} from '#contract/profiles/facts.ts';
import { dayProblem, weekdayNames, weekdays } from '#contract/profiles/opening-hours.ts';
import type { OpeningHours } from '#contract/profiles/opening-hours.ts';
import { extraCodes } from '#reference/extra-prices.ts';
import { dollarsForInput, typedCents } from '#web/lib/money.ts';

/** A price and its minutes as typed. */
export type TypedPrice = { price: string; minutes: string };
export type TypedBook = Record<ServiceCode, Record<PriceColumn, TypedPrice>>;

export type FactsValues = {
  hours: OpeningHours;
  areas: string[];
  prices: TypedBook;
  /** Services of one's own name, which this form keeps. */
  ownPrices: BookPrice[];
  extras: Record<keyof ExtraPrices, string>;
  languages: LanguageCode[];
  safety: {
    dryers: string;
    neverAlone: boolean;
    staff: string;
    mayWatch: boolean;
    dogsPerGroomer: string;
    firstAid: boolean;
    licenseNumber: string;
  };
};

const entriesOf = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

const closedWeek = (): OpeningHours => entriesOf(weekdays, () => ({ spans: [], byAppointment: false }));

function typedBook(rows: readonly BookPrice[]): TypedBook {
  const typed = (service: ServiceCode, size: PriceColumn): TypedPrice => {
    const row = rows.find((each) => each.service === service && each.size === size);
    return { price: row ? dollarsForInput(row.from) : '', minutes: String(row?.minutes ?? '') };
  };
  return entriesOf(serviceCodes, (service) => entriesOf(priceColumns, (size) => typed(service, size)));
}

export const factsValues = (facts: ProviderFacts | null): FactsValues => ({
  hours: facts?.hours ?? closedWeek(),
  areas: facts?.areas ?? [],
  prices: typedBook(facts?.prices ?? []),
  ownPrices: facts?.prices.filter(({ service }) => isOwnService(service)) ?? [],
  extras: entriesOf(extraCodes, (code) => {
    const cents = facts?.extras?.[code] ?? null;
    return cents === null ? '' : dollarsForInput(cents);
  }),
  languages: facts?.languages ?? [],
  safety: {
    dryers: facts?.safety?.dryers ?? '',
    neverAlone: facts?.safety?.neverAlone ?? false,
    staff: facts?.safety?.staff ?? '',
    mayWatch: facts?.safety?.mayWatch ?? false,
    dogsPerGroomer: String(facts?.safety?.dogsPerGroomer ?? ''),
    firstAid: facts?.safety?.firstAid ?? false,
    licenseNumber: facts?.safety?.licenseNumber ?? '',
  },
});

const whole = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** A week without any opening counts as no hours given. */
const givenHours = (hours: OpeningHours): OpeningHours | null =>
  weekdays.some((day) => hours[day].byAppointment || hours[day].spans.length > 0) ? hours : null;

function givenSafety(typed: FactsValues['safety']): SafetyCard | null {
  const card: SafetyCard = {
    dryers: (typed.dryers || null) as SafetyCard['dryers'],
    neverAlone: typed.neverAlone,
    staff: (typed.staff || null) as SafetyCard['staff'],
    mayWatch: typed.mayWatch,
    dogsPerGroomer: whole(typed.dogsPerGroomer),
    firstAid: typed.firstAid,
    licenseNumber: typed.licenseNumber.trim() || null,
  };
  return Object.values(card).some(Boolean) ? card : null;
}

const bookOf = (typed: TypedBook): BookPrice[] =>
  serviceCodes.flatMap((service) =>
    priceColumns.flatMap((size) => {
      const { price, minutes } = typed[service][size];
      return price.trim() === '' ? [] : [{ service, size, from: typedCents(price), minutes: whole(minutes) }];
    }),
  );

function givenExtras(typed: FactsValues['extras']): ExtraPrices | null {
  const given = entriesOf(extraCodes, (code) => (typed[code].trim() === '' ? null : typedCents(typed[code])));
  return Object.values(given).some((cents) => cents !== null) ? given : null;
}

export const groomerFactsDraft = ({ areas, prices, ownPrices, extras, languages, safety }: FactsValues) => ({
  areas,
  prices: [...bookOf(prices), ...ownPrices],
  extras: givenExtras(extras),
  languages,
  safety: givenSafety(safety),
});

export const businessFactsDraft = (values: FactsValues) => ({
  ...groomerFactsDraft(values),
  hours: givenHours(values.hours),
});

/** What is wrong with the typed values, by field. */
export function factsProblems({
  hours,
  prices,
  extras,
  safety,
}: FactsValues): Record<string, string | undefined> {
  const found: Record<string, string | undefined> = {};
  for (const [nth, day] of weekdays.entries()) {
    const isOpen = hours[day].spans.some(({ from, to }) => !from || !to);
    found[`hours.${day}`] = isOpen
      ? `${weekdayNames[day]} lacks a time`
      : dayProblem(day, hours[day], hours[weekdays.at(nth - 1) ?? day]);
  }
  for (const service of serviceCodes)
    for (const size of priceColumns) {
      const { price, minutes } = prices[service][size];
      const field = `prices.${service}.${size}`;
      if (price.trim() !== '' && !(typedCents(price) >= 100))
        found[`${field}.price`] = 'Use an amount like 85';
      if (price.trim() === '' && minutes.trim() !== '') found[`${field}.price`] = 'Add the price';
      if (!/^\d*$/.test(minutes.trim()) || (minutes && (Number(minutes) < 5 || Number(minutes) > 720)))
        found[`${field}.minutes`] = 'Use 5 to 720 minutes';
    }
  for (const code of extraCodes)
    if (extras[code].trim() !== '' && !(typedCents(extras[code]) >= 100))
      found[`extras.${code}`] = 'Use an amount like 20';
  if (!/^\s*\d*\s*$/.test(safety.dogsPerGroomer)) found['safety.dogsPerGroomer'] = 'Use a whole number';
  return found;
}
