import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { polled, query } from '#web/lib/api/query.ts';
import { readStored, store } from '#web/lib/storage.ts';
import { counted } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Note } from '#web/ui/note.tsx';

const SetUpSeries = lazyPart(() => import('./set-up-series.tsx'));

/** Where the browser keeps how many clients were put aside; more than these are named again. */
const asideKey = 'repeats-put-aside';

/** One line about clients with an interval who do not repeat yet, until they do or are put aside. */
export function CouldRepeat() {
  const { data } = useQuery({ ...query('GET /api/visit-series/proposals/count'), ...polled });
  const [aside, setAside] = useState(() => Number(readStored(asideKey) ?? 0));
  const [open, setOpen] = useState(false);
  const total = data?.total ?? 0;
  const putAside = () => {
    store(asideKey, String(total));
    setAside(total);
  };
  return (
    <>
      {total > aside && (
        <Note
          act={
            <Button variant="quiet" onClick={putAside}>
              Dismiss
            </Button>
          }
        >
          <button type="button" className="min-h-11 text-left underline" onClick={() => setOpen(true)}>
            {counted(total, 'client')} could repeat
          </button>
        </Note>
      )}
      {open && (
        <Suspense>
          <SetUpSeries onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
