import type { LinkedVisit } from '#contract/client-links.ts';
import { servicesDone } from '#web/domain/visits/visit-client.ts';
import { SectionCard } from '#web/ui/section-card.tsx';

type ClientReportCardsProps = { cards: LinkedVisit['reportCards']; secret: string };

/** The client reads photos by their link. */
const byLink = (url: string, secret: string) => url.replace('/media/', `/api/client-links/${secret}/photos/`);

/** What the provider reported of each pet after the groom. */
export function ClientReportCards({ cards, secret }: ClientReportCardsProps) {
  // Two pets may have the same name.
  const numbered = cards.map((card, nth) => ({ ...card, id: `report-card-${nth}` }));
  return (
    <>
      {numbered.map(({ id, pet, services, findings, behavior, nextVisitWeeks, photos, beforeAfter }) => (
        <SectionCard key={id} id={id} title={`${pet}'s report card`}>
          <dl className="grid gap-2">
            <div>
              <dt className="text-s text-ink-2">Done</dt>
              <dd>{servicesDone(services)}</dd>
            </div>
            {findings && (
              <div>
                <dt className="text-s text-ink-2">Coat and skin</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{findings}</dd>
              </div>
            )}
            {behavior && (
              <div>
                <dt className="text-s text-ink-2">Behavior</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{behavior}</dd>
              </div>
            )}
            {nextVisitWeeks && (
              <div>
                <dt className="text-s text-ink-2">Next groom</dt>
                <dd>In {nextVisitWeeks === 1 ? 'a week' : `${nextVisitWeeks} weeks`}</dd>
              </div>
            )}
          </dl>
          <CardPhotos
            pet={pet}
            urls={[...beforeAfter.flatMap(({ before, after }) => [before, after]), ...photos].map(({ url }) =>
              byLink(url, secret),
            )}
          />
        </SectionCard>
      ))}
    </>
  );
}

function CardPhotos({ pet, urls }: { pet: string; urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-2" aria-label={`Photos of ${pet}`}>
      {urls.map((url, nth) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              alt={`${pet}, ${nth + 1} of ${urls.length}, opens in a new tab`}
              loading="lazy"
              className="aspect-square w-full rounded-s object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
