import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { filedBiteWords } from '#web/domain/pets/care-notes.tsx';
import { handlingWords } from '#web/domain/pets/pet-words.ts';
import { Owes } from '#web/domain/people/owes.tsx';
import { Noted, worthReading } from '#web/domain/pets/noted.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';

/** What the provider has to know at the door: the way in, and how to handle each animal. */
export function ClientOfVisit({ visit, client }: { visit: Visit; client: NonNullable<Visit['client']> }) {
  const directions = visit.directions ?? client.directions;
  const noted = visit.pets.filter(
    ({ handling, style, privateNotes, filedBites }) =>
      (handling && handlingWords[handling]) ||
      style ||
      worthReading(privateNotes) !== '' ||
      filedBites.length > 0,
  );
  return (
    <SectionCard
      id="client-of-visit"
      title="At the door"
      action={
        <Button asChild>
          <Link to={href('client', { id: client.id })}>See the client</Link>
        </Button>
      }
    >
      <Owes clientId={client.id} cents={client.owed} here={client.owedHere} />
      {(directions || client.notes) && (
        <div>
          {directions && <p className="wrap-anywhere">{directions}</p>}
          <Noted text={client.notes ?? ''} about={client.name} />
        </div>
      )}
      {!directions && !client.notes && noted.length === 0 && (
        <p className="text-ink-2">Nothing is noted yet.</p>
      )}
      <ul className="grid gap-2 empty:hidden">
        {noted.map(({ id, name, handling, style, privateNotes, filedBites }) => {
          const words = handling && handlingWords[handling];
          return (
            <li key={id} className="wrap-anywhere">
              <b>{name}</b> {words && <Badge tone="warn">{words}</Badge>}
              {filedBites.map((bite) => (
                <Badge key={filedBiteWords(bite)} tone="warn">
                  {filedBiteWords(bite)}
                </Badge>
              ))}
              {style && <span className="block text-ink-2">{style}</span>}
              <Noted text={worthReading(privateNotes)} about={name} />
            </li>
          );
        })}
      </ul>
    </SectionCard>
  );
}
