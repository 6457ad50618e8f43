import type { Calendar } from '#contract/calendar/calendar.ts';
import { DueCard } from '#web/features/calendar/due-card.tsx';
import { useOwnRequests } from '#web/features/grooming-requests/requests.api.ts';
import { useRequestForm } from '#web/features/grooming-requests/post/use-request-form.tsx';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { usePets } from '#web/features/pets/pets.api.ts';
import { useOwnPetOwner } from '#web/features/profiles/profiles.api.ts';
import { isoDay } from '#web/lib/dates.ts';
import { useNow } from '#web/lib/use-now.ts';

type DuePetsProps = { calendar: Calendar; user: SessionReply['user'] };

/** A pet parent's due pets, each with a request for it. */
export default function DuePets({ calendar, user }: DuePetsProps) {
  const now = useNow();
  const pets = usePets();
  const requests = useOwnRequests();
  const own = useOwnPetOwner();
  const form = useRequestForm({
    address: own.data ? (own.data.profile?.address ?? user.location) : null,
    preferredRadius: own.data?.profile?.preferredRadius,
  });
  return (
    <>
      <DueCard
        pets={calendar.duePets}
        today={isoDay(now, calendar.timeZone)}
        onRequest={(petId) =>
          form.open({ kind: 'post', pets: pets.data ?? [], asked: requests.data ?? [], petId })
        }
      />
      {form.dialog}
    </>
  );
}
