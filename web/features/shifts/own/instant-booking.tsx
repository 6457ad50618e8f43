import type { InstantBook } from '#contract/shifts/instant-book.ts';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { instantBookings } from '../post/instant-booking-choices.ts';

/** Who can take the owner's open shift without waiting for an answer. */
export function InstantBooking({ shift }: { shift: ShiftDetail }) {
  const allow = useAction('PUT /api/shifts/:id/instant-booking', { failed: 'Your choice was not saved' });
  const sent = allow.busy ? allow.sent?.body : undefined;
  const who = sent ? sent.who : shift.instantBook;
  return (
    <Field label="Who can book instantly">
      <Select
        className="max-w-96"
        options={instantBookings}
        value={who ?? 'nobody'}
        aria-busy={allow.busy}
        onChange={({ target }) => {
          const chosen = target.value === 'nobody' ? null : (target.value as InstantBook);
          if (!allow.busy) void allow.run({ params: { id: shift.id }, body: { who: chosen } });
        }}
      />
    </Field>
  );
}
