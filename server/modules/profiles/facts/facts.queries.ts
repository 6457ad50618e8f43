import { OpeningHours } from '#contract/profiles/opening-hours.ts';
import { BreedPrice, ExtraPrices, SafetyCard } from '#contract/profiles/facts.ts';
import type { BookPrice, PriceColumn, ProviderFacts } from '#contract/profiles/facts.ts';
import type { Place } from '#contract/places/places.ts';
import { breedGroups } from '#reference/breeds/breed-groups.ts';
import type { Sql } from '#server/platform/database/sql.ts';

/** As what a provider works: an account may be both. */
export type Side = 'groomer' | 'business';

type Stored = Pick<ProviderFacts, 'areas' | 'prices' | 'languages' | 'timeZone' | 'state'> & {
  hours: unknown;
  safety: unknown;
  extras: unknown;
  breedPrices: unknown;
  species: string[] | null;
};

/** Reads the facts of a groomer or business; all are empty before the first save. */
export const getFacts = async (sql: Sql, accountId: string, side: Side): Promise<ProviderFacts> =>
  (await getFactsOf(sql, [accountId], side)).get(accountId) ?? noFacts;

/** Reads the facts of several providers, by their ids. */
export const getFactsOf = async (
  sql: Sql,
  accountIds: readonly string[],
  side: Side,
): Promise<Map<string, ProviderFacts>> =>
  new Map((await readFacts(sql, accountIds, side)).map(({ accountId, facts }) => [accountId, facts]));

/** Reads the facts as others see them: without prices for animals that this provider does not groom. */
export const getShownFacts = async (sql: Sql, accountId: string, side: Side): Promise<ProviderFacts> =>
  (await getShownFactsOf(sql, [accountId], side)).get(accountId) ?? noFacts;

/** Reads the facts of several providers as others see them, by their ids. */
export const getShownFactsOf = async (
  sql: Sql,
  accountIds: readonly string[],
  side: Side,
): Promise<Map<string, ProviderFacts>> =>
  new Map(
    (await readFacts(sql, accountIds, side)).map(({ accountId, facts, species }) => {
      const grooms = (size: PriceColumn) =>
        species.length === 0 || species.includes(size === 'cat' ? 'cat' : 'dog');
      return [
        accountId,
        {
          ...facts,
          prices: facts.prices.filter(({ size }) => grooms(size)),
          breedPrices: facts.breedPrices.filter(({ group }) =>
            grooms(group && breedGroups[group].species === 'cat' ? 'cat' : 'small'),
          ),
        },
      ];
    }),
  );

const noFacts: ProviderFacts = {
  hours: null,
  areas: [],
  prices: [],
  breedPrices: [],
  extras: null,
  languages: [],
  safety: null,
  timeZone: null,
  state: null,
};

type FactsOf = { accountId: string; facts: ProviderFacts; species: string[] };

async function readFacts(sql: Sql, accountIds: readonly string[], side: Side): Promise<FactsOf[]> {
  const profiles = sql(side === 'groomer' ? 'groomer_profiles' : 'business_profiles');
  const rows = await sql<(Stored & { accountId: string })[]>`
    select one.account_id, f.hours, f.safety, f.extras, coalesce(f.breed_prices, '[]') as breed_prices, coalesce(f.languages, '{}') as languages, p.time_zone, p.state, p.species,
      array(select name from service_areas where account_id = one.account_id and side = ${side} order by place) as areas,
      coalesce((
        select json_agg(json_build_object('service', service, 'size', size, 'from', from_cents, 'minutes', minutes)
          order by place)
        from price_book where account_id = one.account_id and side = ${side}
      ), '[]') as prices
    from unnest(${[...accountIds]}::uuid[]) one (account_id)
    left join provider_facts f on f.account_id = one.account_id and f.side = ${side}
    left join ${profiles} p on p.account_id = one.account_id`;
  // jsonb keeps the fields in an order of its own; the schemas return them as the contract lists them.
  return rows.map(({ accountId, species, hours, breedPrices, extras, safety, ...row }) => ({
    accountId,
    facts: {
      hours: OpeningHours.nullable().parse(hours),
      areas: row.areas,
      prices: row.prices,
      breedPrices: BreedPrice.array().parse(breedPrices),
      extras: ExtraPrices.nullable().parse(extras),
      languages: row.languages,
      safety: SafetyCard.nullable().parse(safety),
      timeZone: row.timeZone,
      state: row.state,
    },
    species: species ?? [],
  }));
}

type FactsRow = Pick<ProviderFacts, 'hours' | 'languages' | 'safety' | 'breedPrices' | 'extras'>;

export const writeFacts = (sql: Sql, accountId: string, side: Side, facts: FactsRow, now: Date) => sql`
  insert into provider_facts (account_id, side, hours, languages, safety, breed_prices, extras, updated_at)
  values (${accountId}, ${side}, ${facts.hours && JSON.stringify(facts.hours)}::text::jsonb, ${facts.languages}::text[],
    ${facts.safety && JSON.stringify(facts.safety)}::text::jsonb, ${JSON.stringify(facts.breedPrices)}::text::jsonb,
    ${facts.extras && JSON.stringify(facts.extras)}::text::jsonb, ${now})
  on conflict (account_id, side) do update set hours = excluded.hours, languages = excluded.languages,
    safety = excluded.safety, breed_prices = excluded.breed_prices, extras = excluded.extras, updated_at = excluded.updated_at`;

/** Writes the price book as a whole. */
export async function writePrices(
  sql: Sql,
  accountId: string,
  side: Side,
  prices: readonly BookPrice[],
): Promise<void> {
  await sql`delete from price_book where account_id = ${accountId} and side = ${side}`;
  if (prices.length === 0) return;
  await sql`insert into price_book ${sql(
    prices.map(({ service, size, from, minutes }, place) => ({
      accountId,
      side,
      place,
      service,
      size,
      fromCents: from,
      minutes,
    })),
  )}`;
}

/** Writes the areas as a whole. */
export async function writeAreas(
  sql: Sql,
  accountId: string,
  side: Side,
  areas: readonly (Place & { name: string })[],
): Promise<void> {
  await sql`delete from service_areas where account_id = ${accountId} and side = ${side}`;
  if (areas.length === 0) return;
  await sql`insert into service_areas ${sql(
    areas.map(({ name, city, state, zip, lat, lon }, place) => ({
      accountId,
      side,
      place,
      name,
      city,
      state,
      zip,
      lat,
      lon,
    })),
  )}`;
}

/** Keeps the hours readable as text in the profile. */
export const writeHoursText = (sql: Sql, accountId: string, text: string) =>
  sql`update business_profiles set operating_hours = ${text} where account_id = ${accountId}`;

/** Keeps the areas readable as texts in the profile. */
export const writeAreaTexts = (sql: Sql, accountId: string, areas: readonly string[]) =>
  sql`update business_profiles set service_areas = ${[...areas]}::text[] where account_id = ${accountId}`;
