import { Suspense, useState } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const AskAgain = lazyPart(() => import('./ask-again.tsx'));

/** Button that asks whether to request the same services from the same provider, and shows what is sent. */
export function RebookVisit({ visit, primary = true }: { visit: Visit; primary?: boolean }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant={primary ? 'primary' : 'line'} wide onClick={() => setAsks(true)}>
        Book again
      </Button>
      <Suspense>{asks && <AskAgain visit={visit} onClose={() => setAsks(false)} />}</Suspense>
    </>
  );
}
