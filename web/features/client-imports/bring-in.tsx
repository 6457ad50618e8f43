import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ClientImport } from '#contract/client-imports.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Stat, Stats } from '#web/ui/data/stats.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { JudgedRows } from './judged-rows.tsx';
import { SettleColumns } from './settle-columns.tsx';

type BringInProps = {
  sheet: ClientImport;
  /** Asks where the provider works, by whose clock next visits are booked; shows nothing once that is known. */
  place: ReactNode;
  hasPlace: boolean;
};

/** A sheet whose rows have their verdicts: what becomes of them, and the button that brings them in. */
export function BringIn({ sheet, place, hasPlace }: BringInProps) {
  const [again, setAgain] = useState(false);
  if (again) return <SettleColumns sheet={sheet} onSettled={() => setAgain(false)} />;
  const { counts, becomes } = sheet;
  return (
    <div className="grid gap-6">
      {counts && becomes && (
        <Stats label="What becomes of the rows">
          <Stat label="New" value={becomes.made.toLocaleString('en-US')} />
          <Stat
            label="To check"
            value={(becomes.check + counts.remarked).toLocaleString('en-US')}
            hint={toCheckHint({ check: becomes.check, remarked: counts.remarked })}
          />
          <Stat
            label="Joined"
            value={becomes.joined.toLocaleString('en-US')}
            hint={becomes.joined > 0 && 'to the same client'}
          />
          <Stat label="Left out" value={becomes.leftOut.toLocaleString('en-US')} />
        </Stats>
      )}
      {place}
      {/* What was refused for want of a place is no longer said once it is given. */}
      <RunImport key={String(hasPlace)} sheet={sheet} onChange={() => setAgain(true)} />
      <JudgedRows sheet={sheet} />
    </div>
  );
}

function RunImport({ sheet, onChange }: { sheet: ClientImport; onChange: () => void }) {
  const run = useAction('POST /api/client-imports/:id/run');
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          big
          variant="primary"
          busy={run.busy && 'Starting...'}
          onClick={() => void run.run({ params: { id: sheet.id } })}
        >
          Bring in {sheet.toBring.toLocaleString('en-US')}
        </Button>
        <Button variant="quiet" onClick={onChange}>
          Change the columns
        </Button>
      </div>
      <p className="text-ink-2">Nobody is told about an import.</p>
      <div aria-live="polite">
        <FieldError>{run.failure}</FieldError>
      </div>
    </div>
  );
}

/** '1 waits for you, 4 come in with a remark' */
const toCheckHint = ({
  check,
  remarked,
}: Pick<NonNullable<ClientImport['counts']>, 'check' | 'remarked'>): string =>
  [
    check > 0 && `${check.toLocaleString('en-US')} ${check === 1 ? 'waits' : 'wait'} for you`,
    remarked > 0 &&
      `${remarked.toLocaleString('en-US')} ${remarked === 1 ? 'comes' : 'come'} in with a remark`,
  ]
    .filter(Boolean)
    .join(', ');
