import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { PortfolioConsent as Consent } from '#contract/profiles/portfolio.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import type { ReportCard } from '#contract/grooming/report-cards.ts';
import { monthDay } from '#web/lib/dates.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { Side } from '../visit-words.ts';
import { clientName } from '#web/domain/visits/visit-client.ts';

const AskConsent = lazyPart(() => import('./ask-consent.tsx'));

type PortfolioConsentProps = { visit: Visit; card: ReportCard; side: Side };

/** Whether the pictures of a report card may be in the provider's portfolio, with what the viewer can do. */
export function PortfolioConsent({ visit, card, side }: PortfolioConsentProps) {
  const { data: consent } = useQuery(
    query('GET /api/visits/:id/portfolio-consent', { params: { id: visit.id } }),
  );
  if (!consent || (consent.status === null && consent.actions.length === 0)) return null;
  return (
    <section
      aria-label="Pictures in the portfolio"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-m border border-line p-4 print:hidden"
    >
      {side === 'provider' ? (
        <ForProvider visit={visit} card={card} consent={consent} />
      ) : (
        <ForPetOwner visit={visit} consent={consent} />
      )}
    </section>
  );
}

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p className="flex min-w-0 flex-[1_1_18rem] items-start gap-3">
      <Icon name="image" className="mt-0.5 flex-none" />
      <span className="min-w-0 wrap-anywhere">
        <b className="block">{title}</b>
        <span className="text-ink-2">{children}</span>
      </span>
    </p>
  );
}

function ForProvider({ visit, card, consent }: { visit: Visit; card: ReportCard; consent: Consent }) {
  const [asking, setAsking] = useState(false);
  const owner = clientName(visit);
  if (consent.actions.includes('ask'))
    return (
      <>
        <Words title="Show these in your portfolio?">
          {owner} is asked first. They then wear “From a real visit”.
        </Words>
        <Button onClick={() => setAsking(true)}>Ask {owner}</Button>
        <Suspense>
          {asking && <AskConsent visit={visit} card={card} onClose={() => setAsking(false)} />}
        </Suspense>
      </>
    );
  switch (consent.status) {
    case 'asked':
      return (
        <Words title={`You asked ${owner}`}>
          {consent.askedAt && `On ${monthDay(consent.askedAt)}. `}Nothing is shown until the answer is yes.
        </Words>
      );
    case 'given':
      return <Words title="In your portfolio">With the consent of {owner}, who can take it back.</Words>;
    default:
      return <Words title="These stay private">{owner} would rather not show them.</Words>;
  }
}

function ForPetOwner({ visit, consent }: { visit: Visit; consent: Consent }) {
  const provider = visit.provider.name;
  const answer = useAction('POST /api/visits/:id/portfolio-consent/answer', {
    failed: 'Your answer was not saved',
  });
  const say = (allow: boolean, title: string) =>
    void answer.run({ params: { id: visit.id }, body: { allow } }, { done: { title } });
  const yes = (words: string, variant?: 'primary') => (
    <Button
      variant={variant}
      busy={answer.busy && 'Saving...'}
      onClick={() => say(true, `${provider} can show them now`)}
    >
      {words}
    </Button>
  );
  if (consent.status === 'asked')
    return (
      <>
        <Words title={`May ${provider} show these pictures?`}>
          In the portfolio that everyone can see, without your name. You can withdraw your consent at any
          time.
        </Words>
        <div className="flex flex-wrap gap-2">
          <Button busy={answer.busy && 'Saving...'} onClick={() => say(false, 'They stay private')}>
            No, keep private
          </Button>
          {yes('Yes, show them', 'primary')}
        </div>
      </>
    );
  if (consent.status === 'given')
    return (
      <>
        <Words title={`In the portfolio of ${provider}`}>With your consent, without your name.</Words>
        <Button busy={answer.busy && 'Saving...'} onClick={() => say(false, 'They are out of the portfolio')}>
          Withdraw consent
        </Button>
      </>
    );
  return (
    <>
      <Words title="These pictures stay private">Only you and {provider} see them.</Words>
      {yes(`Let ${provider} show them`)}
    </>
  );
}
