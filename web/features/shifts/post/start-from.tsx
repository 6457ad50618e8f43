import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { useOwnShifts } from './own-shifts.api.ts';
import type { ShiftValues } from './shift-draft.ts';
import { earlierStarts, templates } from './starts.ts';
import type { Start } from './starts.ts';

const mostOffered = 6;

/** Fills the form from an earlier shift or a usual day. A day that is chosen already stays. */
export function StartFrom() {
  const { getValues, setValue, formState } = useFormContext<ShiftValues>();
  const { data } = useOwnShifts();
  const [filled, setFilled] = useState<{ start: Start; before: ShiftValues }>();
  const earlier = earlierStarts(data ?? []);
  const fill = (values: ShiftValues) => {
    for (const field of Object.keys(values) as (keyof ShiftValues)[])
      setValue(field, values[field], { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  const choose = (start: Start) => {
    const now = structuredClone(getValues());
    setFilled({ start, before: filled?.before ?? now });
    fill({ ...start.values, date: now.date });
  };
  const undo = () => {
    if (filled) fill(filled.before);
    setFilled(undefined);
  };
  return (
    <Fieldset legend="Start from">
      <div className="fade-row -mx-1 flex gap-2 overflow-x-auto p-1 lg:flex-wrap">
        {[...earlier, ...templates].slice(0, mostOffered).map((start) => (
          <Chip
            key={start.key}
            icon={start.key.startsWith('template') ? undefined : 'copy'}
            pressed={filled?.start.key === start.key}
            title={start.about}
            className="max-w-60 shrink-0"
            onClick={() => choose(start)}
          >
            <span className="truncate">{start.name}</span>
          </Chip>
        ))}
      </div>
      <p className="hint flex min-h-8 flex-wrap items-center gap-x-3" aria-live="polite">
        {!filled && (earlier.length > 0 ? 'One of your shifts, or a usual day.' : 'A usual day.')}
        {filled && (
          <>
            Filled in: {filled.start.about}. {getValues('date') ? '' : 'Choose the day.'}
            <Button variant="quiet" className="min-h-8! py-0!" onClick={undo}>
              Undo
            </Button>
          </>
        )}
      </p>
    </Fieldset>
  );
}
