import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Client, TimelineEntry } from '#contract/clients/clients.ts';
import { href } from '#contract/pages.ts';
import { visitState } from '#web/domain/visits/visit-state.ts';
import { pages } from '#web/lib/api/query.ts';
import { clockTime, monthDayYear, shortDate } from '#web/lib/dates.ts';
import { exactPrice, price } from '#web/lib/money.ts';
import { useNow } from '#web/lib/use-now.ts';
import { counted } from '#web/lib/words.ts';
import { LoadingLines, QueryList } from '#web/ui/data/query-list.tsx';

type Of<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>;

/** In small letters after its price; that it is done goes without saying. */
const stateWords = (visit: Of<'visit'>, now: Date): string | false =>
  visit.status !== 'completed' &&
  visitState({ ...visit, startsAt: visit.at }, 'provider', now).words.toLowerCase();

/** More than the visits of a series that are booked ahead. */
const pageSize = 50;
/** Of the visits ahead only the nearest are shown at once. */
const nearest = 3;

const useTimeline = (id: string) =>
  useInfiniteQuery(pages('GET /api/clients/:id/timeline', { params: { id }, query: { limit: pageSize } }));

/** The last groom that was noted, which may have been before the client was in the book. */
const notedGroom = ({ pets }: Pick<Client, 'pets'>): string | undefined =>
  pets
    .flatMap(({ lastGroomedOn }) => lastGroomedOn ?? [])
    .toSorted()
    .at(-1);

