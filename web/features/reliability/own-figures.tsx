import { useQuery } from '@tanstack/react-query';
import { ReliabilityFigures } from '#web/domain/reliability/kept.tsx';
import { query } from '#web/lib/api/query.ts';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { LoadingLines } from '#web/ui/data/query-list.tsx';

/** One's own figures, as others see them. */
export function OwnFigures({ withLink }: { withLink: boolean }) {
  const figures = useQuery(query('GET /api/reliability'));
  return (
    <>
      {figures.isPending && <LoadingLines className="h-5" />}
      {figures.isLoadingError && <FailedQuery query={figures} title="Your figures did not load" />}
      {figures.data && <ReliabilityFigures reliability={figures.data} withLink={withLink} />}
    </>
  );
}
