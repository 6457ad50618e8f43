import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Link } from 'react-router';
import type { Visit } from '#contract/grooming/visits.ts';
import { href } from '#contract/pages.ts';
import { useIsFrontDesk } from '#web/domain/front-desk/use-is-front-desk.ts';
import { clockTime24, isoDay } from '#web/lib/dates.ts';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import { instantAt } from '#web/lib/instant-at.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/forms/dates/date-field.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TimeField } from '#web/ui/forms/dates/time-field.tsx';
import { TimeOfPlace } from '#web/domain/calendar/time-of-place.tsx';
import { CalendarWarning } from '#web/domain/calendar/calendar-warning.tsx';
import { isLost } from '#web/lib/api/outbox.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { TellByMail } from '#web/domain/visits/tell-by-mail.tsx';
import { keptFor } from '#web/domain/visits/kept-visit.ts';
import { isToText, offerText } from '#web/domain/visits/text-after.tsx';
import { calendarQuestion, useCalendarCheck } from '#web/domain/calendar/use-calendar-check.ts';
import { AskingButton } from '#web/ui/overlays/asking-button.tsx';
import { Note } from '#web/ui/note.tsx';
import { FreeTimes, OwnFreeTimes } from './free-times.tsx';
import { MoveCheck } from './move-check.tsx';
import { isTold, otherName, visitStart, visitWhen } from '../visit-words.ts';
import type { Side } from '../visit-words.ts';
import { useMoveCheck } from '../visits.api.ts';

type MoveVisitProps = {
  visit: Visit;
  side: Side;
  /** The time to begin with instead of the visit's own. */
  to?: string | undefined;
  onClose: () => void;
};

/**
 * Dialog to propose another time; the visit keeps its own until the other side accepts. A provider's own visit moves at once.
 */
export default function MoveVisit({ visit, side, to = visit.startsAt, onClose }: MoveVisitProps) {
  const { timeZone, moveProposal } = visit;
  const other = otherName(visit, side);
  const isDesk = useIsFrontDesk();
  const isOwn = visit.source !== 'marketplace';
  const [today] = useState(() => isoDay(new Date(), timeZone));
  const [day, setDay] = useState(() => isoDay(to, timeZone));
  const [time, setTime] = useState(() => clockTime24(to, timeZone));
  const [tells, setTells] = useState(true);
  const [isSent, setIsSent] = useState(false);
  const isMailed = isOwn && visit.client?.toldBy === 'email';
  const chosen = day && time ? instantAt(day, time, timeZone) : undefined;
  const startsAt = chosen && Date.parse(chosen) !== Date.parse(visit.startsAt) ? chosen : undefined;
  const settled = useDebouncedValue(startsAt);
  const check = useMoveCheck(visit.id, settled, !isSent);
  const proposed = {
    startsAt: check.data?.startsAt ?? '',
    endsAt: check.data?.endsAt ?? '',
    besides: visit.id,
  };
  const queries = useQueryClient();
  const own = useCalendarCheck(proposed, check.data !== undefined);
  const propose = useKeepingAction('PATCH /api/visits/:id/time', keptFor(visit, 'Moving the visit of'), {
    done: isOwn
      ? (moved) => ({
          about: visit.id,
          title: 'Visit moved',
          ...(isToText(visit, isTold(visit, side) && (tells || !isMailed))
            ? offerText(
                queries,
                visit,
                'moved',
                `It is on ${visitStart(moved)} now. ${other} does not know yet.`,
              )
            : { description: `It is on ${visitStart(moved)} now.` }),
        })
      : {
          about: visit.id,
          title: 'New time proposed',
          description: `${other} can accept it. Until then the visit stays on ${visitStart(visit)}.`,
        },
    failed: isOwn ? 'It was not moved' : 'It was not sent',
  });
  // Without a signal one's own visit is moved unchecked: what is in the way is said once it is sent.
  const isUnchecked = isOwn && check.isError && isLost(check.error);
  // What is typed is checked a moment later; until then there is no answer to move by.
  const isChecking = settled !== startsAt || check.isPlaceholderData || check.isPending;
  const isRefused =
    settled !== undefined && ((check.isError && !isUnchecked) || (check.data?.clashes.length ?? 0) > 0);

  const choose = (free: string) => {
    setDay(isoDay(free, timeZone));
    setTime(clockTime24(free, timeZone));
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!startsAt || isChecking || isRefused) return;
    const body = isOwn
      ? { startsAt, from: visit.startsAt, ...(isMailed ? { tell: tells } : {}) }
      : { startsAt, insteadOf: moveProposal?.startsAt ?? null };
    setIsSent(true);
    if (await propose.run({ params: { id: visit.id }, body })) onClose();
    else setIsSent(false);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Move this visit"
      description={
        <>
          It is on {visitWhen(visit)}.{' '}
          {isOwn
            ? `${isTold(visit, side) && (tells || !isMailed) ? `${other} will know right away` : `We won’t tell ${other}`}.`
            : `It stays there until ${other} accepts the new time.`}
          {moveProposal && ` This replaces the proposed ${visitStart({ ...moveProposal, timeZone })}.`}
        </>
      }
    >
      <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
        {side === 'pet_owner' && <FreeTimes visit={visit} chosen={startsAt} onChoose={choose} />}
        {side === 'provider' && isOwn && <OwnFreeTimes visit={visit} chosen={startsAt} onChoose={choose} />}
        <div className="grid gap-1.5">
          <div className="grid items-start gap-4 min-[400px]:grid-cols-2">
            <Field label="New day">
              <DateField value={day} onChange={setDay} min={today} />
            </Field>
            <Field label="Begins">
              <TimeField value={time} onChange={(event) => setTime(event.target.value)} />
            </Field>
          </div>
          <TimeOfPlace at={visit.startsAt} timeZone={timeZone} />
        </div>
        {isOwn && visit.repeatsEvery && side === 'provider' && !isDesk && (
          <p className="text-ink-2">
            Only this visit moves.{' '}
            <Link
              className="inline-flex min-h-11 items-center font-semibold underline"
              to={href('day', { add: 'series' })}
              onClick={onClose}
            >
              Change the whole series
            </Link>
          </p>
        )}
        {settled && isUnchecked && (
          <Note tone="warn" role="status">
            No signal: what is booked then is checked when this is sent.
          </Note>
        )}
        {settled && !isUnchecked && <MoveCheck check={check} visit={visit} side={side} />}
        {check.data && !check.isPlaceholderData && (
          <CalendarWarning
            as={side}
            startsAt={check.data.startsAt}
            endsAt={check.data.endsAt}
            besides={visit.id}
            isTaken={check.data.clashes.length > 0}
          />
        )}
        {isMailed && <TellByMail client={visit.client} name={other} checked={tells} onChange={setTells} />}
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <AskingButton
            variant="primary"
            question={startsAt ? calendarQuestion(own.data, isOwn ? 'Move' : 'Propose') : undefined}
            disabled={!startsAt || isChecking || isRefused}
            busy={propose.busy && 'Sending...'}
          >
            {isOwn ? 'Move visit' : 'Propose new time'}
          </AskingButton>
        </Actions>
      </form>
    </Dialog>
  );
}
