import type { ReactNode } from 'react';
import type { RequestCard } from '#contract/grooming/grooming-requests.ts';
import { whenWanted } from '#web/domain/visits/when-wanted.ts';
import { budgetWords } from './request-words.ts';

type AskedFoldProps = {
  request: Pick<RequestCard, 'preferredDate' | 'window' | 'estimatedBudget'>;
  className?: string;
  children: ReactNode;
};

/** What was asked, in one line that unfolds, so that the offers for it are on the first screen. */
export function AskedFold({ request, className, children }: AskedFoldProps) {
  const budget = request.estimatedBudget === null ? 'budget open' : `budget ${budgetWords(request)}`;
  return (
    <details className={className}>
      <summary className="min-h-11 content-center wrap-anywhere tabular-nums">
        <span className="font-medium">You asked:</span> {whenWanted(request)} · {budget}
      </summary>
      {children}
    </details>
  );
}
