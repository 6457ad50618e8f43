import { Suspense } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { TimeChips } from './time-chips.tsx';

const WishedTime = lazyPart(() => import('./wished-time.tsx'));

/** As the contract says. */
const mostTimes = 3;

type OpenTimesProps = {
  visit: { startsAt: string; timeZone: string };
  openings: readonly { startsAt: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** The provider's open times as chips, of which the client chooses up to three; or a time of their own where none is known. */
export function OpenTimes({ visit, openings, chosen, onChange }: OpenTimesProps) {
  const toggle = (startsAt: string) =>
    onChange(
      chosen.includes(startsAt)
        ? chosen.filter((each) => each !== startsAt)
        : [...chosen, startsAt].slice(-mostTimes),
    );
  if (openings.length === 0)
    return (
      <>
        <p role="status">No open times are listed. Name one that suits you.</p>
        <Suspense fallback={<Spinner label="Loading..." />}>
          <WishedTime visit={visit} onChange={(startsAt) => onChange(startsAt ? [startsAt] : [])} />
        </Suspense>
      </>
    );
  return (
    <TimeChips
      times={openings}
      timeZone={visit.timeZone}
      label={`Choose up to ${mostTimes} times`}
      isChosen={(startsAt) => chosen.includes(startsAt)}
      onPress={toggle}
    />
  );
}
