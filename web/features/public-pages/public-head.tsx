import type { PublicPage } from '#contract/profiles/public-pages.ts';
import { dayInWords } from '#web/lib/dates.ts';
import { Rosette } from '#web/ui/brand/rosette.tsx';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { Rating } from '#web/ui/data/rating.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { dollarsFrom, professionOf } from './public-page-words.ts';

/** Who it is, what pet parents say, the lowest price and the next free day: what a visitor decides by. */
export function PublicHead({ page }: { page: PublicPage }) {
  const [service] = page.priceGuide;
  const lowest = service && Math.min(...[...service.prices, ...service.byBreed].map(({ from }) => from));
  const free = page.days.find((day) => day.free);
  return (
    <>
      <div className="flex items-center gap-x-5">
        <Avatar
          name={page.name}
          src={page.imageUrl && `${page.imageUrl}?size=small`}
          size="l"
          role={page.as === 'groomer' ? 'groomer' : 'owner'}
          checked={page.checked}
        />
        <div className="grid min-w-0 gap-0.5">
          <h1 className="wrap-anywhere">{page.name}</h1>
          <p className="wrap-anywhere text-ink-2">
            {professionOf(page)} in {page.city}, {page.state}
          </p>
          {page.rating !== null ? (
            <Rating value={page.rating} reviews={page.reviewCount} className="justify-self-start" />
          ) : (
            <p className="text-s text-ink-2">No pet parent reviews yet</p>
          )}
        </div>
      </div>
      {(free ?? lowest) && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 font-strong">
          {lowest && (
            <li className="flex items-center gap-2">
              <Icon name="tag" size="s" />
              {service.service} from {dollarsFrom(lowest)}
            </li>
          )}
          {free && (
            <li className="flex items-center gap-2">
              <Icon name="calendar" size="s" />
              Next free {dayInWords(free.day)}
            </li>
          )}
        </ul>
      )}
      <CheckedCertifications page={page} />
    </>
  );
}

function CheckedCertifications({ page: { certifications } }: { page: PublicPage }) {
  const checked = certifications.filter((each) => each.checked);
  if (checked.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 max-lg:order-1" aria-label="Checked certifications">
      {checked.map(({ id, title }) => (
        <li key={id}>
          <Rosette>
            {title} <span className="font-normal text-ink-2">checked</span>
          </Rosette>
        </li>
      ))}
    </ul>
  );
}
