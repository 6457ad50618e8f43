import { useState } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { maxInvited } from '#contract/shifts/shift-invitations.ts';
import { usualSeenFirstHours } from '#contract/shifts/seen-first.ts';
import type { ShiftDetail } from '#contract/shifts/shifts.ts';
import { FavoritesButton } from '#web/features/favorites/favorites-button.tsx';
import { InviteButton } from '#web/features/shift-invitations/invite-button.tsx';
import { SeenFirstNote } from '#web/features/shift-invitations/seen-first-note.tsx';
import { useSentInvitations } from '#web/features/shift-invitations/shift-invitations.api.ts';
import { useShift } from '#web/features/shifts/shifts.api.ts';
import { shiftDay, shiftTimes } from '#web/features/shifts/shift-words.ts';
import type { Home } from '#web/domain/places/near.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { GroomerSearch } from '../parts/people/groomer-search.tsx';

type InviteGroomersProps = { shiftId: string; home: Home; onView: (id: string) => void };

/** Groomers to invite to one shift. */
export default function InviteGroomers({ shiftId, home, onView }: InviteGroomersProps) {
  const shift = useShift(shiftId).data;
  const sent = useSentInvitations(shiftId).data;
  const [hours, setHours] = useState(0);
  const mayInvite = shift?.actions.includes('edit') === true;
  return (
    <div className="grid grid-cols-1 gap-4 pt-6">
      {shift && <Inviting shift={shift} invited={sent?.length ?? 0} hours={hours} onHours={setHours} />}
      <FavoritesButton as="groomer" onView={onView} />
      <GroomerSearch
        home={home}
        ratedAfter="shift"
        view={{ words: 'View Profile', onView }}
        renderAct={({ id }, name) =>
          mayInvite && (
            <InviteButton
              shiftId={shiftId}
              groomerId={id}
              name={name}
              sent={sent}
              onlyForHours={shift.seenFirst ? undefined : hours}
            />
          )
        }
      />
    </div>
  );
}

const others = [
  { value: '0', label: 'Everyone sees the shift' },
  ...[1, 2, usualSeenFirstHours, 8, 24].map((hours) => ({
    value: String(hours),
    label: `Only they, for ${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  })),
];

type InvitingProps = {
  shift: ShiftDetail;
  invited: number;
  hours: number;
  onHours: (hours: number) => void;
};

function Inviting({ shift, invited, hours, onHours }: InvitingProps) {
  return (
    <section
      aria-labelledby="inviting"
      className="card grid grid-cols-1 gap-3 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid content-start gap-1">
        <h2 id="inviting" className="text-h4 wrap-anywhere">
          Invite to {shift.title}
        </h2>
        <p>
          {shiftDay(shift)}, {shiftTimes(shift)}
        </p>
        <p className="text-ink-2">
          {shift.status === 'posted'
            ? `Up to ${maxInvited} at a time. The first to accept is booked.`
            : 'This shift is not open anymore.'}
        </p>
      </div>
      <div className="grid content-start gap-2">
        {!shift.seenFirst && shift.status === 'posted' && (
          <Field label="Who else sees it">
            <Select
              options={others}
              value={String(hours)}
              onChange={({ target }) => onHours(Number(target.value))}
            />
          </Field>
        )}
        <Button asChild>
          <Link to={href('shift', { id: shift.id })}>
            {invited > 0 ? `See who is invited (${invited})` : 'Back to the shift'}
          </Link>
        </Button>
      </div>
      <div className="empty:hidden md:col-span-2">
        <SeenFirstNote shift={shift} />
      </div>
    </section>
  );
}