/** The nearest visit ahead, and the last one that was, or else the last groom that was noted. */
export function NextAndLast({ client }: { client: Client }) {
  const { id } = client;
  const noted = notedGroom(client);
  const now = useNow().toISOString();
  const { data: entries, hasNextPage } = useTimeline(id);
  if (!entries) return <LoadingLines className="h-10" />;
  const visits = entries.filter((entry) => entry.kind === 'visit');
  const last = visits.find(({ at, status }) => at <= now && status === 'completed');
  const ahead = visits.filter(({ at, status }) => at > now && status === 'booked');
  // With a page of visits ahead, the nearest may be on the next one.
  const next = hasNextPage && ahead.length === entries.length ? undefined : ahead.at(-1);
  const shown = [
    { name: 'Next', visit: next, none: 'Nothing booked' },
    { name: 'Last', visit: last, none: noted ? `${monthDayYear(noted, 'UTC')}, as noted` : 'None yet' },
  ];
  return (
    <dl className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-y-2 tabular-nums">
      {shown.map(({ name, visit, none }) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="wrap-anywhere">
            {visit ? (
              <Link to={href('visit', { id: visit.id })} className="block hover:underline">
                <b>
                  {shortDate(visit.at, visit.timeZone)}, {clockTime(visit.at, visit.timeZone)}
                </b>
                <span className="block text-s text-ink-2">
                  {[visit.title, priceOf(visit)].filter(Boolean).join(' · ')}
                </span>
              </Link>
            ) : (
              <span className="text-ink-2">{none}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What happened with a client, the newest first: visits, bills and messages. */
export function ClientTimeline({ client }: { client: Pick<Client, 'id' | 'pets'> }) {
  const { id } = client;
  const noted = notedGroom(client);
  const timeline = useTimeline(id);
  const now = useNow().toISOString();
  return (
    <QueryList
      query={timeline}
      failed="What happened did not load"
      loading={<LoadingLines className="h-10" />}
      empty={
        <p className="text-ink-2">
          {noted
            ? `The last groom was on ${monthDayYear(noted, 'UTC')}, as noted. Visits that you book are listed here.`
            : 'No visits yet.'}
        </p>
      }
    >
      {(entries) => {
        const all = withReceipts(entries);
        const ahead = all.filter(({ entry }) => entry.kind === 'visit' && entry.at > now);
        const far = new Set(ahead.slice(0, -nearest));
        return (
          <>
            {far.size > 0 && (
              <details>
                <summary className="min-h-11 content-center">{counted(far.size, 'later visit')}</summary>
                <Entries told={[...far]} />
              </details>
            )}
            <Entries told={all.filter((each) => !far.has(each))} />
          </>
        );
      }}
    </QueryList>
  );
}

const Entries = ({ told }: { told: readonly Told[] }) => (
  <ul className="divide-y divide-line">
    {told.map(({ entry, bills }) => (
      <Entry key={entry.id} entry={entry} bills={bills} />
    ))}
  </ul>
);

type Told = { entry: TimelineEntry; bills: readonly Of<'bill'>[] };

/** Each visit with its bills; a bill whose visit is on a later page stands alone until then. */
function withReceipts(entries: readonly TimelineEntry[]): Told[] {
  const bills = Map.groupBy(
    entries.filter((entry) => entry.kind === 'bill'),
    ({ visitId }) => visitId,
  );
  const visits = new Set(entries.flatMap((entry) => (entry.kind === 'visit' ? entry.id : [])));
  return entries
    .filter((entry) => entry.kind !== 'bill' || !visits.has(entry.visitId))
    .map((entry) => ({ entry, bills: entry.kind === 'visit' ? (bills.get(entry.id) ?? []) : [] }));
}

const toVisit = (id: string) => href('visit', { id });

function Entry({ entry, bills }: Told) {
  const now = useNow();
  switch (entry.kind) {
    case 'visit': {
      const bill = bills.find(({ isVoid }) => !isVoid);
      const notes = [entry.isRedo && 'free redo', stateWords(entry, now), bill && owedWords(bill)];
      return (
        <Row
          entry={entry}
          note={notes.filter(Boolean).join(', ')}
          sum={bill ? exactPrice(bill.total) : priceOf(entry)}
        >
          <Link to={toVisit(entry.id)} className="underline">
            {entry.title}
          </Link>
          {bills.map(({ id, receiptNo, isVoid }) => (
            <span key={id} className="text-ink-2">
              {' · '}
              <Link to={`${toVisit(entry.id)}#bill`} className="underline">
                Receipt {receiptNo}
              </Link>
              {isVoid && ' (void)'}
            </span>
          ))}
        </Row>
      );
    }
    case 'bill':
      return (
        <Row entry={entry} note={entry.isVoid ? 'void' : owedWords(entry)} sum={exactPrice(entry.total)}>
          <Link to={`${toVisit(entry.visitId)}#bill`} className="underline">
            Receipt {entry.receiptNo}
          </Link>
        </Row>
      );
    case 'message':
      return (
        <Row entry={entry} note={entry.state}>
          {entry.channel === 'email' ? 'Email' : 'Text'}: {abouts[entry.about] ?? 'message'}
        </Row>
      );
    default:
      return null;
  }
}

const owedWords = ({ owed }: Of<'bill'>) => owed > 0 && `${exactPrice(owed)} owed`;

/** '$120'; '$120, asked: $160' while the client has not answered. */
const priceOf = ({ price: cents, askedPrice }: Of<'visit'>) =>
  [cents !== null && price(cents), askedPrice && `asked: ${price(askedPrice)}`].filter(Boolean).join(', ');

const abouts: Record<string, string> = {
  confirmation: 'booking',
  reminder: 'reminder',
  moved: 'new time',
  repriced: 'new price',
  time_declined: 'asked time declined',
  series_changed: 'series changed',
  series_cancelled: 'visits of a series cancelled',
  cancelled: 'cancelled',
  on_my_way: 'on the way',
  running_late: 'running late',
  here: 'at the door',
  expected: 'expected and not there',
  ready: 'ready',
  no_show: 'missed visit',
  report_card: 'report card',
  price_change: 'higher price',
  receipt: 'receipt',
  due: 'due for a groom',
  earlier: 'earlier time',
  asked: 'request arrived',
  booked: 'booking accepted',
  declined: 'request declined',
  expired: 'request not answered',
};

type RowProps = { entry: TimelineEntry; note?: ReactNode; sum?: ReactNode; children: ReactNode };

const Row = ({ entry: { at, timeZone }, note, sum, children }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-3 py-2">
    <span className="tabular-nums">
      {shortDate(at, timeZone)}, {clockTime(at, timeZone)}
    </span>
    <span className="min-w-40 flex-1 wrap-anywhere">{children}</span>
    <span className="text-ink-2">{note}</span>
    <span className="tabular-nums">{sum}</span>
  </li>
);
