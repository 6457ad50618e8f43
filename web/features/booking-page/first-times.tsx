import { labelWithin, labelsInList } from '#reference/service-labels.ts';
import { clockTime, shortDate } from '#web/lib/dates.ts';
import { listed } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import type { OpenPage } from './booking-draft.ts';

type FirstTimesProps = {
  page: OpenPage;
  /** Without a time, to choose among all of them. */
  onChosen: (startsAt?: string) => void;
};

/** As many services as are named. */
const mostNamed = 6;

/** What can be booked and when, before anything is asked: the services, and the first open times. */
export function FirstTimes({ page, onChosen }: FirstTimesProps) {
  const { services, firstTimes, timeZone } = page.open;
  const [service = 'full_groom'] = services;
  const days = Map.groupBy(firstTimes, (at) => shortDate(at, timeZone));
  return (
    <section aria-labelledby="first-times" className="card grid gap-4">
      <div className="grid gap-1">
        <h2 id="first-times" className="text-h3">
          First open times
        </h2>
        <p className="wrap-anywhere">Each is long enough for one pet’s {labelWithin(service)}.</p>
        <p className="text-ink-2 wrap-anywhere">{servicesInWords(labelsInList(services))}</p>
      </div>
      {[...days].map(([day, times]) => (
        <div key={day} role="group" aria-label={`First times on ${day}`} className="grid gap-2">
          <p className="font-strong tabular-nums">{day}</p>
          <div className="flex flex-wrap gap-2">
            {times.map((at) => (
              <Button
                key={at}
                className="grow basis-[5.25rem] px-2! tabular-nums"
                onClick={() => onChosen(at)}
              >
                {clockTime(at, timeZone)}
              </Button>
            ))}
          </div>
        </div>
      ))}
      <Button big wide onClick={() => onChosen()}>
        Choose another time
      </Button>
    </section>
  );
}

/** 'Full groom, nail trim and 5 more' */
const servicesInWords = (labels: readonly string[]): string =>
  listed(
    labels.length > mostNamed ? [...labels.slice(0, mostNamed), `${labels.length - mostNamed} more`] : labels,
  );
