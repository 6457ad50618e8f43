import { Suspense, useState } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { isOverdue } from '#web/domain/visits/next-act.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const RunLate = lazyPart(() => import('./moves/run-late.tsx'));
const ReportNoShow = lazyPart(() => import('./no-show/report-no-show.tsx'));

/** The other acts of a visit that should have begun, next to its check-in. */
export function OverdueActs({ visit }: { visit: Visit }) {
  const [asked, setAsked] = useState<'late' | 'no_show'>();
  const now = useNow();
  const close = () => setAsked(undefined);
  if (!isOverdue(visit, now)) return null;
  return (
    <>
      {visit.actions.includes('late') && (
        <Button className="second" onClick={() => setAsked('late')}>
          Running late
        </Button>
      )}
      <Button className="second" onClick={() => setAsked('no_show')}>
        No-show
      </Button>
      <Suspense>
        {asked === 'late' && <RunLate visit={visit} onClose={close} />}
        {asked === 'no_show' && <ReportNoShow visit={visit} side="provider" onClose={close} />}
      </Suspense>
    </>
  );
}
