import { useOwnFacts } from '#web/domain/facts/own-facts.ts';
import type { FactsSide } from '#web/domain/facts/own-facts.ts';
import type { FactsPart } from '#web/features/profiles/facts/facts-form.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { StepForm } from './wizard.tsx';

const FactsForm = lazyPart(() => import('#web/features/profiles/facts/facts-form.tsx'));

type FactsStepProps = { side: FactsSide; part: FactsPart; wiring: StepForm };

/** A step of the wizard that asks for facts of the groomer or business. */
export function FactsStep({ side, part, wiring }: FactsStepProps) {
  const own = useOwnFacts(side);
  if (own.isLoadingError) return <FailedQuery query={own} title="Your prices and hours did not load" />;
  if (!own.data) return <Skeleton className="h-48" />;
  return (
    <FactsForm
      silent
      side={side}
      own={own.data}
      part={part}
      buttons={wiring.buttons}
      onSaved={wiring.onSaved}
    />
  );
}

const parts = new Set<string>(['hours', 'areas', 'prices', 'safety', 'languages'] satisfies FactsPart[]);

export const isFactsPart = (part: string): part is FactsPart => parts.has(part);
