import { useParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { TakeOver } from '#web/features/pet-transfers/take-over.tsx';

/** The address is a secret, so no link to it is written into the page. */
export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Take over your pets',
    description: 'Keep the record of your pets yourself.',
    path: '/',
    indexed: false,
  }),
  { name: 'referrer', content: 'no-referrer' },
];

/** A client takes over the pets that a provider keeps for them, by the secret address in a message. */
export default function PetTransferPage() {
  const { secret = '' } = useParams();
  return (
    <div className="wrap grid max-w-[40rem]! gap-5 pt-6 pb-16">
      <TakeOver key={secret} secret={secret} />
    </div>
  );
}
