import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '#web/lib/api/query.ts';
import { dayInWords, clockTime } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Note } from '#web/ui/note.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import type { BookingDraft, OpenPage } from './booking-draft.ts';
import { BookingSummary } from './booking-summary.tsx';
import { WaitInstead } from './wait-instead.tsx';

type ChooseTimeProps = {
  page: OpenPage;
  draft: BookingDraft;
  /** A time that was chosen before, in words, and that the work does not fit in. */
  lost: string | undefined;
  onBack: () => void;
  onChosen: (startsAt: string) => void;
};

/** The open times, two weeks at a time: a day, then an hour. */
export function ChooseTime({ page, draft, lost, onBack, onChosen }: ChooseTimeProps) {
  const { as, slug, shortName } = page;
  const [from, setFrom] = useState<string>();
  const [day, setDay] = useState<string>();
  const zip = draft.quote?.zip;
  const openings = useQuery({
    ...query('GET /api/book/:as/:slug/openings', {
      params: { as, slug },
      query: {
        ticket: draft.client.ticket,
        minutes: draft.quote?.minutes ?? 60,
        ...(from ? { from } : {}),
        ...(zip ? { zip } : {}),
      },
    }),
    staleTime: 0,
  });
  const found = openings.data;
  const shown = found?.days.find((each) => each.day === day) ?? found?.days[0];
  return (
    <div className="grid gap-4">
      <h2 className="text-h3">Choose a time</h2>
      <BookingSummary draft={draft} whose={page.shortName} atHome={page.open.atHome} />
      {lost && <Note tone="warn">{lost} is too short for this, or was just taken. Choose another time.</Note>}
      {openings.isPending && <Skeleton className="h-48" />}
      {openings.isLoadingError && <FailedQuery query={openings} title="The open times did not load" />}
      {found && (
        <section className="card grid gap-4">
          {shown ? (
            <>
              <div className="flex flex-wrap gap-2" role="group" aria-label="Day">
                {found.days.map((each) => (
                  <Chip key={each.day} pressed={each.day === shown.day} onClick={() => setDay(each.day)}>
                    {dayInWords(each.day)}
                  </Chip>
                ))}
              </div>
              <div
                className="grid grid-cols-3 gap-2 border-t border-line pt-4 sm:grid-cols-4"
                role="group"
                aria-label={`Times on ${dayInWords(shown.day)}`}
              >
                {shown.startsAt.map((startsAt) => (
                  <Button key={startsAt} onClick={() => onChosen(startsAt)} className="tabular-nums">
                    {clockTime(startsAt, found.timeZone)}
                  </Button>
                ))}
              </div>
            </>
          ) : (
            <p role="status">
              {found.next
                ? 'Nothing is open in these two weeks.'
                : `Nothing is open. Please ask ${shortName}${page.phone ? `: ${page.phone}` : ''}.`}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {from && (
              <Button variant="quiet" onClick={() => setFrom(undefined)}>
                First days
              </Button>
            )}
            {found.next && (
              <Button variant="quiet" onClick={() => setFrom(found.next ?? undefined)}>
                Later days
              </Button>
            )}
          </div>
        </section>
      )}
      {found && draft.client.firstName !== null && <WaitInstead page={page} draft={draft} />}
      <div>
        <Button variant="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  );
}
