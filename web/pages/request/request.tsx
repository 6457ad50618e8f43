import { useParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { useRequest } from '#web/features/grooming-requests/requests.api.ts';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import type { SessionReply } from '#web/features/identity/identity.api.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { WayBack } from '#web/domain/site/way-back.tsx';
import { TicketSkeletons } from '#web/ui/data/skeleton.tsx';
import { NotFoundOrFailed } from '../parts/not-found-or-failed.tsx';
import { OwnRequest } from './own-request.tsx';
import { OpenRequest } from './open-request.tsx';

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Grooming request',
    description: 'What is asked, and who offers to groom.',
    path: href('request', { id: args.params['id'] ?? '' }),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function RequestPage() {
  const { id = '' } = useParams();
  return (
    <SignedIn>
      {(session) => (
        <div className="wrap grid grid-cols-1 column-record gap-6 pt-5 pb-16 lg:pt-8">
          <OneRequest key={id} id={id} session={session} />
        </div>
      )}
    </SignedIn>
  );
}

/** The request's owner decides on offers; other viewers may send one. */
function OneRequest({ id, session }: { id: string; session: SessionReply }) {
  const request = useRequest(id);
  if (request.isPending)
    return (
      <>
        <WayBack />
        <TicketSkeletons count={1} label="Loading the request..." />
      </>
    );
  if (!request.data)
    return (
      <NotFoundOrFailed
        query={request}
        what="request"
        absent="It may be over, or someone else was booked."
        back={{ to: href('marketplace', { tab: 'requests' }), words: 'Go to the marketplace' }}
      />
    );
  const isOwn = request.data.owner.id === session.user.id;
  return isOwn ? (
    <>
      <WayBack to={href('pet-owner-dashboard', { tab: 'requests' })}>Requests</WayBack>
      <OwnRequest request={request.data} />
    </>
  ) : (
    <>
      <WayBack to={href('marketplace', { tab: 'requests' })}>Marketplace</WayBack>
      <OpenRequest request={request.data} session={session} />
    </>
  );
}
