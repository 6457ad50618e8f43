import type { LinkedVisit } from '#contract/client-links.ts';
import { servicesDone } from '#web/domain/visits/visit-client.ts';
import { SectionCard } from '#web/ui/section-card.tsx';

/** What the provider reported of each pet after the groom. */
export function ClientReportCards({ cards }: { cards: LinkedVisit['reportCards'] }) {
  return (
    <>
      {cards.map(({ pet, services, findings, behavior, nextVisitWeeks }, nth) => (
        <SectionCard key={pet} id={`report-card-${nth}`} title={`${pet}'s report card`}>
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
        </SectionCard>
      ))}
    </>
  );
}
