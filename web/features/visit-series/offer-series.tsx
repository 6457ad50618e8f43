import { Suspense, useState } from 'react';
import { counted } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const SetUpSeries = lazyPart(() => import('./set-up-series.tsx'));

/** Offers to set up repeats for clients who were brought in with an interval. */
export function OfferSeries({ clients }: { clients: number }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="repeats" className="card grid justify-items-start gap-2">
      <h2 id="repeats" className="text-h4">
        {counted(clients, 'client')} with an interval
      </h2>
      <p className="text-ink-2">See a first visit for each, and book those that fit. Nobody is told.</p>
      <Button onClick={() => setOpen(true)}>Set up repeats</Button>
      {open && (
        <Suspense>
          <SetUpSeries onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
