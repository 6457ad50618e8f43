import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { Note } from '#web/ui/note.tsx';
import { CheckOutSums, difference, useCheckOuts } from './check-outs.tsx';
import { revenueSaid } from './day-figures.ts';

/** What the groomer's check-outs add up to, alike for both sides, and whether what was recorded differs. */
export default function ShiftCheckOuts({ shift, own }: { shift: ShiftDetail; own: boolean }) {
  const checkOuts = useCheckOuts(shift.id).data;
  if (!checkOuts?.bills) return null;
  const words = shift.pay && difference({ ...shift.pay, revenue: revenueSaid(shift.pay, shift) }, checkOuts);
  return (
    <section aria-labelledby="check-outs" className="card grid grid-cols-1 gap-3">
      <h2 id="check-outs">Check-outs of the day</h2>
      <CheckOutSums checkOuts={checkOuts} name={own ? (shift.groomer?.name ?? 'the groomer') : 'you'} />
      {words && <Note tone="warn">{words.replace('this is', 'what was recorded is')}</Note>}
    </section>
  );
}
