import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import type { ReportCard } from '#contract/grooming/report-cards.ts';
import { serviceLabel } from '#reference/service-labels.ts';
import { monthDay } from '#web/lib/dates.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { BeforeAfter } from '#web/ui/data/before-after.tsx';
import { PhotoMenu } from '#web/domain/reports/photo-menu.tsx';
import { Checklist } from '#web/ui/data/checklist.tsx';
import { capitalized } from '#web/lib/words.ts';
import { inWeeks } from '../visit-words.ts';

type CardProps = { visit: Visit; card: ReportCard };

/** The provider's report card, with a slider for each pair of photos. */
export function ReportCardView({ visit, card }: CardProps) {
  const names = petNames(visit.pets);
  const onePair = card.beforeAfter.length === 1;
  return (
    <div className={clsx('grid gap-x-8 gap-y-6', onePair && 'lg:grid-cols-2')}>
      {card.beforeAfter.length > 0 && (
        <ul
          className={clsx('grid gap-4', card.beforeAfter.length > 1 && 'md:grid-cols-2')}
          aria-label="Before and after"
        >
          {card.beforeAfter.map(({ before, after }) => (
            <li key={before.id} className="relative max-w-184">
              <BeforeAfter
                label={`${names} before and after`}
                before={<img src={before.url} alt={`${names} before the groom`} loading="lazy" />}
                after={<img src={after.url} alt={`${names} after the groom`} loading="lazy" />}
              />
              <PhotoMenu
                label={`More for ${names} before and after`}
                photos={[
                  { url: before.url, words: 'Report the before photo' },
                  { url: after.url, words: 'Report the after photo' },
                ]}
                ownerId={visit.provider.id}
                name={visit.provider.name}
              />
            </li>
          ))}
        </ul>
      )}
      <ReportCardText card={card} narrow={onePair} />
      {card.photos.length > 0 && (
        <ul
          className={clsx('grid grid-cols-2 gap-3 sm:grid-cols-4', onePair && 'lg:col-span-2')}
          aria-label="Photos"
        >
          {card.photos.map(({ id, url }, index) => (
            <li key={id} className="relative">
              <a href={`${url}?size=large`} target="_blank" rel="noreferrer">
                <img
                  src={`${url}?size=small`}
                  alt={`${names}, ${index + 1} of ${card.photos.length}, opens in a new tab`}
                  loading="lazy"
                  className="aspect-square w-full rounded-s object-cover"
                />
              </a>
              <PhotoMenu
                label={`More for photo ${index + 1}`}
                photos={[{ url, words: 'Report this photo' }]}
                ownerId={visit.provider.id}
                name={visit.provider.name}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Services, findings, behavior and advice; `narrow` is set next to a picture on a wide screen. */
export function ReportCardText({ card, narrow = false }: { card: ReportCard; narrow?: boolean }) {
  return (
    <div
      className={clsx(
        'grid content-start gap-x-10 gap-y-5 md:grid-cols-2 print:grid-cols-2',
        narrow && 'lg:grid-cols-1',
      )}
    >
      <Part title="What was done">
        <Checklist items={card.services.map(serviceLabel)} />
      </Part>
      <div className="grid content-start gap-5">
        <Part title="Coat and skin">{words(card.findings, 'Nothing to report.')}</Part>
        <Part title="Behavior">{words(card.behavior, 'Nothing to report.')}</Part>
        {card.editedAt && <p className="text-s text-ink-2">Edited {monthDay(card.editedAt)}</p>}
        {card.nextVisitWeeks !== null && (
          <Part title="Next visit">
            <p className="text-h4 font-strong">{capitalized(inWeeks(card.nextVisitWeeks))}</p>
          </Part>
        )}
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-1.5">
      <h3 className="text-l">{title}</h3>
      {children}
    </section>
  );
}

const words = (text: string, otherwise: string): ReactNode =>
  text ? (
    <p className="max-w-text wrap-anywhere whitespace-pre-line">{text}</p>
  ) : (
    <p className="text-ink-2">{otherwise}</p>
  );
