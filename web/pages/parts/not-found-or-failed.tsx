import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CallError } from '#web/lib/api/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedState } from '#web/ui/data/empty-state.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';

type AbsentOrFailedProps = {
  query: UseQueryResult;
  /** The name of the record, e.g. 'request'. */
  what: string;
  /** Explains why it may be missing. */
  absent: string;
  /** A link to another page. */
  back: { to: string; words: string };
};

/** The state of a record's page if the record is missing, not visible to the viewer, or failed to load. */
export function NotFoundOrFailed({ query, what, absent, back }: AbsentOrFailedProps) {
  const gone = query.error instanceof CallError && [403, 404, 422].includes(query.error.status);
  if (!gone) return <FailedQuery query={query} title={`The ${what} did not load`} />;
  return (
    <FailedState
      title={`There is no such ${what}`}
      action={
        <Button asChild>
          <Link to={back.to}>{back.words}</Link>
        </Button>
      }
    >
      {absent}
    </FailedState>
  );
}
