import { recordDays } from '#contract/pets/record-days.ts';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';

const choices = recordDays.map((days) => ({ value: String(days), label: `${days} days` }));

/** For how many days a link works, as one of the choices. */
export function LinkDaysField({ value, onChange }: { value: string; onChange: (days: string) => void }) {
  return (
    <SegmentedControl label="How long the link works" options={choices} value={value} onChange={onChange} />
  );
}
