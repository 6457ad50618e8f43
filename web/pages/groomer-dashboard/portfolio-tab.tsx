import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Completeness } from '#web/features/profiles/completeness.tsx';
import {
  Certifications,
  GroomerFacts,
  PortfolioGallery,
  WordTags,
} from '#web/features/profiles/groomer-facts.tsx';
import { useOwnGroomer } from '#web/features/profiles/profiles.api.ts';
import { Rated } from '#web/features/profiles/rated.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedQuery } from '#web/ui/failed-query.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The groomer's work as owners see it. */
export default function PortfolioTab({ name }: { name: string }) {
  const own = useOwnGroomer();
  if (own.isPending) return <PortfolioSkeleton />;
  if (own.isError) return <FailedQuery className="my-8" query={own} title="Your portfolio did not load" />;
  const { profile, profileComplete } = own.data;
  if (!profile)
    return (
      <EmptyState
        title="Show what you can do"
        action={
          <Button asChild variant="primary">
            <Link to="/profile-setup?role=groomer">Set up my profile</Link>
          </Button>
        }
      >
        Owners read your title, experience, specializations and certifications before they accept you.
      </EmptyState>
    );
  return (
    <div className="grid items-start gap-8 pt-6 pb-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-8">
        <section className="grid gap-2">
          <h2 className="wrap-anywhere">{profile.title ?? 'Professional Groomer'}</h2>
          <Rated {...profile} />
        </section>
        <GroomerFacts profile={profile} />
        <Part title="Specializations">
          <WordTags label="Specializations" words={profile.specializations} empty="None yet." />
        </Part>
        <Part title="Certifications">
          <Certifications {...profile} />
        </Part>
        {profile.portfolioImages.length > 0 && (
          <Part title="Gallery">
            <PortfolioGallery images={profile.portfolioImages} name={name} />
          </Part>
        )}
      </div>
      <aside className="card grid gap-4" aria-label="Your profile">
        <Completeness own={own.data} />
        <Button asChild variant={profileComplete ? 'line' : 'primary'}>
          <Link to={profileComplete ? '/profile' : '/profile-setup?role=groomer'}>
            {profileComplete ? 'Edit my profile' : 'Complete my profile'}
          </Link>
        </Button>
      </aside>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function PortfolioSkeleton() {
  return (
    <div className="grid max-w-text gap-5 py-6">
      <output className="sr-only">Loading your portfolio...</output>
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-20" />
      <Skeleton className="h-10" />
    </div>
  );
}
