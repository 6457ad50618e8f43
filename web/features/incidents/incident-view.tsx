import type { ReactNode } from 'react';
import { incidentNames } from '#contract/incidents.ts';
import type { Incident } from '#contract/incidents.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';

/** An incident as all who may read it see it: what, when, by whom, and what was answered. */
export function IncidentView({ incident, children }: { incident: Incident; children?: ReactNode }) {
  const { kind, pet, on, what, skinBroken, vetSeen, photos, by, staffName, additions, answer } = incident;
  const facts = [
    skinBroken !== null && (skinBroken ? 'Skin broken' : 'Skin not broken'),
    vetSeen !== null && (vetSeen ? 'Seen by a vet' : 'Not seen by a vet'),
    staffName && `With ${staffName}`,
  ].filter(Boolean);
  return (
    <article className="grid gap-2" aria-label={`${incidentNames[kind]}, ${pet.name}`}>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={kind === 'bite' ? 'danger' : 'warn'}>{incidentNames[kind]}</Badge>
        <span className="text-s text-ink-2 wrap-anywhere">
          {pet.name}, {monthDayYear(on, 'UTC')}, filed by {by}
        </span>
      </div>
      <p className="max-w-text whitespace-pre-line wrap-anywhere">{what}</p>
      {facts.length > 0 && <p className="text-s text-ink-2 wrap-anywhere">{facts.join(' · ')}</p>}
      {photos.length > 0 && (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-6">
          {photos.map((url, nth) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={url}
                  alt={`${incidentNames[kind]}, ${nth + 1} of ${photos.length}, opens in a new tab`}
                  loading="lazy"
                  className="aspect-square w-full rounded-s object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {additions.map(({ at, text }) => (
        <p key={at} className="max-w-text whitespace-pre-line wrap-anywhere">
          <span className="text-s text-ink-2">Added {monthDayYear(at)}:</span> {text}
        </p>
      ))}
      {answer !== null && (
        <p className="ml-4 max-w-text border-l-2 border-line pl-3 whitespace-pre-line wrap-anywhere">
          <span className="text-s text-ink-2">The owner answers:</span> {answer}
        </p>
      )}
      {children}
    </article>
  );
}
