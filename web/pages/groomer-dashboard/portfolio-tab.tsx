import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import { Certifications } from '#web/domain/people/certifications.tsx';
import { asOthersSee, useOwnCertifications } from '#web/features/certifications/certifications.api.ts';
import { useSession } from '#web/features/identity/identity.api.ts';
import { useOwnPortfolio } from '#web/features/portfolio/portfolio.api.ts';
import { Completeness } from '#web/features/profiles/completeness.tsx';
import { GroomerFacts, WordTags } from '#web/features/profiles/groomer-facts.tsx';
import { useOwnGroomer } from '#web/features/profiles/profiles.api.ts';
import { RatedByTrades } from '#web/domain/people/rated-by-trades.tsx';
import { ReviewList } from '#web/features/reviews/review-list.tsx';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { inTab } from '#web/lib/url/use-tab-param.ts';
import { BeforeAfter } from '#web/ui/data/before-after.tsx';
import { Button } from '#web/ui/button.tsx';
import { Coat } from '#web/domain/pets/coat.tsx';
import { EmptyState } from '#web/ui/data/empty-state.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Skeleton } from '#web/ui/data/skeleton.tsx';

const PortfolioEditor = lazyPart(
  () => import('#web/features/portfolio/portfolio-editor.tsx'),
  inTab('portfolio'),
);

/** The groomer's portfolio as owners see it. */
export default function PortfolioTab({ name }: { name: string }) {
  const own = useOwnGroomer();
  const certifications = asOthersSee(useOwnCertifications().data ?? [], 'groomer');
  const user = useSession().data?.user;
  if (own.isPending) return <PortfolioSkeleton />;
  if (own.isLoadingError)
    return <FailedQuery className="my-8" query={own} title="Your portfolio did not load" />;
  const { profile, profileComplete } = own.data;
  if (!profile)
    return (
      <EmptyState
        title="Show what you can do"
        action={
          <Button asChild variant="primary">
            <Link to={href('profile-setup', { role: 'groomer' })}>Set up my profile</Link>
          </Button>
        }
      >
        Owners read your title, experience, specializations and certifications before they accept you.
      </EmptyState>
    );
  return (
    <div className="grid items-start gap-6 pt-6 pb-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 gap-6">
        <section className="card overflow-hidden p-0!" aria-labelledby="portfolio-title">
          <Cover name={name} />
          <div className="grid gap-5 px-5 pb-5">
            <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
              <PersonAvatar
                name={name}
                src={user?.profileImageUrl ?? null}
                size="xl"
                as="groomer"
                className="-mt-12 ring-4 ring-card pointer-events-none"
              />
              <div className="grid min-w-0 flex-[1_1_14rem] gap-1 pt-3">
                <h2 id="portfolio-title" className="wrap-anywhere">
                  {name}
                </h2>
                <p className="wrap-anywhere text-ink-2">{profile.title ?? 'Professional Groomer'}</p>
                <RatedByTrades as="groomer" ratings={profile.ratings} />
              </div>
            </div>
            <GroomerFacts profile={profile} columns="grid-cols-2 md:grid-cols-4" />
          </div>
        </section>
        {user && (
          <Part title="Gallery">
            <Suspense fallback={<Skeleton className="h-40 rounded-m" />}>
              <PortfolioEditor name={name} accountId={user.id} />
            </Suspense>
          </Part>
        )}
        <div className="grid gap-6 md:grid-cols-2">
          <Part title="Specializations">
            <WordTags label="Specializations" words={profile.specializations} empty="None yet." />
          </Part>
          <Part title="Certifications">
            {certifications.length === 0 ? (
              <p className="text-ink-2">No certifications yet.</p>
            ) : (
              <Certifications records={certifications} />
            )}
          </Part>
        </div>
        {user && (
          <Part title="Reviews">
            <ReviewList
              userId={user.id}
              as="groomer"
              latest={3}
              empty={<p className="text-ink-2">Reviews come after work, from both sides.</p>}
            />
          </Part>
        )}
      </div>
      <aside className="card grid gap-4" aria-label="Your profile">
        <Completeness own={own.data} />
        <Button asChild variant={profileComplete ? 'line' : 'primary'}>
          <Link to={profileComplete ? href('profile') : href('profile-setup', { role: 'groomer' })}>
            {profileComplete ? 'Edit my profile' : 'Complete my profile'}
          </Link>
        </Button>
      </aside>
    </div>
  );
}

/** The first pair of the portfolio as a slider; a plain coat until there is one. */
function Cover({ name }: { name: string }) {
  const pair = useOwnPortfolio().data?.find(({ beforeUrl }) => beforeUrl !== null);
  if (!pair?.beforeUrl) return <Coat kind="curly" aria-hidden="true" className="h-28 md:h-36" />;
  return (
    <BeforeAfter
      label={`Work by ${name}, before and after`}
      className="rounded-none! *:*:object-[50%_35%] md:aspect-2/1!"
      before={<img src={pair.beforeUrl} alt="" />}
      after={<img src={pair.imageUrl} alt={pair.caption} />}
    />
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card grid min-w-0 content-start gap-3">
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
