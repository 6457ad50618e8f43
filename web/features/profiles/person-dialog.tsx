import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProviderFacts } from '#contract/profiles/facts.ts';
import { languageWords } from '#web/domain/facts/facts-words.ts';
import { HoursTable, OpenNow } from '#web/domain/facts/open-now.tsx';
import { PriceGuide } from '#web/domain/facts/price-guide.tsx';
import { SafetyLines } from '#web/domain/facts/safety-lines.tsx';
import { Certifications } from '#web/domain/people/certifications.tsx';
import { fullName } from '#web/domain/people/full-name.ts';
import { PortfolioGallery } from '#web/domain/portfolio/portfolio-gallery.tsx';
import { ReportButton } from '#web/domain/reports/report-button.tsx';
import { publicPageOf } from '#web/domain/people/public-page-link.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { BusinessAbout, BusinessFacts } from './business-facts.tsx';
import { GroomerFacts, GroomerServices, WordTags } from './groomer-facts.tsx';
import type { Person } from './profiles.api.ts';
import { usePerson, usePortfolio } from './profiles.api.ts';
import { Kept, ReliabilityFigures } from '#web/domain/reliability/kept.tsx';
import { RatedByTrades } from '#web/domain/people/rated-by-trades.tsx';

type PersonDialogProps = {
  id: string;
  /** Profile of the person to show. */
  as: 'groomer' | 'business';
  /** Reviews of that profile. */
  reviews: ReactNode;
  /** Renders the button for writing to the person. */
  renderContact?: ((name: string) => ReactNode) | undefined;
  onClose: () => void;
};

/** Dialog with a person's public profile and reviews. */
export default function PersonDialog({ id, as, reviews, renderContact, onClose }: PersonDialogProps) {
  const person = usePerson(id);
  const profile =
    person.data && (as === 'groomer' ? person.data.groomerProfile : person.data.businessProfile);
  const page = person.data?.publicPages.find((each) => each.as === as);
  return (
    <Dialog
      open
      shape="large"
      onOpenChange={(open) => !open && onClose()}
      title={person.data ? titleOf(person.data, as) : 'Profile'}
      description={
        person.data &&
        profile && (
          <span className="flex flex-wrap items-center gap-x-4">
            <RatedByTrades as={as} ratings={profile.ratings} />
            <Kept reliability={person.data.reliability} />
          </span>
        )
      }
    >
      {person.isPending && <PersonSkeleton />}
      {person.isLoadingError && <FailedQuery query={person} title="This profile did not load" />}
      {person.data && (
        <>
          <div className="flex flex-wrap items-center gap-2 empty:hidden">
            {renderContact?.(titleOf(person.data, as))}
            {page && (
              <Button asChild variant="quiet">
                <Link to={publicPageOf(page)}>Open the full page</Link>
              </Button>
            )}
          </div>
          {as === 'groomer' ? <Groomer person={person.data} /> : <Business person={person.data} />}
          <Work accountId={id} name={titleOf(person.data, as)} />
          <Part title="Reliability">
            <ReliabilityFigures reliability={person.data.reliability} />
          </Part>
          <Part title="Reviews">{reviews}</Part>
          <ReportButton
            reported={{ kind: 'person', id, name: titleOf(person.data, as) }}
            ownerId={id}
            label={`Report ${titleOf(person.data, as)}`}
            words="Report this profile"
          />
        </>
      )}
    </Dialog>
  );
}

const titleOf = (person: Person, as: PersonDialogProps['as']): string =>
  (as === 'business' && person.businessProfile?.businessName) || fullName(person);

function Groomer({ person }: { person: Person }) {
  const { groomerProfile: profile } = person;
  const name = fullName(person);
  return (
    <div data-role="groomer" className="grid gap-6">
      <div className="flex items-center gap-4">
        <PersonAvatar
          name={name}
          src={person.profileImageUrl}
          size="xl"
          checked={(profile?.checkedCertifications.length ?? 0) > 0}
        />
        <div className="min-w-0">
          <p className="text-h4 font-strong wrap-anywhere">{profile?.title ?? 'Professional Groomer'}</p>
          {person.bio && <p className="max-w-text wrap-anywhere whitespace-pre-line">{person.bio}</p>}
        </div>
      </div>
      {profile && (
        <>
          <GroomerFacts profile={profile} />
          <Part title="Services">
            <GroomerServices services={profile.services} />
          </Part>
          <Part title="Specializations">
            <WordTags label="Specializations" words={profile.specializations} empty="None listed yet." />
          </Part>
          <Part title="Certifications">
            {person.groomerCertifications.length === 0 ? (
              <p className="text-ink-2">No certifications yet.</p>
            ) : (
              <Certifications records={person.groomerCertifications} />
            )}
          </Part>
          {person.groomerFacts && <ProviderFactSheet facts={person.groomerFacts} />}
        </>
      )}
    </div>
  );
}

function Business({ person }: { person: Person }) {
  const { businessProfile: profile, businessFacts: facts } = person;
  if (!profile) return <p className="text-ink-2">There is no business profile yet.</p>;
  return (
    <div data-role="owner" className="grid gap-6">
      <PersonAvatar name={profile.businessName} src={profile.logoUrl} size="xl" as="business" />
      <BusinessAbout profile={profile} />
      <BusinessFacts
        profile={profile}
        fromText={{ hours: !facts?.hours, areas: (facts?.areas.length ?? 0) === 0 }}
      />
      {person.businessCertifications.length > 0 && (
        <Part title="Certifications">
          <Certifications records={person.businessCertifications} />
        </Part>
      )}
      {facts && <ProviderFactSheet facts={facts} />}
    </div>
  );
}

/** The portfolio, once it is there; nothing where there is none. */
function Work({ accountId, name }: { accountId: string; name: string }) {
  const { data: items = [] } = usePortfolio(accountId);
  if (items.length === 0) return null;
  return (
    <Part title="Portfolio">
      <PortfolioGallery items={items} name={name} ownerId={accountId} />
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function PersonSkeleton() {
  return (
    <div className="grid gap-4">
      <output className="sr-only">Loading the profile...</output>
      <Skeleton className="h-24 w-2/3" />
      <Skeleton className="h-16" />
      <Skeleton className="h-24" />
    </div>
  );
}

/** The facts of a groomer or business as others read them; what was not given is left out. */
function ProviderFactSheet({ facts }: { facts: ProviderFacts }) {
  const { hours, areas, prices, breedPrices, languages, safety, timeZone, state } = facts;
  return (
    <>
      {hours && (
        <Part title="Opening hours">
          {timeZone && <OpenNow hours={hours} timeZone={timeZone} />}
          <HoursTable hours={hours} timeZone={timeZone} />
        </Part>
      )}
      {prices.length + breedPrices.length > 0 && (
        <Part title="Price guide">
          <PriceGuide prices={facts} />
        </Part>
      )}
      {safety && (
        <Part title="Safety">
          <SafetyLines card={safety} state={state} />
        </Part>
      )}
      {areas.length > 0 && (
        <Part title="Comes to">
          <p className="max-w-text">{areas.join('; ')}</p>
        </Part>
      )}
      {languages.length > 0 && (
        <Part title="Languages">
          <p>{languageWords(languages)}</p>
        </Part>
      )}
    </>
  );
}
