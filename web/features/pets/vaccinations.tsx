import { Suspense, useState } from 'react';
import type { Pet, Vaccination } from '#contract/pets.ts';
import { vaccinesFor } from '#reference/vaccinations.ts';
import { detailOf } from '#web/lib/call.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { TipButton } from '#web/ui/tip-button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useRemoveVaccination } from './pets.api.ts';
import { expiryOf, expiryWords, lastingRecords, vaccineName } from './vaccination-words.ts';
import type { Expiry } from './vaccination-words.ts';

const ConfirmDialog = lazyPart(() =>
  import('#web/ui/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

const standings: Record<Expiry, { words: string; tone: BadgeTone }> = {
  good: { words: 'Good', tone: 'good' },
  expires_soon: { words: 'Expires soon', tone: 'warn' },
  expired: { words: 'Expired', tone: 'danger' },
  unknown: { words: 'No date', tone: 'tag' },
};

type VaccinationsProps = {
  pet: Pet;
  now: Date;
  onAdd: () => void;
  onAddProof: (record: Vaccination) => void;
};

/** Every vaccination on record, the lasting ones first; older doses stay as history. */
export function Vaccinations({ pet, now, onAdd, onAddProof }: VaccinationsProps) {
  const [removes, setRemoves] = useState<Vaccination>();
  const remove = useRemoveVaccination(pet.id);
  const lasting = lastingRecords(pet.vaccinations);
  const older = pet.vaccinations.filter((record) => !lasting.includes(record));
  const takeOff = async (record: Vaccination) => {
    try {
      await remove.mutateAsync(record.id);
      toast({ title: `${vaccineName(record.kind)} was removed` });
    } catch (error) {
      toast({
        variant: 'destructive',
        title: 'It was not removed',
        description: detailOf(error, 'Please try again.'),
      });
    } finally {
      setRemoves(undefined);
    }
  };
  if (vaccinesFor(pet.species).length === 0 && pet.vaccinations.length === 0)
    return <p className="text-ink-2">Groomers ask for none with this kind of pet.</p>;
  return (
    <div className="grid gap-3">
      {pet.vaccinations.length === 0 ? (
        <p className="text-ink-2">
          None on record.
          {vaccinesFor(pet.species)[0] === 'rabies' &&
            ' Most groomers ask for rabies before the first visit.'}
        </p>
      ) : (
        <ul>
          {[...lasting, ...older].map((record) => (
            <OneRecord
              key={record.id}
              record={record}
              now={now}
              past={older.includes(record)}
              onAddProof={() => onAddProof(record)}
              onRemove={() => setRemoves(record)}
            />
          ))}
        </ul>
      )}
      <Button className="w-fit" onClick={onAdd}>
        <Icon name="syringe" size="s" />
        Add a vaccination
      </Button>
      <Suspense>
        {removes && (
          <ConfirmDialog
            open
            onOpenChange={() => setRemoves(undefined)}
            danger
            title={`Remove ${vaccineName(removes.kind)}?`}
            description="The record and its proof will be deleted. Groomers who ask for it will see it as missing."
            cancel="Keep it"
            confirm="Remove"
            busy={remove.isPending && 'Removing...'}
            onConfirm={() => void takeOff(removes)}
          />
        )}
      </Suspense>
    </div>
  );
}

type OneRecordProps = {
  record: Vaccination;
  now: Date;
  /** A longer lasting dose of the same kind is on record. */
  past: boolean;
  onAddProof: () => void;
  onRemove: () => void;
};

function OneRecord({ record, now, past, onAddProof, onRemove }: OneRecordProps) {
  const { words, tone } = past
    ? { words: 'Earlier', tone: 'tag' as const }
    : standings[expiryOf(record, now)];
  const name = vaccineName(record.kind);
  return (
    <li className="flex items-center gap-x-3 border-t border-line py-2.5 first:border-t-0">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2">
          <b>{name}</b>
          <Badge tone={tone}>{words}</Badge>
        </p>
        <p className="text-s text-ink-2 tabular-nums">
          {record.givenOn && `Given ${monthDayYear(record.givenOn, 'UTC')}, `}
          {expiryWords(record, now)}
        </p>
      </div>
      {record.proofUrl ? (
        <a
          href={`${record.proofUrl}?size=large`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 underline"
        >
          <Icon name="file" size="s" />
          Proof<span className="sr-only"> of {name}, opens in a new tab</span>
        </a>
      ) : (
        !past && (
          <Button
            variant="quiet"
            className="flex-none whitespace-nowrap"
            aria-label={`Add proof of ${name}`}
            onClick={onAddProof}
          >
            Add proof
          </Button>
        )
      )}
      <TipButton icon="trash" label={`Remove ${name}`} onClick={onRemove} />
    </li>
  );
}
