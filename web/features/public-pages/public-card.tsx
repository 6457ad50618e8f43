import { Link } from 'react-router';
import type { PublicCard as Card } from '#contract/profiles/public-pages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Rating } from '#web/ui/data/rating.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { publicPageOf } from '#web/domain/people/public-page-link.ts';
import { experienceWords, professionOf } from './public-page-words.ts';

/** A groomer or a business in the list of a town; the whole card is the link. */
export function PublicCard({ card }: { card: Card }) {
  const role = card.as === 'groomer' ? 'groomer' : 'owner';
  return (
    <article data-role={role} className="card relative grid h-full grid-cols-1 content-start gap-3">
      <div className="flex items-center gap-4">
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
        </div>
      </div>
      <Rating value={card.rating} reviews={card.reviewCount} className="justify-self-start" />
      {card.skills.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {card.skills.slice(0, 3).map((skill) => (
            <li key={skill}>
              <Badge className="max-w-full wrap-anywhere whitespace-normal!">{skill}</Badge>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
