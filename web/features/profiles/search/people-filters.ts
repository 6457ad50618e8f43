import { serviceCodes, speciesCodes } from '#contract/pets/pet-codes.ts';
import type { GroomerSearch, OwnerSearch } from '#contract/profiles/people-search.ts';
import { serviceLabels } from '#reference/service-labels.ts';
import { speciesNames } from '#reference/species.ts';
import { defineSearch } from '#web/domain/search/define-search.ts';
import { monthDay } from '#web/lib/dates.ts';
import { groomerCount, ownerCount } from '../profiles.api.ts';
import { usualSpecializations } from '../usual-words.ts';

type Searched<Query> = Omit<Query, 'cursor' | 'limit' | 'radius'> & { radius?: number | 'any' | undefined };
export type GroomerFilters = Searched<GroomerSearch>;
export type OwnerFilters = Searched<OwnerSearch>;

type Option = { value: string; label: string };
const labelIn = (options: readonly Option[]) => (value: string) =>
  options.find((option) => option.value === value)?.label ?? value;
const choice = <const Name extends string>(
  name: Name,
  label: string,
  any: string,
  options: readonly Option[],
) => ({ kind: 'choice', name, label, any, options, chip: labelIn(options) }) as const;

const service = choice(
  'service',
  'Service',
  'Any service',
  serviceCodes.map((value) => ({ value, label: serviceLabels[value] })),
);
const species = choice(
  'species',
  'Animal',
  'Any animal',
  speciesCodes.map((value) => ({ value, label: speciesNames[value].many })),
);
const specialization = choice(
  'specialization',
  'Specialization',
  'Any',
  usualSpecializations.map((word) => ({ value: word, label: word })),
);
const rare = { rare: true } as const;
const stars = ['4.5', '4', '3'].map((value) => ({ value, label: `${value} and up` }));
const minRating = choice('minRating', 'Rating', 'Any rating', stars);
const on = {
  kind: 'day',
  name: 'on',
  label: 'Free on',
  any: 'Any day',
  chip: (day: string) => `Free ${monthDay(day, 'UTC')}`,
} as const;
const checks = [
  {
    ...rare,
    kind: 'check',
    name: 'comesToYou',
    label: 'Comes to you',
    chip: () => 'Comes to you',
    quick: 'true',
  },
  { ...rare, kind: 'check', name: 'checked', label: 'Checked certification', chip: () => 'Checked' },
  { ...rare, kind: 'check', name: 'honorsPremium', label: 'Honors Premium', chip: () => 'Honors Premium' },
] as const;

const sorts = [
  { value: 'nearest', label: 'Nearest' },
  { value: 'rating', label: 'Best rated' },
  { value: 'price', label: 'Lowest price' },
  { value: 'newest', label: 'Newest' },
] as const;

/** The search of GET /api/groomers. */
export const groomerSearch = defineSearch<GroomerFilters>({
  thing: 'groomer',
  fields: [
    { ...service, wide: true },
    species,
    on,
    { ...specialization, ...rare },
    { ...minRating, ...rare },
    {
      ...rare,
      kind: 'number',
      name: 'minYears',
      label: 'Min years',
      max: 80,
      chip: (years) => `${years}+ years`,
    },
    {
      ...rare,
      ...choice('type', 'Works in', 'Salons and vans', [
        { value: 'salon', label: 'Salons' },
        { value: 'mobile', label: 'Vans' },
      ]),
    },
    ...checks,
  ],
  words: 'Name or keyword',
  columns: 'grid-cols-[1.4fr_1.2fr_1fr_1fr_1.2fr_auto]',
  sorts: [...sorts, { value: 'experience', label: 'Most experience' }],
  usualSort: () => 'nearest',
  countQuery: groomerCount,
});

const businesses = (words: { thing: string; things?: string }) =>
  defineSearch<OwnerFilters>({
    ...words,
    fields: [
      { ...service, wide: true },
      species,
      on,
      {
        ...rare,
        ...choice('type', 'Type', 'Salon and mobile', [
          { value: 'salon', label: 'Salon only' },
          { value: 'mobile', label: 'Mobile only' },
        ]),
      },
      { ...minRating, ...rare },
      ...checks,
    ],
    words: 'Name or keyword',
    columns: 'grid-cols-[1.4fr_1.2fr_1fr_1fr_1.2fr_auto]',
    sorts,
    usualSort: () => 'nearest',
    countQuery: ownerCount,
  });

/** The search of GET /api/owners, as pet parents and as other businesses call what it finds. */
export const salonSearch = businesses({ thing: 'salon' });
export const businessSearch = businesses({ thing: 'business', things: 'businesses' });
