import { useState } from 'react';
import { WishTimes } from '#web/domain/waiting/wish-times.tsx';
import type { WishTimes as Times } from '#web/domain/waiting/wish-words.ts';
import { anyTime, hoursProblem, wishBody } from '#web/domain/waiting/wish-words.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { monthDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { petsToBook } from './booking-draft.ts';
import type { BookingDraft, OpenPage } from './booking-draft.ts';

/** A known client for whom no time is right waits for one that falls free. */
export function WaitInstead({ page, draft }: { page: OpenPage; draft: BookingDraft }) {
  const { as, slug, shortName } = page;
  const [times, setTimes] = useState<Times>();
  const [until, setUntil] = useState<string>();
  const wait = useAction('POST /api/book/:as/:slug/wait', {
    failed: 'It was not recorded',
    accepted: (reply) => setUntil(reply.until),
  });
  if (until)
    return (
      <Note role="status">
        {shortName} sees that you wait if something opens, until {monthDay(`${until}T12:00Z`, 'UTC')}.
      </Note>
    );
  if (!times)
    return (
      <div>
        <Button variant="quiet" onClick={() => setTimes(anyTime)}>
          None of these fits
        </Button>
      </div>
    );
  return (
    <section aria-labelledby="wait-instead" className="card grid gap-4">
      <h3 id="wait-instead" className="text-h4">
        If something opens
      </h3>
      <p>When could you come? {shortName} offers you a time that falls free. Nothing is booked yet.</p>
      <WishTimes times={times} onChange={setTimes} />
      <Button
        className="justify-self-start"
        busy={wait.busy && 'Saving...'}
        disabled={hoursProblem(times) !== undefined}
        onClick={() =>
          void wait.run({
            params: { as, slug },
            body: {
              ticket: draft.client.ticket,
              minutes: draft.quote?.minutes ?? 60,
              petIds: petsToBook(draft.pets).flatMap(({ petId }) => petId ?? []),
              ...wishBody(times),
            },
          })
        }
      >
        Wait for an opening
      </Button>
    </section>
  );
}
