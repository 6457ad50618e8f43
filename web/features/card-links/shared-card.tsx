import type { SharedCard } from '#contract/card-links.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { publicPageOf } from '#web/domain/people/public-page-link.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { BeforeAfter } from '#web/ui/data/before-after.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checklist } from '#web/ui/data/checklist.tsx';
import { headlineOf, restOf, weeksAfter } from './report-card-words.ts';

type SharedCardProps = { card: SharedCard; secret: string };
type OneCard = SharedCard['cards'][number];

/** Whoever has the link reads its photos by it. */
const byLink = (url: string, secret: string) => url.replace('/media/', `/api/cards/${secret}/photos/`);

/** The report cards of a visit as a postcard, for whoever has the link. */
export function SharedCardView({ card: { cards, provider, on, until }, secret }: SharedCardProps) {
  const { slug } = provider;
  return (
    <div className="mx-auto grid w-full max-w-200 gap-8">
      {cards.map((card) => (
        <Postcard key={card.pet} card={card} by={provider.name} on={on} secret={secret} />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <p className="text-s text-ink-2">This link works until {monthDayYear(until)}.</p>
        {slug && (
          <Button asChild variant="primary">
            <a href={publicPageOf({ as: provider.as, slug })}>See {provider.name}</a>
          </Button>
        )}
      </div>
    </div>
  );
}

type PostcardProps = { card: OneCard; by: string; on: string; secret: string };

function Postcard({ card, by, on, secret }: PostcardProps) {
  const { pet, services, photos, beforeAfter, nextVisitWeeks } = card;
  const [pair, ...pairs] = beforeAfter;
  const [first, ...others] = photos;
  const more = [...pairs.flatMap(({ before, after }) => [before, after]), ...(pair ? photos : others)];
  const rest = restOf(card);
  const picture = (url: string, alt: string) => (
    <img src={byLink(url, secret)} alt={alt} className="size-full object-cover" />
  );
  return (
    <article className="grid overflow-hidden rounded-m border border-line bg-card" aria-label={pet}>
      {pair ? (
        <BeforeAfter
          className="aspect-3/2 w-full"
          label={`${pet} before and after`}
          before={picture(pair.before.url, `${pet} before`)}
          after={picture(pair.after.url, `${pet} after`)}
        />
      ) : (
        first && <div className="aspect-3/2 w-full">{picture(first.url, pet)}</div>
      )}
      <div className="grid gap-4 p-5 sm:p-8">
        <div className="grid gap-1">
          <p className="text-s font-strong text-ink-2">
            {monthDayYear(`${on}T12:00Z`, 'UTC')}, groomed by {by}
          </p>
          <h1 className="wrap-anywhere">{pet}</h1>
          <p className="max-w-text text-l wrap-anywhere">{headlineOf(card)}</p>
        </div>
        <Checklist items={services.map(serviceLabel)} />
        {rest.map(({ title, text }) => (
          <section key={title} className="grid gap-1">
            <h2 className="text-l">{title}</h2>
            <p className="max-w-text wrap-anywhere whitespace-pre-line">{text}</p>
          </section>
        ))}
        {nextVisitWeeks !== null && (
          <p>
            Next groom: <b className="tabular-nums">about {weeksAfter(on, nextVisitWeeks)}</b>
          </p>
        )}
        {more.length > 0 && (
          <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3" aria-label={`More photos of ${pet}`}>
            {more.map(({ id, url }, nth) => (
              <li key={id} className="aspect-square overflow-hidden rounded-s">
                {picture(url, `${pet}, ${nth + 2}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
