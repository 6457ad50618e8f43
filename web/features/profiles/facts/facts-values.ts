import { breedGroupCodes, isOwnService, ownServiceName, serviceCodes } from '#contract/pets/pet-codes.ts';
import type { AnyService, ServiceCode } from '#contract/pets/pet-codes.ts';
import { priceColumns } from '#contract/profiles/facts.ts';
import type {
  BookPrice,
  BreedPrice,
  ExtraPrices,
  LanguageCode,
  PriceColumn,
  ProviderFacts,
  SafetyCard,
} from '#contract/profiles/facts.ts';
import { dayProblem, weekdayNames, weekdays } from '#contract/profiles/opening-hours.ts';
import type { OpeningHours } from '#contract/profiles/opening-hours.ts';
import { breedGroups } from '#reference/breeds/breed-groups.ts';
import { extraCodes } from '#reference/prices/extra-prices.ts';
import { dollarsForInput, typedCents } from '#web/lib/money.ts';

/** A price and its minutes as typed. */
export type TypedPrice = { price: string; minutes: string };
export type TypedBook = Record<ServiceCode, Record<PriceColumn, TypedPrice>>;

/** A price of a breed or a group of breeds; `who` is its name. */
export type TypedBreedPrice = TypedPrice & { who: string; service: AnyService };
/** A service of one's own name; at one price for every size, or for one of them. */
export type TypedOwnPrice = TypedPrice & { name: string; size: PriceColumn | 'every' };

export type FactsValues = {
  hours: OpeningHours;
  areas: string[];
  prices: TypedBook;
  ownPrices: TypedOwnPrice[];
  breedPrices: TypedBreedPrice[];
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

const typedPrice = ({ from, minutes }: Pick<BookPrice, 'from' | 'minutes'>): TypedPrice => ({
  price: dollarsForInput(from),
  minutes: String(minutes ?? ''),
});

/** Rows that are the same for every size are shown as one. */
function typedOwn(rows: readonly BookPrice[]): TypedOwnPrice[] {
  const own = rows.flatMap(({ service, ...row }) =>
    isOwnService(service) ? [{ ...row, name: ownServiceName(service) }] : [],
  );
  return [...Map.groupBy(own, ({ name }) => name).values()].flatMap((same): TypedOwnPrice[] => {
    const [first] = same;
    const isOne =
      same.length === priceColumns.length &&
      same.every(({ from, minutes }) => from === first?.from && minutes === first.minutes);
    return (isOne ? same.slice(0, 1) : same).map((row) => ({
      name: row.name,
      size: isOne ? 'every' : row.size,
      ...typedPrice(row),
    }));
  });
}

export const factsValues = (facts: ProviderFacts | null): FactsValues => ({
  hours: facts?.hours ?? closedWeek(),
  areas: facts?.areas ?? [],
  prices: typedBook(facts?.prices ?? []),
  ownPrices: typedOwn(facts?.prices ?? []),
  breedPrices:
    facts?.breedPrices.map((row) => ({
      who: row.breed ?? (row.group ? breedGroups[row.group].label : ''),
      service: row.service,
      ...typedPrice(row),
    })) ?? [],
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

const givenPrice = ({ price, minutes }: TypedPrice) => ({ from: typedCents(price), minutes: whole(minutes) });

/** A row without anything typed is not sent. */
const isBlank = ({ price, minutes, ...row }: TypedPrice & { who?: string; name?: string }): boolean =>
  [price, minutes, row.who ?? row.name ?? ''].every((text) => text.trim() === '');

const ownBookOf = (rows: readonly TypedOwnPrice[]): BookPrice[] =>
  rows
    .filter((row) => !isBlank(row))
    .flatMap((row) =>
      (row.size === 'every' ? priceColumns : [row.size]).map((size) => ({
        service: `other:${row.name.trim()}` as const,
        size,
        ...givenPrice(row),
      })),
    );

/** A name of a group of breeds means the group, any other one breed. */
const breedBookOf = (rows: readonly TypedBreedPrice[]): BreedPrice[] =>
  rows
    .filter((row) => !isBlank(row))
    .map((row) => {
      const who = row.who.trim();
      const group = breedGroupCodes.find(
        (code) => breedGroups[code].label.toLowerCase() === who.toLowerCase(),
      );
      return { service: row.service, breed: group ? null : who, group: group ?? null, ...givenPrice(row) };
    });

function givenExtras(typed: FactsValues['extras']): ExtraPrices | null {
  const given = entriesOf(extraCodes, (code) => (typed[code].trim() === '' ? null : typedCents(typed[code])));
  return Object.values(given).some((cents) => cents !== null) ? given : null;
}

export const groomerFactsDraft = ({
  areas,
  prices,
  ownPrices,
  breedPrices,
  extras,
  languages,
  safety,
}: FactsValues) => ({
  areas,
  prices: [...bookOf(prices), ...ownBookOf(ownPrices)],
  breedPrices: breedBookOf(breedPrices),
  extras: givenExtras(extras),
  languages,
  safety: givenSafety(safety),
});

export const businessFactsDraft = (values: FactsValues) => ({
  ...groomerFactsDraft(values),
  hours: givenHours(values.hours),
});

/** What is wrong with a price; one is needed where something else of its row is typed. */
function priceProblems({ price, minutes }: TypedPrice, field: string, isNeeded: boolean) {
  const found: Record<string, string> = {};
  if (price.trim() !== '' && !(typedCents(price) >= 100)) found[`${field}.price`] = 'Use an amount like 85';
  if (price.trim() === '' && isNeeded) found[`${field}.price`] = 'Add the price';
  if (!/^\d*$/.test(minutes.trim()) || (minutes && (Number(minutes) < 5 || Number(minutes) > 720)))
    found[`${field}.minutes`] = 'Use 5 to 720 minutes';
  return found;
}

/** What is wrong with the typed values, by field. */
export function factsProblems({
  hours,
  prices,
  ownPrices,
  breedPrices,
  extras,
  safety,
}: FactsValues): Record<string, string | undefined> {
  const found: Record<string, string | undefined> = {};
  for (const [nth, day] of weekdays.entries()) {
    const isOpen = hours[day].spans.some(({ from, to }) => !from || !to);
    found[`hours.${day}`] = isOpen
      ? `${weekdayNames[day]} needs a time`
      : dayProblem(day, hours[day], hours[weekdays.at(nth - 1) ?? day]);
  }
  for (const service of serviceCodes)
    for (const size of priceColumns) {
      const typed = prices[service][size];
      Object.assign(found, priceProblems(typed, `prices.${service}.${size}`, typed.minutes.trim() !== ''));
    }
  for (const [nth, row] of breedPrices.entries())
    if (!isBlank(row)) {
      Object.assign(found, priceProblems(row, `breedPrices.${nth}`, true));
      if (row.who.trim() === '') found[`breedPrices.${nth}.who`] = 'Name a breed or a group of breeds';
    }
  for (const [nth, row] of ownPrices.entries())
    if (!isBlank(row)) {
      Object.assign(found, priceProblems(row, `ownPrices.${nth}`, true));
      if (row.name.trim() === '') found[`ownPrices.${nth}.name`] = 'Name the service';
    }
  for (const code of extraCodes)
    if (extras[code].trim() !== '' && !(typedCents(extras[code]) >= 100))
      found[`extras.${code}`] = 'Use an amount like 20';
  if (!/^\s*\d*\s*$/.test(safety.dogsPerGroomer)) found['safety.dogsPerGroomer'] = 'Use a whole number';
  return found;
}
