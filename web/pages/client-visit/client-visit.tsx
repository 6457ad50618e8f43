import { useParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { LinkedReceipts } from '#web/features/bills/linked-receipts.tsx';
import { BookNextByLink } from '#web/features/booking-page/book-next-by-link.tsx';
import { LinkedConsents } from '#web/features/consents/linked-consents.tsx';
import { LinkedIncidents } from '#web/features/incidents/linked-incidents.tsx';
import { LinkedPriceChanges } from '#web/features/price-changes/linked-price-changes.tsx';
import { EarlierByLink } from '#web/features/waiting-clients/earlier-by-link.tsx';
import { ClientVisit } from '#web/features/client-links/client-visit.tsx';

/** The address is a secret, so no link to it is written into the page. */
export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Your visit',
    description: 'Your visit with your groomer.',
    path: '/',
    indexed: false,
  }),
  { name: 'referrer', content: 'no-referrer' },
];

/** A client's visit, by the secret address in a message. */
export default function ClientVisitPage() {
  const { secret = '' } = useParams();
  return (
    <div className="wrap grid max-w-[36rem]! gap-4 pt-6 pb-16">
      <ClientVisit
        key={secret}
        secret={secret}
        asked={
          <>
            <LinkedPriceChanges secret={secret} open />
            <LinkedConsents secret={secret} />
          </>
        }
        earlier={<EarlierByLink secret={secret} />}
        next={<BookNextByLink secret={secret} />}
        after={
          <>
            <LinkedIncidents secret={secret} />
            <LinkedReceipts secret={secret} />
            <LinkedPriceChanges secret={secret} open={false} />
          </>
        }
      />
    </div>
  );
}
