import { Link } from 'react-router';
import type { DuePet } from '#contract/calendar/calendar.ts';
import { href } from '#contract/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';
import { dayName } from './calendar-words.ts';

type DueCardProps = { pets: readonly DuePet[]; today: string; onRequest: (petId: string) => void };

/** When each pet is due for its next groom. */
export function DueCard({ pets, today, onRequest }: DueCardProps) {
  return (
    <SectionCard id="due" title="Due for grooming">
      {pets.length === 0 ? (
        <p>No pet is due in these days. A pet is due some weeks after its last groom, by its coat.</p>
      ) : (
        <ul className="grid">
          {pets.map(({ id, name, dueOn, asked, booked }) => (
            <li
              key={id}
              className="flex items-center justify-between gap-3 border-t border-line py-2 first:border-t-0"
            >
              <p className="min-w-0 wrap-anywhere">
                <Link to={href('pet', { id })} className="font-strong underline">
                  {name}
                </Link>
                <span className="block text-s text-ink-2 tabular-nums">
                  {dueOn < today ? `Since ${dayName(dueOn)}` : dayName(dueOn)}
                </span>
              </p>
              {asked ? (
                <span className="text-s text-ink-2">{booked ? 'Booked' : 'Requested'}</span>
              ) : (
                <Button aria-label={`Request grooming for ${name}`} onClick={() => onRequest(id)}>
                  Request
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
