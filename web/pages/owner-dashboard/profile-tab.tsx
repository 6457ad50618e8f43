import { Completeness } from '#web/features/profiles/completeness.tsx';
import type { OwnBusiness } from '#web/features/profiles/profiles.api.ts';
import { RatedByTrades } from '#web/domain/people/rated-by-trades.tsx';
import { ReviewList } from '#web/features/reviews/review-list.tsx';
import { FoldingSection } from '#web/ui/data/folding-section.tsx';
import { BusinessSections } from '../parts/business-sections.tsx';

/** The business profile as groomers see it, editable by section, with its reviews. */
export default function ProfileTab({ own, userId }: { own: OwnBusiness; userId: string }) {
  return (
    <div className="grid items-start gap-6 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_300px] xl:grid-cols-[minmax(0,1fr)_380px] xl:gap-8">
      <div className="grid min-w-0 gap-4">
        <BusinessSections own={own} accountId={userId} location={null} />
        <FoldingSection id="business-reviews" title="Reviews" line="What others wrote about you">
          <ReviewList
            userId={userId}
            as="business"
            own
            empty={<p className="text-ink-2">Reviews come after work, from both sides.</p>}
          />
        </FoldingSection>
      </div>
      <aside aria-label="At a glance" className="card grid gap-4 max-lg:order-first">
        {own.profile && <RatedByTrades as="business" ratings={own.profile.ratings} />}
        <Completeness own={own} />
      </aside>
    </div>
  );
}
