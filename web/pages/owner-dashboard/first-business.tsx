import { Suspense } from 'react';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import type { OwnBusiness } from '#web/features/profiles/profiles.api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Biscuit } from '#web/ui/biscuit.tsx';
import { Card } from '#web/ui/card.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const BusinessForm = lazyPart(() => import('#web/features/profiles/business-form.tsx'));

/** An owner's first visit: three answers, and shifts can be posted. */
export default function FirstBusiness({ own, user }: { own: OwnBusiness; user: SessionReply['user'] }) {
  return (
    <div className="wrap grid items-start gap-6 pt-6 pb-16 md:grid-cols-[auto_minmax(0,1fr)] md:gap-10 lg:pt-12">
      <Biscuit mood="wave" className="w-28 md:w-44 lg:w-56" />
      <div className="grid max-w-[36rem] gap-4">
        <Badge tone="role" icon="store" className="w-fit">
          Salon Owner
        </Badge>
        <h1 className="wrap-anywhere">Where do you work, {user.firstName}?</h1>
        <p className="max-w-text">
          Groomers find your shifts by your address, and shift times follow your clock. Three answers, and you
          can post the first one.
        </p>
        <Card>
          <Suspense fallback={<Skeleton className="h-80" />}>
            <BusinessForm
              own={own}
              part="basics"
              location={user.location}
              buttons={{ save: 'Save and Go On' }}
            />
          </Suspense>
        </Card>
      </div>
    </div>
  );
}
