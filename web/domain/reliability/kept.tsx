import { Link } from 'react-router';
import { figureNames, reliabilityRules } from '#contract/reliability.ts';
import type { Reliability } from '#contract/reliability.ts';
import { href } from '#contract/pages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { figureWords } from './reliability-words.ts';

/** Below three bookings: only who has finished nothing is new. */
const fewWords = ({ isNew }: Pick<Reliability, 'isNew'>): string =>
  isNew ? 'New here' : 'Few bookings lately';

/** 'Kept 24 of 25 bookings', or that there are few, which is no achievement and has no check. */
export function Kept({ reliability: { bookings, isNew } }: { reliability: Reliability }) {
  return (
    <span className="inline-flex items-center gap-1.5 tabular-nums">
      {bookings && <Icon name="check" size="s" />}
      {bookings ? figureWords.bookings(bookings) : fewWords({ isNew })}
    </span>
  );
}

/** All figures of a person, with the way to the rules. */
export function ReliabilityFigures({
  reliability,
  withLink = true,
}: {
  reliability: Reliability;
  /** Whether it links to the rules, which the page of the rules does not need. */
  withLink?: boolean;
}) {
  const figures = figureNames.flatMap((name) => {
    const figure = reliability[name];
    return figure ? [{ name, figure }] : [];
  });
  return (
    <div className="grid gap-1">
      {figures.length === 0 && (
        <p>
          <b>{fewWords(reliability)}.</b> Figures show from {reliabilityRules.fewest} bookings on.
        </p>
      )}
      <ul className="grid gap-1 tabular-nums">
        {figures.map(({ name, figure }) => (
          <li key={name}>
            <b>{figureWords[name](figure)}</b>
            {/* It weighs recent ones more, which only the page of the rules explains. */}
            {!withLink && <span className="text-ink-2"> · {figure.percent}% by these rules</span>}
          </li>
        ))}
      </ul>
      <p className="text-s text-ink-2">
        Last {reliabilityRules.countsForDays} days.{' '}
        {figures.length > 0 && !withLink && 'Recent ones weigh more. '}
        {withLink && (
          <Link to={href('reliability')} className="underline">
            How reliability works
          </Link>
        )}
      </p>
    </div>
  );
}
