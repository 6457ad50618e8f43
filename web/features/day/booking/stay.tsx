import { isoDay, clockTime24 } from '#web/lib/dates.ts';
import { instantAt } from '#web/lib/instant-at.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TimeField } from '#web/ui/forms/dates/time-field.tsx';
import type { Salon } from './booking.api.ts';

/** Drop-off and pick-up are left out as long as they are those of the work. */
export type StayValues = {
  dropOff?: string | undefined;
  pickUp?: string | undefined;
  staffId?: string | undefined;
  tableNo?: number | undefined;
};
type Work = { startsAt: string; minutes: number; timeZone: string };

const endOf = ({ startsAt, minutes }: Work) =>
  new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();

/** What the call says of drop-off, pick-up, person and table. */
export function stayBody({ dropOff, pickUp, staffId, tableNo }: StayValues, work: Work) {
  const day = isoDay(work.startsAt, work.timeZone);
  return {
    ...(dropOff ? { arrivesAt: instantAt(day, dropOff, work.timeZone) } : {}),
    ...(pickUp ? { readyAt: instantAt(day, pickUp, work.timeZone) } : {}),
    ...(staffId ? { staffId } : {}),
    ...(tableNo ? { tableNo } : {}),
  };
}

type StayProps = {
  values: StayValues;
  salon: NonNullable<Salon>;
  work: Work | undefined;
  onChange: (to: Partial<StayValues>) => void;
};

/** When the animals come and go, who does the work, and the table that is wished for. */
export function Stay({ values, salon, work, onChange }: StayProps) {
  const { people, tables, petsInHouse } = salon;
  const { dropOff, pickUp, staffId = '', tableNo } = values;
  const [begins, ends] = work
    ? [work.startsAt, endOf(work)].map((at) => clockTime24(at, work.timeZone))
    : ['', ''];
  return (
    <section aria-labelledby="stay" className="grid gap-3">
      <h3 id="stay" className="text-h4">
        Stay
      </h3>
      <div className="grid grid-cols-2 items-start gap-4">
        {petsInHouse !== null && (
          <>
            <Field label="Drop-off">
              <TimeField
                value={dropOff ?? begins ?? ''}
                onChange={({ target }) => onChange({ dropOff: target.value || undefined })}
              />
            </Field>
            <Field label="Pick-up">
              <TimeField
                value={pickUp ?? ends ?? ''}
                onChange={({ target }) => onChange({ pickUp: target.value || undefined })}
              />
            </Field>
          </>
        )}
        {people.length > 0 && (
          <Field label="Person">
            <Select
              options={[
                { value: '', label: 'Anybody' },
                ...people.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={staffId}
              onChange={({ target }) => onChange({ staffId: target.value || undefined })}
            />
          </Field>
        )}
        {(tables ?? 1) > 1 && (
          <Field label="Table, as a wish">
            <Select
              options={[
                { value: '', label: 'Any' },
                ...Array.from({ length: tables ?? 1 }, (_, nth) => ({
                  value: String(nth + 1),
                  label: `Table ${nth + 1}`,
                })),
              ]}
              value={tableNo ? String(tableNo) : ''}
              onChange={({ target }) => onChange({ tableNo: Number(target.value) || undefined })}
            />
          </Field>
        )}
      </div>
    </section>
  );
}
