import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { TownCard, TownFilter, TownPage } from '#contract/profiles/public-pages.ts';
import { publicPageOf } from '#web/domain/people/public-page-link.ts';
import { useSite } from '#web/domain/site/site.ts';
import { dayInWords } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PublicCard } from './public-card.tsx';
import { dollarsFrom, peopleWords, townFilters } from './public-page-words.ts';
import { counted, number } from '#web/lib/words.ts';

/** The groomers and businesses of a town, and towns nearby. */
export function TownPeople({
  town,
  page,
  only,
}: {
  town: TownPage;
  page: number;
  only?: TownFilter | undefined;
}) {
  const { city, state, groomers, businesses, matching, pages, neighbors } = town;
  const isEmpty = matching.all === 0;
  const pageAt = (at: number) => `?${new URLSearchParams({ ...(only && { only }), page: String(at) })}`;
  return (
    <div className="wrap grid grid-cols-1 gap-8 pt-6 pb-16 lg:pt-8">
      <div className="grid grid-cols-1 gap-2">
        <h1 className="wrap-anywhere">
          Pet groomers in {city}, {state}
        </h1>
        <p className="max-w-text text-l text-ink-2">
          {isEmpty ? `No one in ${city} shows a page here yet.` : `${peopleWords(town, only)}.`}
        </p>
        {!isEmpty && <Offer town={town} />}
      </div>
      {isEmpty && (
        <EmptyState
          title="Ask anyway"
          action={
            <Button asChild variant="primary">
              <Link to={href('register')}>Join and post a request</Link>
            </Button>
          }
        >
          Groomers from towns around see a request from {city}, and many come to the pet. Say what your pet
          needs and when, and they answer with a price and a time.
        </EmptyState>
      )}
      {!isEmpty && (
        <div className="-mt-2 grid gap-3">
          <Filters matching={matching} only={only} />
          <WaysIn cards={[...businesses.cards, ...groomers.cards]} />
        </div>
      )}
      <People title="Salons and vans" people={businesses} />
      <People title="Groomers" people={groomers} />
      {pages > 1 && (
        <nav aria-label="Pages" className="flex flex-wrap gap-2">
          {page > 1 && (
            <Button asChild>
              <Link to={pageAt(page - 1)} rel="prev">
                Previous page
              </Link>
            </Button>
          )}
          {page < pages && (
            <Button asChild>
              <Link to={pageAt(page + 1)} rel="next">
                Next page
              </Link>
            </Button>
          )}
        </nav>
      )}
      {neighbors.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-h3">Towns nearby</h2>
          <ul className="flex flex-wrap gap-2">
            {neighbors.map((near) => (
              <li key={`${near.city} ${near.state}`}>
                <Link
                  to={href('town-page', { state: near.state.toLowerCase(), city: near.slug })}
                  className="chip flex-wrap gap-y-0 py-1"
                >
                  {near.city}, {near.state} <span className="text-ink-2">{counted(near.miles, 'mile')}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The lowest price, the next free day, and the way to offers: on the first screen, as on the page of a groomer. */
function Offer({ town: { city, state, groomFrom, groomers, businesses } }: { town: TownPage }) {
  const { signedOut } = useSite();
  const [first] = [...businesses.cards, ...groomers.cards]
    .flatMap((card) => (card.nextFree === null ? [] : { card, day: card.nextFree }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-center sm:gap-x-6">
      {(groomFrom ?? first) && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 font-strong">
          {groomFrom && (
            <li className="flex items-center gap-2">
              <Icon name="tag" size="s" />
              Full groom from {dollarsFrom(groomFrom)}
            </li>
          )}
          {first && (
            <li className="flex items-center gap-2">
              <Icon name="calendar" size="s" />
              <span>
                Next free {dayInWords(first.day)},{' '}
                <Link to={publicPageOf(first.card)} className="wrap-anywhere underline">
                  {first.card.name}
                </Link>
              </span>
            </li>
          )}
        </ul>
      )}
      <Button asChild variant="primary">
        <Link
          to={
            signedOut
              ? href('register', { offers: `${city}, ${state}` })
              : href('pet-owner-dashboard', { tab: 'requests' })
          }
        >
          Compare offers in {city}
        </Link>
      </Button>
    </div>
  );
}

/** Links that narrow the list; a filter without matches has none. */
function Filters({ matching, only }: { matching: TownPage['matching']; only: TownFilter | undefined }) {
  const filters = townFilters.filter(({ filter }) => filter === only || matching[filter ?? 'all'] > 0);
  if (filters.length < 2) return null;
  return (
    <nav aria-label="Who is shown">
      <ul className="flex flex-wrap gap-2">
        {filters.map(({ filter, label }) => (
          <li key={label}>
            <Link
              to={filter ? `?only=${filter}` : '?'}
              preventScrollReset
              replace
              className="chip"
              data-set={filter === only || undefined}
              aria-current={filter === only || undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What the buttons of the cards lead to, where both are shown. */
function WaysIn({ cards }: { cards: readonly TownCard[] }) {
  const [books, asks] = [true, false].map((online) => cards.some((card) => card.booksOnline === online));
  if (!books || !asks) return null;
  return (
    <p className="max-w-text text-s text-ink-2">
      <b>Book</b>: pick a free time, confirmed within a day. <b>Request</b>: say what your pet needs, and they
      answer with a price and a time.
    </p>
  );
}

/** As many are shown first; the others unfold, also without script. Two more are shown at once. */
const shownFirst = 8;
const fewMore = 2;

function People({ title, people }: { title: ReactNode; people: TownPage['groomers'] }) {
  if (people.cards.length === 0) return null;
  const first = people.cards.length <= shownFirst + fewMore ? people.cards.length : shownFirst;
  const rest = people.cards.slice(first);
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-h3">
        {title} <span className="text-ink-2">{number(people.count)}</span>
      </h2>
      <Cards cards={people.cards.slice(0, first)} />
      {rest.length > 0 && (
        <details className="group grid gap-4">
          <summary className="btn btn-line w-fit">
            <span className="group-open:hidden">
              {people.cards.length === people.count
                ? `Show all ${number(people.count)}`
                : `Show ${number(rest.length)} more`}
            </span>
            <span className="hidden group-open:inline">Show fewer</span>
          </summary>
          <div className="pt-4">
            <Cards cards={rest} />
          </div>
        </details>
      )}
    </section>
  );
}

const Cards = ({ cards }: { cards: readonly TownCard[] }) => (
  <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {cards.map((card) => (
      <li key={card.slug}>
        <PublicCard card={card} />
      </li>
    ))}
  </ul>
);
