import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Species } from '#contract/pets/pet-codes.ts';
import type { GroomerProfile } from '#contract/profiles/profiles.ts';
import { serviceLabels } from '#reference/service-labels.ts';
import { speciesNames } from '#reference/species.ts';
import { Badge } from '#web/ui/badge.tsx';
import { counted } from '#web/lib/words.ts';

export const workplaces = { both: 'Salons and vans', salon: 'Salons', mobile: 'Vans' };

type GroomerFactsProps = {
  profile: GroomerProfile;
  /** Grid columns of the facts. */
  columns?: string;
};

/** Experience, pace and location of a groomer, as far as they are known. */
export function GroomerFacts({ profile, columns = 'sm:grid-cols-2' }: GroomerFactsProps) {
  const { city, state } = profile;
  return (
    <dl className={clsx('grid gap-x-8 gap-y-3', columns)}>
      <WorkFacts profile={profile} />
      <ProfileFact label="Works in">{workplaces[profile.serviceType]}</ProfileFact>
      <ProfileFact label="Grooms">{animals(profile.species)}</ProfileFact>
      <ProfileFact label="Based in">{city && `${city}, ${state}`}</ProfileFact>
    </dl>
  );
}

/** 'Dogs, cats' */
export const animals = (species: readonly Species[]) =>
  species
    .map((one, index) => (index === 0 ? speciesNames[one].many : speciesNames[one].many.toLowerCase()))
    .join(', ');

/** The services of a groomer as tags. */
export function GroomerServices({ services: codes }: Pick<GroomerProfile, 'services'>) {
  return (
    <WordTags label="Services" words={codes.map((code) => serviceLabels[code])} empty="None listed yet." />
  );
}

/** Experience and pace, inside a `dl`. */
export function WorkFacts({ profile }: { profile: GroomerProfile }) {
  const { yearsExperience: years, dogsPerDayLow: low, dogsPerDayHigh: high } = profile;
  return (
    <>
      <ProfileFact label="Experience">{years !== null && counted(years, 'year')}</ProfileFact>
      <ProfileFact label="Dogs a day">
        {low !== null && (low === high || high === null ? String(low) : `${low} to ${high}`)}
      </ProfileFact>
    </>
  );
}

type ProfileFactProps = { label: string; className?: string; children: ReactNode };

/** One fact of a profile, inside a `dl`, with a note if it is missing. */
export function ProfileFact({ label, className, children }: ProfileFactProps) {
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="text-s text-ink-2">{label}</dt>
      <dd className={clsx('wrap-anywhere whitespace-pre-line', children ? 'font-strong' : 'text-ink-2')}>
        {children || 'Not listed yet'}
      </dd>
    </div>
  );
}

/** Short entries as tags. */
export function WordTags({
  label,
  words,
  empty,
}: {
  label: string;
  words: readonly string[];
  empty: string;
}) {
  if (words.length === 0) return <p className="text-ink-2">{empty}</p>;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label={label}>
      {words.map((word) => (
        <li key={word}>
          <Badge className="max-w-full wrap-anywhere whitespace-normal!">{word}</Badge>
        </li>
      ))}
    </ul>
  );
}
