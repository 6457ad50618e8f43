import { serviceCodes, sizeCodes } from '#contract/pets/pet-codes.ts';
import type { RequestSearch } from '#contract/grooming/grooming-requests.ts';
import { serviceLabels } from '#reference/service-labels.ts';
import { sizes } from '#reference/sizes.ts';
import { defineSearch } from '#web/domain/search/define-search.ts';
import { dollars } from '#web/lib/money.ts';
import { requestCount } from '../requests.api.ts';
import { urgencies } from '../request-words.ts';

export type RequestFilters = Omit<RequestSearch, 'cursor' | 'limit' | 'radius' | 'species'> & {
  radius?: number | 'any' | undefined;
};

type Option = { value: string; label: string };
const labelIn = (options: readonly Option[]) => (value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

const sizeOptions = sizeCodes.map((value) => ({ value, label: sizes[value].label }));
const serviceOptions = serviceCodes.map((value) => ({ value, label: serviceLabels[value] }));
const urgencyOptions = (['urgent', 'high', 'normal', 'low'] as const).map((value) => ({
  value,
  label: urgencies[value].label,
}));

/** The search of GET /api/grooming-requests. */
export const requestSearch = defineSearch<RequestFilters>({
  thing: 'request',
  fields: [
    {
      kind: 'choice',
      name: 'service',
      label: 'Service',
      any: 'Any service',
      options: serviceOptions,
      wide: true,
      chip: labelIn(serviceOptions),
    },
    {
      kind: 'choice',
      name: 'urgency',
      label: 'Urgency',
      any: 'Any',
      options: urgencyOptions,
      chip: labelIn(urgencyOptions),
      quick: 'urgent',
    },
    {
      kind: 'choice',
      name: 'size',
      label: 'Size',
      any: 'Any size',
      options: sizeOptions,
      chip: labelIn(sizeOptions),
      quick: 'small',
    },
    {
      kind: 'number',
      name: 'minBudget',
      label: 'Min budget $',
      max: 1_000_000,
      wide: true,
      chip: (budget) => `${dollars(budget)}+`,
    },
  ],
  dates: 'Preferred day',
  columns: 'grid-cols-[1.6fr_1.2fr_0.9fr_1fr_0.8fr_1.2fr_1.2fr]',
  sorts: [
    { value: 'nearest', label: 'Nearest' },
    { value: 'newest', label: 'Newest' },
    { value: 'soonest', label: 'Soonest' },
    { value: 'budget', label: 'Highest budget' },
  ],
  usualSort: (placed) => (placed ? 'nearest' : 'newest'),
  countQuery: requestCount,
});
