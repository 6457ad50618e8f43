import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { AnyService } from '../pets/services.ts';
import { breedGroupCodes, isOwnService, serviceCodes, sizeCodes } from '../pets/pet-codes.ts';
import { Cents, line } from '../values.ts';
import { OpeningHours } from './opening-hours.ts';

/** The columns of a price book: the sizes of dogs, and cats of any size. */
export const priceColumns = [...sizeCodes, 'cat'] as const;
export type PriceColumn = (typeof priceColumns)[number];

export const languageCodes = [
  'en',
  'es',
  'ar',
  'ase',
  'bn',
  'de',
  'fa',
  'fr',
  'gu',
  'hi',
  'hmn',
  'ht',
  'hy',
  'it',
  'ja',
  'km',
  'ko',
  'nv',
  'pl',
  'pt',
  'ru',
  'so',
  'ta',
  'te',
  'th',
  'tl',
  'uk',
  'ur',
  'vi',
  'yue',
  'zh',
] as const;
export type LanguageCode = (typeof languageCodes)[number];

export const BookPrice = z.strictObject({
  service: AnyService,
  size: z.enum(priceColumns),
  /** The lowest price, in cents. */
  from: Cents.min(100, 'At least $1'),
  minutes: z.int().min(5, 'At least 5 minutes').max(720, 'At most 12 hours').nullable(),
});
export type BookPrice = z.output<typeof BookPrice>;

/** The most services of one's own name in a price list. */
export const mostOwnServices = 30;
export const mostBreedPrices = 300;

const ownNames = (rows: readonly { service: z.output<typeof AnyService> }[]) => [
  ...new Set(rows.flatMap(({ service }) => (isOwnService(service) ? [service] : []))),
];

const Prices = z
  .array(BookPrice)
  .max((serviceCodes.length + mostOwnServices) * priceColumns.length)
  .refine(
    (rows) => ownNames(rows).length <= mostOwnServices,
    `At most ${mostOwnServices} services of your own`,
  )
  .refine((rows) => {
    const names = ownNames(rows);
    return new Set(names.map((name) => name.toLowerCase())).size === names.length;
  }, 'Give each service of your own another name')
  .refine(
    (rows) => new Set(rows.map(({ service, size }) => `${service} ${size}`)).size === rows.length,
    'Each service has one price for each size',
  );

/** A price for a breed of the list, or for a group of breeds, instead of that of its size. */
export const BreedPrice = BookPrice.omit({ size: true })
  .extend({ breed: line(60).nullable(), group: z.enum(breedGroupCodes).nullable() })
  .refine(({ breed, group }) => (breed === null) !== (group === null), {
    path: ['breed'],
    error: 'Name a breed or a group of breeds',
  });
export type BreedPrice = z.output<typeof BreedPrice>;

const BreedPrices = z
  .array(BreedPrice)
  .max(mostBreedPrices, `At most ${mostBreedPrices} prices by breed`)
  .refine(
    (rows) => new Set(rows.map((row) => `${row.service} ${row.breed ?? row.group}`)).size === rows.length,
    'Each service has one price for each breed',
  );

const ExtraPrice = Cents.min(100, 'At least $1').max(200_000, 'At most $2,000').nullable();

/** What is added on the day, in cents; null: not charged, or told in each case. */
export const ExtraPrices = z.strictObject({
  matsPerQuarterHour: ExtraPrice,
  severeMats: ExtraPrice,
  handling: ExtraPrice,
  fleaCleanup: ExtraPrice,
  latePickupPerQuarterHour: ExtraPrice,
  /** For coming to the client. */
  travel: ExtraPrice,
  /** What a visit at the client's home costs at least, the way included. */
  leastAtHome: ExtraPrice,
});
export type ExtraPrices = z.output<typeof ExtraPrices>;

/** How pets are kept safe, in the provider's own words; false and null say nothing. */
export const SafetyCard = z.strictObject({
  dryers: z.enum(['hand_only', 'unheated_cages', 'heated_cages']).nullable(),
  /** No pet is left alone on a table, in a tub or in a dryer. */
  neverAlone: z.boolean(),
  /** How many people are in the room while pets are groomed. */
  staff: z.enum(['one', 'two_or_more']).nullable(),
  /** Pet parents may stay and watch. */
  mayWatch: z.boolean(),
  dogsPerGroomer: z.int().min(1, 'At least 1 dog').max(60, 'At most 60 dogs').nullable(),
  /** Whether a person trained in pet first aid is present whenever pets are. */
  firstAid: z.boolean(),
  /** The number of a license of the state, the county or the city. */
  licenseNumber: line(40).nullable(),
});
export type SafetyCard = z.output<typeof SafetyCard>;

const Areas = z.array(line(120)).max(40, 'At most 40 areas');
const Languages = z.array(z.enum(languageCodes)).max(languageCodes.length);

/** The structured part of a groomer's or business's profile. */
export const ProviderFacts = z.object({
  /** Null for a groomer, and for a business without hours. */
  hours: OpeningHours.nullable(),
  /** Cities and ZIPs that are served: `Round Rock, TX` or `Austin, TX 78704`. */
  areas: z.array(z.string()),
  prices: z.array(BookPrice),
  breedPrices: z.array(BreedPrice),
  extras: ExtraPrices.nullable(),
  languages: z.array(z.enum(languageCodes)),
  safety: SafetyCard.nullable(),
  /** The time zone of the hours, and the state whose rules apply; null without a place. */
  timeZone: z.string().nullable(),
  state: z.string().nullable(),
});
export type ProviderFacts = z.output<typeof ProviderFacts>;

export const GroomerFactsDraft = z.strictObject({
  areas: Areas.optional(),
  prices: Prices.optional(),
  breedPrices: BreedPrices.optional(),
  extras: ExtraPrices.nullish(),
  languages: Languages.optional(),
  safety: SafetyCard.nullish(),
});

export const BusinessFactsDraft = GroomerFactsDraft.extend({ hours: OpeningHours.nullish() });
export type FactsDraft = z.output<typeof BusinessFactsDraft>;

/** Codes with commas between: `full_groom,nail_trim`. */
export const codesOf = (codes: readonly string[]) =>
  z
    .string()
    .max(400)
    .regex(
      new RegExp(`^(?:${codes.join('|')})(?:,(?:${codes.join('|')}))*$`),
      'Use codes with commas between',
    );

/** The services, and the column of each pet. */
const PricesNear = z.strictObject({ services: codesOf(serviceCodes), pets: codesOf(priceColumns) });

export const factsApi = {
  'GET /api/prices-near': {
    summary:
      'What groomers and salons near the viewer ask for services; null where fewer than three publish them',
    query: PricesNear,
    reply: z.object({
      /** The middle half of the lowest prices, in cents. */
      range: z.object({ low: z.int(), high: z.int(), providers: z.int(), miles: z.int() }).nullable(),
    }),
  },
  'GET /api/profiles/groomer/facts': { summary: "One's own facts as a groomer", reply: ProviderFacts },
  'PUT /api/profiles/groomer/facts': {
    summary: 'Save price book, areas, languages and safety card of a groomer',
    body: GroomerFactsDraft,
    fieldsSeen: true,
    reply: ProviderFacts,
  },
  'GET /api/profiles/business/facts': { summary: "One's own facts as a business", reply: ProviderFacts },
  'PUT /api/profiles/business/facts': {
    summary: 'Save hours, price book, areas, languages and safety card of a business',
    body: BusinessFactsDraft,
    fieldsSeen: true,
    reply: ProviderFacts,
  },
} as const satisfies EndpointTable;
