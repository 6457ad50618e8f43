import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { CallError } from '#web/lib/api/call-error.ts';
import { query } from '#web/lib/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { PoisonLine } from './poison-line.tsx';
import { sourceWords } from './source-words.ts';

type WhyWeAskProps = {
  tipId: string;
  /** Id of the element with the warning. */
  warning: string;
  label?: string;
};

/** Shows the care tip behind a warning; it is read when opened. */
export function WhyWeAsk({ tipId, warning, label = 'Why we ask' }: WhyWeAskProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="quiet"
        className="flex! w-fit"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-describedby={warning}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <div id={id} className="grid gap-2 border-l-2 border-line pl-3">
          <Why tipId={tipId} />
        </div>
      )}
    </>
  );
}

function Why({ tipId }: { tipId: string }) {
  const tip = useQuery(query('GET /api/pet-care-tips/:id', { params: { id: tipId } }));
  if (tip.isPending) return <Skeleton className="h-24" />;
  if (tip.error instanceof CallError && tip.error.status === 404)
    return <p>We are revising this tip. The warning stays.</p>;
  if (!tip.data) return <FailedQuery query={tip} title="The tip did not load" />;
  const { title, content, redFlag, poisonLine } = tip.data;
  return (
    <>
      <b>{title}</b>
      <p className="max-w-text">{content}</p>
      {redFlag && <p className="max-w-text">{redFlag}</p>}
      {poisonLine && (
        <p>
          <PoisonLine {...poisonLine} />
        </p>
      )}
      <p className="text-s text-ink-2">Source: {sourceWords(tip.data)}</p>
    </>
  );
}
