import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { query } from '#web/lib/api/query.ts';
import { counted } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/data/empty-state.tsx';

type EmptyDayProps = {
  isToday: boolean;
  /** The button that books somebody. */
  action: ReactNode;
};

/** A day on which nobody comes: who is due, or how a book begins. */
export function EmptyDay({ isToday, action }: EmptyDayProps) {
  const { data: clients } = useQuery(query('GET /api/clients/counts'));
  return (
    <EmptyState
      title={isToday ? 'Nobody yet.' : 'Nobody on this day.'}
      heading="h2"
      mood="wave"
      action={action}
    >
      {clients && clients.due > 0 ? (
        <Link to={`${href('clients')}?show=due`} className="underline">
          {counted(clients.due, 'client')} {clients.due === 1 ? 'is' : 'are'} due
        </Link>
      ) : (
        clients?.all === 0 && <p>Bring your clients, or book the first one.</p>
      )}
    </EmptyState>
  );
}
