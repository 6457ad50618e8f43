import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { MetaFunction } from 'react-router';
import { href } from '#contract/pages.ts';
import { pageMeta } from '#web/domain/site/page-meta.ts';
import { SignedIn } from '#web/features/identity/signed-in.tsx';
import { PrintedRecord } from '#web/features/pet-records/printed-record.tsx';
import { RecordLinks } from '#web/features/pet-records/record-links.tsx';
import { WayBack } from '#web/domain/site/way-back.tsx';
import { query } from '#web/lib/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { NotFoundOrFailed } from '../parts/not-found-or-failed.tsx';

export const meta: MetaFunction = (args) => [
  ...pageMeta(args, {
    title: 'Record',
    description: 'All that a vet, a sitter or a kennel asks about a pet, on one page.',
    path: href('pet-record', { id: args.params['id'] ?? '' }),
  }),
  { name: 'robots', content: 'noindex' },
];

export default function PetRecordPage() {
  const { id = '' } = useParams();
  return (
    <SignedIn>
      {() => (
        <div className="wrap grid gap-5 pt-5 pb-16 lg:pt-8 print:p-0">
          <WayBack to={href('pet', { id })}>Pet</WayBack>
          <Sheet key={id} id={id} />
        </div>
      )}
    </SignedIn>
  );
}

function Sheet({ id }: { id: string }) {
  const record = useQuery(query('GET /api/pets/:id/record', { params: { id } }));
  if (record.isPending)
    return (
      <>
        <output className="sr-only">Loading the record...</output>
        <Skeleton className="mx-auto h-[60vh] w-full max-w-200 rounded-m" />
      </>
    );
  if (!record.data)
    return (
      <NotFoundOrFailed
        query={record}
        what="pet"
        absent="It may belong to another account."
        back={{ to: href('pet-owner-dashboard'), words: 'Go to your pets' }}
      />
    );
  return (
    <>
      <div className="mx-auto flex w-full max-w-200 flex-wrap justify-end gap-2 print:hidden">
        <Button onClick={() => window.print()}>
          <Icon name="print" size="s" />
          Print or save as PDF
        </Button>
      </div>
      <div className="mx-auto grid w-full max-w-200 print:hidden">
        <RecordLinks petId={id} name={record.data.pet.name} />
      </div>
      <PrintedRecord record={record.data} />
    </>
  );
}
