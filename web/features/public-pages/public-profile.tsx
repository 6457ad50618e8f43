import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { href } from '#contract/pages.ts';
import type { PublicPage } from '#contract/profiles/public-pages.ts';
import { safetyLines } from '#web/domain/facts/facts-words.ts';
import { DirectionsLink } from '#web/domain/map/directions-link.tsx';
import { useSite } from '#web/domain/site/site.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stat, Stats } from '#web/ui/data/stats.tsx';
import { NextFree, OpeningHours, PriceGuide, SafetyList } from './public-facts.tsx';
import { PublicCover, PublicGallery } from './public-gallery.tsx';
import type { RenderPair } from './public-gallery.tsx';
import { bookingPageOf, publicPageOf } from '#web/domain/people/public-page-link.ts';
import { PublicHead } from './public-head.tsx';
import { PublicReviews } from './public-reviews.tsx';
import { experienceWords, whereOf } from './public-page-words.ts';
import { ShareLink } from './share-link.tsx';
import { useAskAddress } from './use-ask-address.ts';

type PublicProfileProps = { page: PublicPage; renderPair: RenderPair; tagLabel: (tag: string) => string };

/** The page of a groomer or a business that everyone may read. */
export function PublicProfile({ page, renderPair, tagLabel }: PublicProfileProps) {
  const { siteUrl } = useSite();
  const role = page.as === 'groomer' ? 'groomer' : 'owner';
  const cover = page.gallery.find(({ beforeUrl }) => beforeUrl) ?? page.gallery[0];
  const safety = page.safety ? safetyLines(page.safety, page.state) : [];
  const others = page.gallery.filter((item) => item !== cover);
  const beside = others.length >= 2 ? others.slice(0, 2) : [];
  return (
    <article data-role={role} className="wrap grid gap-8 pt-4 pb-16 lg:pt-6">
      <nav aria-label="You are here" className="text-s">
        <ol className="flex flex-wrap gap-x-2">
          <li>
            <Link to={href('landing')} className="underline">
              Wagwell
            </Link>
            <span aria-hidden="true"> ›</span>
          </li>
          <li>
            <Link to={href('town-page', page.town)} className="underline">
              {page.city}, {page.state}
            </Link>
            <span aria-hidden="true"> ›</span>
          </li>
          <li aria-current="page">{page.name}</li>
        </ol>
      </nav>
      <div className="grid items-start gap-8 max-lg:[&_:is(a,button,input)]:scroll-mb-24 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-10">
        <header className="grid min-w-0 gap-5">
          <PublicHead page={page} />
          {cover && <PublicCover cover={cover} beside={beside} name={page.name} renderPair={renderPair} />}
        </header>
        <aside className="grid gap-4 lg:sticky lg:top-4 lg:row-span-2" aria-label="Ask and visit">
          <section className="card grid gap-4">
            <BookAndAsk page={page} className="max-lg:hidden" />
            {page.days.length > 0 && <NextFree days={page.days} />}
            <dl className="grid gap-3">
              <Fact label="Where">{whereOf(page)}</Fact>
              {page.address && <Fact label="Address">{page.address}</Fact>}
              {page.areas.length > 0 && <Fact label="Area">{page.areas.join(', ')}</Fact>}
              {page.languages.length > 0 && <Fact label="Speaks">{page.languages.join(', ')}</Fact>}
              {page.hours && !page.openingHours && <Fact label="Hours">{page.hours}</Fact>}
            </dl>
            {page.address && <DirectionsLink to={page.address} />}
            {page.openingHours && <OpeningHours hours={page.openingHours} />}
            <ShareLink url={`${siteUrl}${publicPageOf(page)}`} title={`${page.name} on Wagwell`} />
          </section>
        </aside>
        <div className="grid min-w-0 gap-8">
          {page.about && <p className="max-w-text wrap-anywhere whitespace-pre-line">{page.about}</p>}
          {page.skills.length > 0 && (
            <Part title={page.as === 'groomer' ? 'Specializations' : 'Services'}>
              <ul className="flex flex-wrap gap-1.5">
                {page.skills.map((skill) => (
                  <li key={skill}>
                    <Badge className="max-w-full wrap-anywhere whitespace-normal!">{skill}</Badge>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {page.priceGuide.length > 0 && (
            <Part title="Prices">
              <PriceGuide guide={page.priceGuide} extras={page.extras} />
            </Part>
          )}
          {others.length > 0 && (
            <Part title="Work" className={clsx(others.length === beside.length && 'lg:hidden')}>
              <PublicGallery items={others} beside={beside} name={page.name} renderPair={renderPair} />
            </Part>
          )}
          <Figures page={page} />
          {safety.length > 0 && (
            <Part title="Safety">
              <SafetyList lines={safety} />
              <p className="text-s text-ink-2">Self-declared. Wagwell has not checked it.</p>
            </Part>
          )}
          <Part title="Reviews">
            <PublicReviews as={page.as} reviews={page.reviews} tagLabel={tagLabel} />
          </Part>
        </div>
      </div>
      <div className="sticky bottom-[max(var(--bottom-bar,0px),var(--covered,0px))] z-10 -mx-4 flex min-w-0 items-center gap-2 border-t border-line bg-page px-4 py-2.5 lg:hidden print:hidden">
        {/* One row, so that the bar leaves the page to read. */}
        {page.booksOnline && (
          <Button asChild variant="primary" className="min-w-0 flex-1">
            <Link to={bookingPageOf(page)}>
              <span className="truncate">
                Book<span className="max-sm:sr-only"> with {page.shortName}</span>
              </span>
            </Link>
          </Button>
        )}
        <AskLink page={page} inBar />
      </div>
    </article>
  );
}

/** Leads to the provider's own booking page where there is one, and to the marketplace. */
function BookAndAsk({ page, className }: { page: PublicPage; className: string }) {
  return (
    <div className={clsx('grid gap-2', className)}>
      {page.booksOnline && (
        <Button asChild variant="primary" big wide>
          <Link to={bookingPageOf(page)}>Book with {page.shortName}</Link>
        </Button>
      )}
      <AskLink page={page} />
    </div>
  );
}

/** Leads to the request, past the booking page where there is one. */
function AskLink({ page, inBar = false }: { page: PublicPage; inBar?: boolean }) {
  const askAddress = useAskAddress();
  const second = page.booksOnline;
  return (
    <Button
      asChild
      variant={second ? 'quiet' : 'primary'}
      big={!second && !inBar}
      wide={!second || !inBar}
      className={inBar ? (second ? 'flex-none' : 'min-w-0') : undefined}
    >
      <Link to={askAddress(page)}>
        {second ? (
          <span>
            Compare offers <span className={inBar ? 'sr-only' : undefined}>on Wagwell</span>
          </span>
        ) : (
          <span className={inBar ? 'truncate' : undefined}>Request from {page.shortName}</span>
        )}
      </Link>
    </Button>
  );
}

function Figures({ page: { yearsExperience, reliability, counts } }: { page: PublicPage }) {
  const { answers, bookings } = reliability;
  if (yearsExperience === null && !answers && !bookings) return null;
  return (
    <Stats label="At a glance">
      {yearsExperience !== null && (
        <Stat label="Experience" value={experienceWords(yearsExperience)} hint="of grooming" />
      )}
      {answers && (
        <Stat
          label="Answers"
          value={`${answers.kept} of ${answers.of}`}
          hint={`within ${counts.answerHours} hours`}
        />
      )}
      {bookings && (
        <Stat
          label="Kept bookings"
          value={`${bookings.kept} of ${bookings.of}`}
          hint={`in ${counts.days} days`}
        />
      )}
    </Stats>
  );
}

type PartProps = { title: string; className?: string; children: ReactNode };

function Part({ title, className, children }: PartProps) {
  return (
    <section className={clsx('grid gap-3', className)}>
      <h2 className="text-h3">{title}</h2>
      {children}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-s text-ink-2">{label}</dt>
      <dd className="font-strong wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
