import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Offer, Provider } from '#contract/grooming/offers.ts';
import { price } from '#web/lib/money.ts';
import { PersonAvatar } from '#web/domain/people/person-avatar.tsx';
import { Figure } from '#web/ui/data/figure.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import { Certifications } from '#web/domain/people/certifications.tsx';
import { Kept } from '#web/domain/reliability/kept.tsx';
import { Rated } from '#web/domain/people/rated.tsx';
import { VaccinationGaps } from '#web/domain/vaccinations/vaccination-gaps.tsx';
import { changedWords, isUnconfirmed, offerLength, offerStart, providerPlace } from './offer-words.ts';

type OfferColumnProps = {
  offer: Offer;
  /** First in the chosen order. */
  leading: boolean;
  onView: (provider: Provider) => void;
  /** Buttons for the offer. */
  children: ReactNode;
};

/**
 * One offer. Its parts use the rows of the surrounding grid, so that the same fact of all offers is on one
 * line.
 */
export function OfferColumn({ offer, leading, onView, children }: OfferColumnProps) {
  const { provider, message } = offer;
  return (
    <article
      aria-label={provider.name}
      className={clsx(
        'grid h-full grid-rows-[repeat(7,auto)_1fr_auto] gap-3 p-5 md:row-span-9 md:grid-rows-subgrid',
        leading && 'shadow-[inset_0_4px_0_var(--accent)]',
      )}
    >
      <div className="flex items-center gap-3">
        <PersonAvatar
          name={provider.name}
          src={provider.profileImageUrl}
          as={provider.as}
          checked={provider.checkedCertifications.length > 0}
        />
        <div className="min-w-0">
          <h3 className="text-l wrap-anywhere">
            <button type="button" className="text-start hover:underline" onClick={() => onView(provider)}>
              {provider.name}
            </button>
          </h3>
          <p className="text-s wrap-anywhere text-ink-2">{provider.title}</p>
        </div>
      </div>
      <Price offer={offer} />
      <OfferFact icon="clock" label="Time">
        <b className="tabular-nums">{offerStart(offer)}</b>{' '}
        <span className="whitespace-nowrap tabular-nums">({offerLength(offer)})</span>
      </OfferFact>
      <div className="grid content-start gap-1">
        <Rated rating={provider.rating} reviewCount={provider.reviewCount} />
        <Kept reliability={offer.reliability} />
      </div>
      <OfferFact icon={provider.mobile ? 'van' : 'pin'} label="Where">
        {providerPlace(provider)}
      </OfferFact>
      <OfferFact icon="award" label="Experience">
        {experience(provider)}
      </OfferFact>
      <div data-role={provider.as === 'business' ? 'owner' : 'groomer'}>
        {provider.certificationRecords.length === 0 ? (
          <p className="text-s text-ink-2">No certifications listed</p>
        ) : (
          <Certifications records={provider.certificationRecords} />
        )}
      </div>
      <div className="grid content-start gap-3">
        {isUnconfirmed(offer) && (
          <Note tone="warn">
            <b>Waiting for {provider.name} to confirm.</b> You changed {changedWords(offer.changedTerms)}{' '}
            after this offer was sent.
          </Note>
        )}
        {message && <p className="wrap-anywhere whitespace-pre-line">{message}</p>}
        <VaccinationGaps gaps={offer.vaccinationGaps} asks={provider.name} mends />
      </div>
      <div className="flex flex-wrap items-center gap-2 self-end">{children}</div>
    </article>
  );
}

/** Price to pay. With a Premium discount, the list price is struck through. */
function Price({ offer }: { offer: Offer }) {
  const { listPrice, discount, discountPercent } = offer;
  return (
    <div>
      <p className="label">Offered price</p>
      <p>
        {discount > 0 && (
          <>
            <span className="sr-only">List price </span>
            <s className="text-l text-ink-2 tabular-nums">{price(listPrice)}</s>{' '}
            <span className="sr-only">, you pay </span>
          </>
        )}
        <Figure>{price(offer.price)}</Figure>
      </p>
      <p className="text-s">
        {discount > 0 ? `Your ${discountPercent}% discount is applied` : discountWords(offer)}
      </p>
      {offer.provider.mobile && <p className="text-s">Travel included</p>}
    </div>
  );
}

const discountWords = ({ provider }: Offer): string =>
  provider.honorsPremium ? 'Honors Premium' : 'No Premium discount here';

function experience({ yearsExperience: years, as }: Provider): string {
  if (years === null) return as === 'business' ? 'A team of groomers' : 'Experience not listed';
  if (years === 0) return 'New graduate';
  return years === 1 ? '1 year experience' : `${years} years experience`;
}

function OfferFact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <p className="grid grid-cols-[18px_minmax(0,1fr)] gap-2">
      <Icon name={icon} size="s" className="mt-0.5" />
      <span className="wrap-anywhere">
        <span className="sr-only">{label}: </span>
        {children}
      </span>
    </p>
  );
}
