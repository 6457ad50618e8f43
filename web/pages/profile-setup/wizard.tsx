import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Role } from '#contract/identity/roles.ts';
import { LetClientsBook } from '#web/features/booking-page/let-clients-book.tsx';
import { BringClients } from '#web/features/client-imports/bring-clients.tsx';
import { roleFacts } from '#web/features/identity/role-facts.ts';
import { Completeness } from '#web/features/profiles/completeness.tsx';
import type { FormButtons } from '#web/features/profiles/profile-form.tsx';
import { useUrlParams } from '#web/lib/url/use-url-query.ts';
import { Biscuit } from '#web/ui/brand/biscuit.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { stepIndex, stepsFor } from './steps.ts';
import type { Step } from './steps.ts';

type Own = { completeness: number; profileComplete: boolean; missing: string[]; helpful: string[] };

/** Props of a step's form: a callback after saving, and its buttons. */
export type StepForm = { onSaved: () => void; buttons: FormButtons };

type WizardProps = {
  forRole: Role;
  own: UseQueryResult<Own>;
  /** Whether the business drives to the pets, which adds steps. */
  isMobile?: boolean;
  renderForm: (step: Step, wiring: StepForm) => ReactNode;
};

/**
 * The profile wizard, one question per screen. Each step is saved by itself, so the rest can be done later.
 */
export function Wizard({ forRole, own, isMobile = false, renderForm }: WizardProps) {
  const [params, change] = useUrlParams();
  if (own.isPending) return <Skeleton className="h-80 rounded-m" />;
  if (own.isLoadingError)
    return (
      <FailedQuery
        query={own}
        title="Your profile did not load"
        otherwise="The connection may be down. What you saved is safe."
      />
    );
  const steps = stepsFor(forRole, isMobile);
  const index = stepIndex(steps, params.get('step'), own.data.missing);
  const step = steps[index];
  const before = steps[index - 1];
  const goTo = (part: string) => change({ step: part });

  return (
    <div className="grid gap-6">
      <Completeness own={own.data} />
      {step ? (
        <section className="card grid gap-5" aria-labelledby="step-title">
          <div>
            <p className="text-s text-ink-2 tabular-nums">
              Step {index + 1} of {steps.length}
            </p>
            <h2 id="step-title">{step.title}</h2>
            <p className="text-ink-2">{step.lead}</p>
          </div>
          <Suspense key={step.part} fallback={<Skeleton className="h-48" />}>
            {renderForm(step, {
              onSaved: () => goTo(steps[index + 1]?.part ?? 'done'),
              buttons: {
                save: index === steps.length - 1 ? 'Save and finish' : 'Save and continue',
                leave: before && (
                  <Button className="mr-auto" onClick={() => goTo(before.part)}>
                    Back
                  </Button>
                ),
              },
            })}
          </Suspense>
        </section>
      ) : (
        <Done
          forRole={forRole}
          own={own.data}
          lacking={steps[stepIndex(steps, null, own.data.missing)]}
          onStep={goTo}
          first={steps[0]}
        />
      )}
      {forRole !== 'pet_owner' && (index === 0 || !step) && (
        <>
          <BringClients />
          <LetClientsBook />
        </>
      )}
      {step && (
        <Button asChild variant="quiet" className="justify-self-center">
          <Link to={roleFacts[forRole].dashboard}>Finish later</Link>
        </Button>
      )}
    </div>
  );
}

type DoneProps = {
  forRole: Role;
  own: Own;
  first: Step | undefined;
  /** The first step without an answer that others need. */
  lacking: Step | undefined;
  onStep: (part: string) => void;
};

function Done({ forRole, own, first, lacking, onStep }: DoneProps) {
  const next = lacking ?? first;
  return (
    <section className="grid grid-cols-[auto_1fr] items-center gap-5" aria-labelledby="done-title">
      <Biscuit mood={own.profileComplete ? 'celebrate' : 'point'} className="w-28 sm:w-40" />
      <div className="grid justify-items-start gap-3">
        <h2 id="done-title">{own.profileComplete ? 'Your profile is complete' : 'Saved so far'}</h2>
        <p>
          {lacking
            ? `A complete profile gets found and accepted sooner. Still open: “${lacking.title}”`
            : 'Everything others need to know is there. You can change it at any time.'}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant={lacking ? 'line' : 'primary'} className={lacking && 'order-last'}>
            <Link to={roleFacts[forRole].dashboard}>Go to my dashboard</Link>
          </Button>
          {next && (
            <Button variant={lacking ? 'primary' : 'line'} onClick={() => onStep(next.part)}>
              {lacking ? 'Answer it now' : 'Review it again'}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
