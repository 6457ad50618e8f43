import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { query } from '#web/lib/api/query.ts';
import { price } from '#web/lib/money.ts';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import type { RequestValues } from './request-draft.ts';

type OwnServicesFieldProps = { provider: { id: string; name: string }; pets: readonly { id: string }[] };

/** What only the one who is asked by name offers, under their own names. Nothing where there is none. */
export function OwnServicesField({ provider, pets }: OwnServicesFieldProps) {
  const { control } = useFormContext<RequestValues>();
  const { field } = useController({ control, name: 'servicesNeeded' });
  const { data } = useQuery({
    ...query('GET /api/grooming-requests/asked-price', {
      query: { askedId: provider.id, petIds: pets.map(({ id }) => id).join(',') },
    }),
    enabled: pets.length > 0,
  });
  if (!data || data.own.length === 0) return null;
  const toggle = (service: AnyService) =>
    field.onChange(
      field.value.includes(service)
        ? field.value.filter((other) => other !== service)
        : [...field.value, service],
    );
  return (
    <Fieldset legend={`Only at ${provider.name}`}>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {data.own.map(({ service, from }) => (
          <label key={service} className="check choice content-start">
            <input
              type="checkbox"
              className="row-span-2"
              checked={field.value.includes(service)}
              onChange={() => toggle(service)}
            />
            <span className="font-strong wrap-anywhere">{serviceLabel(service)}</span>
            <span className="text-right text-s text-ink-2 tabular-nums">from {price(from)}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
}
