import { useState } from 'react';
import { maxReason } from '#contract/limits.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { isoDay, monthDay } from '#web/lib/dates.ts';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { clientName } from '#web/domain/visits/visit-client.ts';

/** Form for a bite that the provider saw; it stays on the pet's record. */
export default function FileBite({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const [petId, setPetId] = useState(visit.pets[0]?.id ?? '');
  // A pet can be checked in on the evening before a visit that begins after midnight.
  const [on] = useState(
    () => [isoDay(visit.startsAt, visit.timeZone), isoDay(new Date(), visit.timeZone)].toSorted()[0] ?? '',
  );
  const pet = visit.pets.find(({ id }) => id === petId);
  const file = useAction('POST /api/visits/:id/bites', {
    done: { title: 'Bite filed', description: `It is on ${pet?.name ?? 'the pet'}’s record.` },
    failed: 'It was not filed',
  });
  return (
    <ReasonDialog
      title="Report a bite"
      description={
        <>
          It is dated {monthDay(on, 'UTC')} and signed by you, and it cannot be removed. {clientName(visit)}{' '}
          can answer it; other groomers see it before they offer. A bite that broke the skin may have to be
          reported to the health department.
          {visit.pets.length > 1 && (
            <SegmentedControl
              label="Which pet?"
              className="mt-3"
              options={visit.pets.map(({ id, name }) => ({ value: id, label: name }))}
              value={petId}
              onChange={setPetId}
            />
          )}
        </>
      }
      label="What happened?"
      maxLength={maxReason}
      hint="For example: a finger, at the nails; skin not broken"
      keep="Go Back"
      confirm="Report Bite"
      busy="Reporting..."
      onConfirm={(what) => file.run({ params: { id: visit.id }, body: { petId, on, what } })}
      onClose={onClose}
    />
  );
}
