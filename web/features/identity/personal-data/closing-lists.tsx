import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Closing, LostKind, OpenWork, WorkKind } from '#contract/personal-data.ts';
import { shortDate } from '#web/lib/dates.ts';

const kindWords: Record<WorkKind, string> = {
  shift: 'Shift',
  application: 'Application',
  request: 'Grooming request',
  offer: 'Offer',
  visit: 'Visit',
  membership: 'Membership',
  payment: 'Payment',
};

/** The page on which an open thing can be finished. */
const pathOf = ({ kind, id }: OpenWork): string | undefined =>
  kind === 'shift' ? href('shift', { id }) : kind === 'visit' ? href('visit', { id }) : undefined;

type OpenListProps = { label: string; work: readonly OpenWork[]; linked?: boolean };

/** Lists open work: what it is, when, and with whom. */
export function OpenList({ label, work, linked = false }: OpenListProps) {
  return (
    <ul aria-label={label} className="grid gap-2">
      {work.map((item) => {
        const path = linked ? pathOf(item) : undefined;
        return (
          <li key={`${item.kind} ${item.id}`} className="wrap-anywhere">
            <b className="block">
              {path ? (
                <Link to={path} className="underline">
                  {item.title}
                </Link>
              ) : (
                item.title
              )}
            </b>
            <span className="text-s text-ink-2">{factsOf(item)}</span>
          </li>
        );
      })}
    </ul>
  );
}

const factsOf = ({ kind, at, timeZone, otherName }: OpenWork) =>
  [
    kindWords[kind],
    at &&
      (kind === 'membership'
        ? `paid until ${shortDate(at, timeZone ?? undefined)}`
        : shortDate(at, timeZone ?? undefined)),
    otherName && `with ${otherName}`,
  ]
    .filter(Boolean)
    .join(', ');

/** What is cancelled with the account. */
export function Cancelled({ work }: { work: readonly OpenWork[] }) {
  const memberships = work.filter(({ kind }) => kind === 'membership');
  const others = work.filter(({ kind }) => kind !== 'membership');
  return (
    <>
      {others.length > 0 && (
        <section aria-labelledby="closing-cancelled" className="grid gap-2">
          <h3 id="closing-cancelled" className="text-m">
            Cancelled right away; the other side is notified
          </h3>
          <OpenList label="Cancelled" work={others} />
        </section>
      )}
      {memberships.length > 0 && (
        <section aria-labelledby="closing-memberships" className="grid gap-2">
          <h3 id="closing-memberships" className="text-m">
            Ended at once
          </h3>
          <OpenList label="Ended" work={memberships} />
          <p className="text-s text-ink-2">
            Nothing more is charged. Time that is paid already is not paid back.
          </p>
        </section>
      )}
    </>
  );
}

const lostWords: Record<LostKind, [one: string, many: string]> = {
  pets: ['1 pet', 'pets'],
  photos: ['1 photo or proof', 'photos and proofs'],
  profiles: ['1 profile', 'profiles'],
  vaccinations: ['1 vaccination record', 'vaccination records'],
  savedTips: ['1 saved tip', 'saved tips'],
  notifications: ['1 notification', 'notifications'],
};

/** What is removed with the account, counted. */
export function Lost({ lost }: Pick<Closing, 'lost'>) {
  const counted = Object.entries(lost) as [LostKind, number][];
  if (counted.length === 0) return null;
  return (
    <section aria-labelledby="closing-lost" className="grid gap-2">
      <h3 id="closing-lost" className="text-m">
        Removed for good
      </h3>
      <ul aria-labelledby="closing-lost" className="list-disc pl-5">
        {counted.map(([kind, count]) => (
          <li key={kind}>{count === 1 ? lostWords[kind][0] : `${count} ${lostWords[kind][1]}`}</li>
        ))}
      </ul>
    </section>
  );
}
