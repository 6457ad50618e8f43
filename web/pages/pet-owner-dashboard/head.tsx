import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { OwnRequest } from '#contract/grooming/grooming-requests.ts';
import { href } from '#contract/pages.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import type { Pet } from '#contract/pets/pets.ts';
import { PremiumCard } from '#web/features/memberships/manage/premium-card.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { attentionFor, offersWords } from './attention.ts';

type HeadProps = {
  firstName: string;
  now: Date;
  /** Undefined while loading or after a failure. */
  pets: readonly Pet[] | undefined;
  requests: readonly OwnRequest[] | undefined;
  visits: readonly Visit[] | undefined;
  /** Whether either failed; the greeting is then shown without them. */
  failed: boolean;
  /** Whether there is room for the membership. */
  isWide: boolean;
};

/** Greeting, what matters most, and, on wide screens, the membership. */
export function Head({ firstName, now, pets, requests, visits, failed, isWide }: HeadProps) {
  const attention = pets && requests ? attentionFor(firstName, pets, requests, now, visits) : undefined;
  return (
    <div className="grid gap-5 pt-5 pb-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,24.75rem)] lg:items-center lg:gap-x-12 lg:pt-8 lg:pb-5">
      <div className="grid content-start justify-items-start gap-1.5">
        <Badge tone="role" icon="paw" className="max-sm:hidden">
          Pet Parent
        </Badge>
        <h1 className="max-w-full wrap-anywhere">{attention?.headline ?? `Hello, ${firstName}`}</h1>
        {attention ? (
          <p className="max-w-text">
            {attention.words}{' '}
            {attention.duePetId && (
              <Link
                to={href('pet-owner-dashboard', {
                  tab: 'care-tips',
                  pet: attention.duePetId,
                  category: 'grooming',
                })}
                className="underline max-sm:block max-sm:w-fit"
              >
                Care tips for now
              </Link>
            )}
            {attention.waitingId && (
              <Link
                to={href('request', { id: attention.waitingId })}
                className="underline max-sm:block max-sm:w-fit"
              >
                See the request
              </Link>
            )}
            {attention.visitId && (
              <Link
                to={href('visit', { id: attention.visitId })}
                className="underline max-sm:block max-sm:w-fit"
              >
                See the visit
              </Link>
            )}
          </p>
        ) : (
          !failed && <Skeleton className="my-1 h-4 w-72 max-w-full" />
        )}
        {attention?.request && (
          <Button asChild variant="primary" className="mt-1.5">
            <Link to={href('request', { id: attention.request.id })}>{offersWords(attention.request)}</Link>
          </Button>
        )}
      </div>
      {isWide && <PremiumCard className={clsx('max-md:hidden', !attention && !failed && 'invisible')} />}
    </div>
  );
}
