import { useState } from 'react';
import type { Pet } from '#contract/pets/pets.ts';
import type { Vaccination } from '#contract/vaccinations/vaccinations.ts';
import { vaccinesFor } from '#reference/vaccinations/vaccinations.ts';
import { monthDayYear } from '#web/lib/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { AddButton } from '#web/ui/forms/add-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { LazyConfirmDialog } from '#web/ui/overlays/lazy-confirm-dialog.tsx';
import { ProofLink } from '#web/domain/vaccinations/proof-link.tsx';
import { TooltipButton } from '#web/ui/overlays/tooltip-button.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import {
  checkWords,
  endWords,
  expiryOf,
  lastingRecords,
  paperWords,
  recordName,
} from '#web/domain/vaccinations/vaccination-words.ts';
import type { Expiry } from '#web/domain/vaccinations/vaccination-words.ts';

const badges: Record<Expiry, { words: string; tone: BadgeTone }> = {
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

/** All vaccination records, current ones first, older doses as history. */
export function Vaccinations({ pet, now, onAdd, onAddProof }: VaccinationsProps) {
  const [removes, setRemoves] = useState<Vaccination>();
  const remove = useAction('DELETE /api/pets/:id/vaccinations/:vaccinationId', {
    done: { title: 'The vaccination was removed' },
    failed: 'It was not removed',
  });
  const lasting = lastingRecords(pet.vaccinations);
  const older = pet.vaccinations.filter((record) => !lasting.includes(record));
  const takeOff = async ({ id: vaccinationId }: Vaccination) => {
    await remove.run({ params: { id: pet.id, vaccinationId } });
    setRemoves(undefined);
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
        <ul className="@container">
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
      <AddButton what="vaccination" className="w-fit" onClick={onAdd} />
      {removes && (
        <LazyConfirmDialog
          open
          onOpenChange={() => setRemoves(undefined)}
          danger
          title={`Remove ${recordName(removes)}?`}
          description="The record and its proof will be deleted. Groomers who ask for it will see it as missing."
          cancel="Keep it"
          confirm="Remove"
          busy={remove.busy && 'Removing...'}
          onConfirm={() => void takeOff(removes)}
        />
      )}
    </div>
  );
}

const dayWords = { vaccination: 'Given', titer: 'Tested', waiver: 'Signed' } as const;

type OneRecordProps = {
  record: Vaccination;
  now: Date;
  /** True if a longer-lasting dose of the same kind is on record. */
  past: boolean;
  onAddProof: () => void;
  onRemove: () => void;
};

function OneRecord({ record, now, past, onAddProof, onRemove }: OneRecordProps) {
  const { words, tone } = past ? { words: 'Earlier', tone: 'tag' as const } : badges[expiryOf(record, now)];
  const name = recordName(record);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_44px] items-center gap-x-2 border-t border-line py-2 first:border-t-0 @min-[28rem]:py-2.5">
      <p className="col-span-2 flex flex-wrap items-center gap-x-2 @min-[28rem]:col-span-1">
        <b>{name}</b>
        <Badge tone={tone}>{words}</Badge>
        {record.evidence !== 'vaccination' && !record.proofUrl && !past && (
          <Badge tone="warn">Counts with its proof</Badge>
        )}
      </p>
      <p className="row-start-2 text-s text-ink-2 tabular-nums">
        {record.givenOn && (
          <>
            <span className="sr-only @min-[28rem]:not-sr-only">{dayWords[record.evidence]} </span>
            {monthDayYear(record.givenOn, 'UTC')},{' '}
          </>
        )}
        {endWords(record, now)}
        {paperWords(record) && <span className="block wrap-anywhere">{paperWords(record)}</span>}
        {record.proofCheck && <span className="block wrap-anywhere">{checkWords(record.proofCheck)}</span>}
      </p>
      <div className="col-span-2 row-start-2 -my-1.5 justify-self-end @min-[28rem]:col-span-1 @min-[28rem]:row-span-2 @min-[28rem]:row-start-1 @min-[28rem]:my-0">
        {record.proofUrl ? (
          <ProofLink proof={{ url: record.proofUrl, type: record.proofType ?? 'photo' }} of={name} />
        ) : (
          !past && (
            <Button
              variant="quiet"
              className="whitespace-nowrap"
              aria-label={`Add proof of ${name}`}
              onClick={onAddProof}
            >
              Add proof
            </Button>
          )
        )}
      </div>
      <TooltipButton
        icon="trash"
        className="col-start-3 row-start-1 @min-[28rem]:row-span-2"
        label={`Remove ${name}`}
        onClick={onRemove}
      />
    </li>
  );
}
