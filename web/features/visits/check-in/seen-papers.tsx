import { useState } from 'react';
import type { VaccinationGap } from '#contract/vaccinations/vaccinations.ts';
import { vaccineName } from '#web/domain/vaccinations/vaccination-words.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';

const keyOf = ({ petId, kind }: VaccinationGap) => `${petId} ${kind}`;

/** The days until which certificates were good that the provider has seen, and how they come on the pets' records. */
export function useSeenPapers(clientId: string, gaps: readonly VaccinationGap[]) {
  const [until, setUntil] = useState<ReadonlyMap<string, string>>(new Map());
  const add = useAction('POST /api/clients/:id/pets/:petId/vaccinations', {
    failed: 'The vaccination was not recorded',
  });
  /** @returns whether each that was said is on record */
  const record = async () => {
    for (const gap of gaps) {
      const expiresOn = until.get(keyOf(gap));
      if (!expiresOn) continue;
      const { petId, kind } = gap;
      if (!(await add.run({ params: { id: clientId, petId }, body: { kind, expiresOn } }))) return false;
      // What is on record is not sent again where the check-in itself fails.
      setUntil((before) => new Map([...before].filter(([key]) => key !== keyOf(gap))));
    }
    return true;
  };
  return { until, setUntil, record };
}

type SeenPapersProps = {
  gaps: readonly VaccinationGap[];
  until: ReadonlyMap<string, string>;
  onChange: (until: ReadonlyMap<string, string>) => void;
};

/** Until when each seen certificate is good, so that the next check-in does not ask again. */
export const SeenPapers = ({ gaps, until, onChange }: SeenPapersProps) => (
  <div className="grid gap-3 sm:grid-cols-2">
    {gaps.map((gap) => (
      <Field key={keyOf(gap)} label={`${vaccineName(gap.kind)} of ${gap.petName}, good until (optional)`}>
        <DateField
          yearPicker
          value={until.get(keyOf(gap)) ?? ''}
          onChange={(day) => onChange(new Map(until).set(keyOf(gap), day))}
        />
      </Field>
    ))}
  </div>
);
