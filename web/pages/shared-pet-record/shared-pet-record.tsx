import { useParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { LinkedRecord } from '#web/features/pet-records/linked-record.tsx';

/** The address is a secret, so no link to it is written into the page. */
export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'A pet’s record',
    description: 'What the owner of a pet wants you to know.',
    path: '/',
    indexed: false,
  }),
  { name: 'referrer', content: 'no-referrer' },
];

/** A pet's record, by the secret address that its owner gave away. */
export default function SharedPetRecordPage() {
  const { secret = '' } = useParams();
  return (
    <div className="wrap grid gap-5 pt-6 pb-16 print:p-0">
      <LinkedRecord key={secret} secret={secret} />
    </div>
  );
}
