import { useQueryClient } from '@tanstack/react-query';
import type { Client } from '#contract/clients/clients.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { bookedAs } from '#web/domain/calendar/booked-as.ts';
import { showVisit } from '#web/domain/calendar/show-visit.ts';
import { lacksPapers } from '#web/domain/visits/checked-in.ts';
import { everyWeeksWords } from '#web/domain/visits/every-weeks.ts';
import type { WishTimes } from '#web/domain/waiting/wish-words.ts';
import { wishBody } from '#web/domain/waiting/wish-words.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import type { Input } from '#web/lib/api/call.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import type { Refusal } from './booking-foot.tsx';

type SendBookingProps = {
  client: Client;
  timeZone: string;
  isWalkIn: boolean;
  /** Weeks between the visits; 0 for once. */
  weeks: number;
  /** Earlier times that the client would rather have. */
  wish: WishTimes | undefined;
  onBooked?: ((visitId: string) => void) | undefined;
  /** Asks for what a walk-in lacks, in place of this form. */
  onCheckInAsk?: ((visit: Visit) => void) | undefined;
  onRefused: (refusal: Refusal) => void;
  onClose: () => void;
};

/** Books a visit with what comes with it, or puts the client on the waiting list. Closes the form once all is done. */
export function useSendBooking({
  client,
  timeZone,
  isWalkIn,
  weeks,
  wish,
  onBooked,
  onCheckInAsk,
  onRefused,
  onClose,
}: SendBookingProps) {
  const queries = useQueryClient();
  const series = useAction('POST /api/visit-series', {
    done: ({ everyWeeks }) => ({
      title: `It repeats ${everyWeeksWords(everyWeeks)}`,
      description: 'The next six months are being booked. Your Day shows what does not fit.',
    }),
    failed: 'The visit is booked, but does not repeat',
  });
  const wait = useAction('POST /api/waiting-clients', {
    done: { title: 'Noted. You see it on your Day when something opens' },
    failed: 'They were not added to your waiting list',
  });
  const checkIn = useAction('POST /api/visits/:id/check-in', {
    accepted: (visit) => showVisit(queries, visit),
    failed: 'It is booked, but not checked in',
  });
  const repeatAndWait = async (visitId: string) => {
    if (weeks > 0) await series.run({ body: { visitId, everyWeeks: weeks } });
    if (wish) await wait.run({ body: { clientId: client.id, visitId, ...wishBody(wish) } });
  };
  const visits = useAction('POST /api/visits', {
    done: ({ id, title, startsAt }) => ({
      about: id,
      title: 'Booked',
      description: `${title}, ${shortDate(startsAt, timeZone)}, ${clockTime(startsAt, timeZone)}`,
    }),
    failed: 'It was not booked',
    accepted(visit) {
      showVisit(queries, visit);
      onBooked?.(visit.id);
      if (!isWalkIn) bookedAs.set(visit.provider.as);
      if (isWalkIn && onCheckInAsk && lacksPapers(visit)) return onCheckInAsk(visit);
      const rest = isWalkIn ? checkIn.run({ params: { id: visit.id }, body: {} }) : repeatAndWait(visit.id);
      void rest.then(onClose);
    },
    refused(error) {
      if (!(error instanceof CallError)) return false;
      onRefused(refusalOf(error, isWalkIn));
      return true;
    },
  });
  return {
    book: (body: Input<'POST /api/visits'>['body']) => void visits.run({ body }),
    /** Without a time: the client waits for one. */
    letWait: async (work: { minutes: number; petIds: string[] }, times: WishTimes): Promise<void> => {
      const noted = await wait.run({ body: { clientId: client.id, ...work, ...wishBody(times) } });
      if (noted) onClose();
    },
    busy: visits.busy || wait.busy,
  };
}

function refusalOf({ errors, detail }: CallError, isWalkIn: boolean): Refusal {
  const [first] = errors;
  const mend = errors.find(({ path }) => path === 'squeezeIn' || path === 'anyway')?.path;
  return {
    detail: first?.message && !mend ? first.message : (detail ?? 'It was not booked.'),
    mend: mend as Refusal['mend'],
    ...(first?.path === 'startsAt' && !isWalkIn ? { at: 'when' } : {}),
  };
}
