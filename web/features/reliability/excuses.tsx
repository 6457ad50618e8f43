import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { maxReason } from '#contract/text/limits.ts';
import { href } from '#contract/pages.ts';
import type { Excuse } from '#contract/reliability.ts';
import { kindWords } from '#web/domain/reliability/reliability-words.ts';
import { pages } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { monthDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';

const ReasonDialog = lazyPart(() =>
  import('#web/ui/forms/reason-dialog.tsx').then((module) => ({ default: module.ReasonDialog })),
);

/** What others left because of the weather, while one can object; nothing if there is none. */
export function Excuses() {
  const excuses = useInfiniteQuery({ ...pages('GET /api/reliability/excuses'), staleTime: 0 });
  const [objected, setObjected] = useState<Excuse>();
  const all = excuses.data ?? [];
  return (
    all.length > 0 && (
      <div className="grid gap-1">
        <h3 className="text-l">Left because of the weather</h3>
        <ul aria-label="Left because of the weather">
          {all.map((excuse) => (
            <ExcuseLine key={excuse.id} excuse={excuse} onObject={() => setObjected(excuse)} />
          ))}
        </ul>
        <Suspense>
          {objected && <Objection excuse={objected} onClose={() => setObjected(undefined)} />}
        </Suspense>
      </div>
    )
  );
}

function ExcuseLine({ excuse, onObject }: { excuse: Excuse; onObject: () => void }) {
  const { kind, name, title, subjectKind, subjectId, note, objectBy } = excuse;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3">
      <div className="grid min-w-0 gap-0.5">
        <p className="wrap-anywhere">
          <b>{name}</b>: {kindWords[kind].toLowerCase()},{' '}
          <Link to={href(subjectKind, { id: subjectId })} className="underline">
            {title}
          </Link>
        </p>
        {note && <p className="text-s wrap-anywhere">“{note}”</p>}
        <p className="text-s text-ink-2">Does not count. You can object until {monthDay(objectBy)}.</p>
      </div>
      <Button aria-label={`Object to ${name}`} onClick={onObject}>
        Object
      </Button>
    </li>
  );
}

function Objection({ excuse, onClose }: { excuse: Excuse; onClose: () => void }) {
  const object = useAction('POST /api/reliability/excuses/:id/object', {
    done: { title: 'It counts now', description: `${excuse.name} has been notified and can appeal.` },
    failed: 'It was not sent',
  });
  return (
    <ReasonDialog
      title="Was the drive safe?"
      description={`${excuse.name} left “${excuse.title}” because of the weather. If you object, it counts against them, and they can appeal to an admin, who reads what you write.`}
      label="What was the weather like?"
      maxLength={maxReason}
      confirm="Object"
      busy="Sending..."
      onConfirm={(text) => object.run({ params: { id: excuse.id }, body: { text } })}
      onClose={onClose}
    />
  );
}
