import { Link } from 'react-router';
import type { TownCard as Card } from '#contract/profiles/public-pages.ts';
import { dayInWords } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Rating } from '#web/ui/data/rating.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { bookingPageOf, publicPageOf } from '#web/domain/people/public-page-link.ts';
import { areaOf, dollarsFrom, experienceWords, professionOf } from './public-page-words.ts';
import { useAskAddress } from './use-ask-address.ts';

/** A groomer or a business in the list of a town; the whole card is the link to their page, and its button books or asks. */
export function PublicCard({ card }: { card: Card }) {
  const askAddress = useAskAddress();
  const area = areaOf(card);
  const role = card.as === 'groomer' ? 'groomer' : 'owner';
  return (
    <article
      data-role={role}
      className="card relative grid h-full grid-cols-1 content-between gap-2 p-4! sm:gap-3 sm:p-5!"
    >
      <div className="grid gap-2 sm:gap-3">
        <div className="flex items-center gap-3 sm:gap-4">
          <Avatar
            name={card.name}
            src={card.imageUrl && `${card.imageUrl}?size=small`}
            size="l"
            role={role}
            checked={card.checked}
            lazy
          />
          <div className="min-w-0">
            <h3 className="text-h4 wrap-anywhere">
              <Link to={publicPageOf(card)} className="after:absolute after:inset-0">
                {card.name}
              </Link>
            </h3>
            <p className="text-s wrap-anywhere text-ink-2">
              {professionOf(card)}
              {card.yearsExperience !== null && ` · ${experienceWords(card.yearsExperience)}`}
            </p>
            {card.rating !== null ? (
              <Rating value={card.rating} reviews={card.reviewCount} className="text-s" />
            ) : (
              <p className="text-s text-ink-2">No pet parent reviews yet</p>
            )}
            {area && (
              <p className="flex items-start gap-1 text-s">
                <Icon name="pin" size="s" className="flex-none" />
                <span className="wrap-anywhere">{area}</span>
              </p>
            )}
          </div>
        </div>
        {card.skills.length > 0 && (
          <ul className="flex flex-wrap gap-1.5 max-sm:hidden">
            {card.skills.slice(0, 3).map((skill) => (
              <li key={skill}>
                <Badge className="max-w-full wrap-anywhere whitespace-normal!">{skill}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-s">
          {card.lowest ? (
            <b className="block">
              {card.lowest.service} from {dollarsFrom(card.lowest.from)}
            </b>
          ) : (
            <span className="block text-ink-2">Price on request</span>
          )}
          {card.nextFree && <>Next free {dayInWords(card.nextFree)}</>}
        </p>
        <Button asChild className="relative">
          {card.booksOnline ? (
            <Link to={bookingPageOf(card)} aria-label={`Book with ${card.name}`}>
              Book
            </Link>
          ) : (
            <Link to={askAddress(card)} aria-label={`Request from ${card.name}`}>
              Request
            </Link>
          )}
        </Button>
      </div>
    </article>
  );
}
