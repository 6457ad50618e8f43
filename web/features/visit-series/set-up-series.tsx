import { everyWeeksWords } from '#web/domain/visits/every-weeks.ts';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { SeriesProposal } from '#contract/visit-series.ts';
import { holidayOn } from '#reference/holidays.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime, isoDay, shortDate } from '#web/lib/dates.ts';
import { exactPrice } from '#web/lib/money.ts';
import { counted, listed } from '#web/lib/words.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadingLines } from '#web/ui/data/query-list.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Note } from '#web/ui/note.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

type Refused = { clientId: string; clientName: string; because: string };

/** The first visits that are proposed for clients with an interval, to look through and to book. */
export default function SetUpSeries({ onClose }: { onClose: () => void }) {
  const asked = useQuery({
    ...query('GET /api/visit-series/proposals'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [done, setDone] = useState<{ made: number; refused: Refused[] }>();
  const setUp = useAction('POST /api/visit-series/proposals', {
    failed: 'The repeats were not set up',
    accepted: (result) => setDone(result),
  });
  const all = asked.data?.proposals ?? [];
  const isChosen = (proposal: SeriesProposal) =>
    said.get(proposal.clientId) ??
    (proposal.visitId !== null ||
      (asked.data?.hasHours === true && !holidayOf(proposal, asked.data.timeZone)));
  const chosen = all.filter((proposal) => proposal.startsAt && isChosen(proposal));
  const submit = () => {
    const series = chosen.flatMap(({ clientId, startsAt, staff }) =>
      startsAt ? [{ clientId, startsAt, staffId: staff?.id ?? null }] : [],
    );
    void setUp.run({ body: { series } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      shape="large"
      title={done ? 'Repeats' : 'Set up repeats'}
      description={
        done
          ? undefined
          : 'Each repeats from its first visit, half a year ahead. Your clients are not told. You can move or end each one.'
      }
    >
      {done ? (
        <Done {...done} onClose={onClose} />
      ) : asked.isPending ? (
        <LoadingLines className="h-16" />
      ) : asked.data ? (
        <div className="grid gap-4">
          {all.length === 0 && <p className="text-ink-2">Every client with an interval repeats already.</p>}
          {all.length > 0 && !asked.data.hasHours && (
            <Note tone="warn">
              Without working hours these are guesses on any day of the week.{' '}
              <Link to={`${href('calendar')}#hours`} className="underline">
                Set your working hours
              </Link>
            </Note>
          )}
          <ul aria-label="First visits" className="grid gap-2">
            {all.map((proposal) => (
              <li key={proposal.clientId} className="border-b border-line pb-2">
                <Proposal
                  proposal={proposal}
                  timeZone={asked.data.timeZone}
                  chosen={isChosen(proposal)}
                  onChoose={(yes) => setSaid(new Map(said).set(proposal.clientId, yes))}
                />
              </li>
            ))}
          </ul>
          {asked.data.total > all.length && (
            <p className="text-s text-ink-2">
              These are the first {all.length} of {asked.data.total}. The others come next.
            </p>
          )}
          {chosen.length > 0 && (
            <Button
              big
              variant="primary"
              busy={setUp.busy && 'Booking...'}
              className="justify-self-start"
              onClick={submit}
            >
              Set up {counted(chosen.length, 'Repeat')}
            </Button>
          )}
        </div>
      ) : (
        <FailedQuery query={asked} title="The proposals did not load" />
      )}
    </Dialog>
  );
}

/** The holiday on which a first visit is proposed, if it is one. */
const holidayOf = ({ startsAt }: SeriesProposal, timeZone: string): string | undefined =>
  startsAt === null ? undefined : holidayOn(isoDay(startsAt, timeZone));

type ProposalProps = {
  proposal: SeriesProposal;
  timeZone: string;
  chosen: boolean;
  onChoose: (yes: boolean) => void;
};

function Proposal({ proposal, timeZone, chosen, onChoose }: ProposalProps) {
  const { clientName, petNames, everyWeeks, startsAt, minutes, price, visitId, staff } = proposal;
  const pets = listed(petNames);
  const holiday = holidayOf(proposal, timeZone);
  const rhythm = everyWeeksWords(everyWeeks);
  if (!startsAt)
    return (
      <p className="wrap-anywhere">
        <b>{pets}</b>, {clientName}
        <span className="block text-s text-ink-2">
          {rhythm}: no free time found. Book the first visit yourself.
        </span>
      </p>
    );
  return (
    <Checkbox checked={chosen} onChange={({ target }) => onChoose(target.checked)}>
      <span className="wrap-anywhere">
        <b>{pets}</b>, {clientName}
        <span className="block text-s text-ink-2 tabular-nums">
          {rhythm} from {shortDate(startsAt, timeZone)}, {clockTime(startsAt, timeZone)}
          {visitId ? ' (booked)' : ` for ${minutes} min`}
          {staff && ` with ${staff.name}`}
          {price !== null && ` · ${exactPrice(price)}`}
        </span>
        {holiday && <Badge tone="warn">{holiday}</Badge>}
      </span>
    </Checkbox>
  );
}

function Done({ made, refused, onClose }: { made: number; refused: Refused[]; onClose: () => void }) {
  return (
    <div className="grid gap-4">
      <Note tone="good" role="status">
        <b>{counted(made, 'client')}</b> {made === 1 ? 'repeats' : 'repeat'} now. Nobody was told.
      </Note>
      {refused.length > 0 && (
        <ul aria-label="Not set up" className="grid gap-2">
          {refused.map(({ clientId, clientName, because }) => (
            <li key={clientId} className="wrap-anywhere">
              <b>{clientName}</b>
              <span className="block text-s text-ink-2">{because}</span>
            </li>
          ))}
        </ul>
      )}
      <Button variant="primary" className="justify-self-start" onClick={onClose}>
        Done
      </Button>
    </div>
  );
}
