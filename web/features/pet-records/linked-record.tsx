import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#web/lib/api/call.ts';
import { query } from '#web/lib/api/query.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { PrintedRecord } from './printed-record.tsx';

/** A pet's record for whoever has its link; its owner learns that it was opened. */
export function LinkedRecord({ secret }: { secret: string }) {
  const record = useQuery({ ...query('GET /api/pet-records/:secret', { params: { secret } }), retry: false });
  const isShown = record.isSuccess;
  useEffect(() => {
    // Whether it is counted is of no use to whoever reads it.
    if (isShown) call('POST /api/pet-records/:secret/opened', { params: { secret } }).catch(() => undefined);
  }, [secret, isShown]);
  if (record.isPending) return <Spinner label="Loading the record..." />;
  if (!record.data)
    return (
      <FailedQuery
        heading="h1"
        query={record}
        title="This link does not show a record"
        otherwise="Ask the pet’s owner for a new one."
      />
    );
  return (
    <>
      <div className="mx-auto flex w-full max-w-200 justify-end print:hidden">
        <Button onClick={() => window.print()}>
          <Icon name="print" size="s" />
          Print or save as PDF
        </Button>
      </div>
      <PrintedRecord record={record.data} />
    </>
  );
}
