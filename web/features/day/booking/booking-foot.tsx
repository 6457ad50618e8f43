import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Actions, DialogFoot } from '#web/ui/overlays/dialog.tsx';
import type { Warned } from './booking.api.ts';

/** Why it was not booked, and what would overrule that; `at` the time it is said at that field. */
export type Refusal = { detail: string; mend?: 'squeezeIn' | 'anyway' | undefined; at?: 'when' };

type BookingFootProps = {
  /** What all the pets cost. */
  sum: string | undefined;
  refusal: Refusal | undefined;
  warned: Warned;
  /** The main button, where nothing speaks against it. */
  label: string;
  busy: boolean;
  onBook: (beside: Warned) => void;
  onClose: () => void;
};

/** What speaks against the booking and its buttons, which stay in view. */
export function BookingFoot({ sum, refusal, warned, label, busy, onBook, onClose }: BookingFootProps) {
  const mend = refusal?.mend;
  const beside: Warned = {
    ...warned,
    ...(mend ? { anyway: true } : {}),
    ...(mend === 'squeezeIn' ? { squeezeIn: true } : {}),
  };
  const overrules = Object.keys(beside).length > 0;
  return (
    <DialogFoot>
      {refusal && refusal.at === undefined && (
        <Note tone="warn" role="alert">
          {refusal.detail}
        </Note>
      )}
      {sum && (
        <p role="status" className="tabular-nums">
          All together <b>{sum}</b>
        </p>
      )}
      <Actions className="lg:ml-auto">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" busy={busy && 'Booking...'} onClick={() => onBook(beside)}>
          {mend === 'squeezeIn' ? 'Squeeze in' : overrules ? 'Book anyway' : label}
        </Button>
      </Actions>
    </DialogFoot>
  );
}
