import { Suspense } from 'react';
import type { OwnBusiness } from '#web/features/profiles/profiles.api.ts';
import { Biscuit } from '#web/ui/brand/biscuit.tsx';
import { Card } from '#web/ui/card.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Skeleton } from '#web/ui/data/skeleton.tsx';

const BusinessForm = lazyPart(() => import('#web/features/profiles/business-form.tsx'));

type FirstBusinessProps = {
  own: OwnBusiness;
  /** The account's location. */
  location: string | null;
};

/** The form for the business facts that a first shift needs. */
export default function FirstBusiness({ own, location }: FirstBusinessProps) {
  return (
    <div className="grid items-start gap-6 pt-6 pb-16 md:grid-cols-[minmax(0,36rem)_auto] md:gap-10">
      <div className="grid gap-4">
        <h2 className="text-h3">Tell us about your business</h2>
        <p className="max-w-text">
          Groomers find your shifts by your address, and shift times follow your clock. Three answers, and you
          can post the first one.
        </p>
        <Card>
          <Suspense fallback={<Skeleton className="h-80" />}>
            <BusinessForm
              own={own}
              part="basics"
              location={location}
              buttons={{ save: 'Save and continue' }}
            />
          </Suspense>
        </Card>
      </div>
      <Biscuit mood="wave" className="w-44 max-md:hidden lg:w-56" />
    </div>
  );
}
