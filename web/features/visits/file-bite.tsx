import { useState } from 'react';
import type { Visit } from '#contract/visits.ts';
import { detailOf } from '#web/lib/call.ts';
import { isoDay, monthDay } from '#web/lib/dates.ts';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { SegmentedTags } from '#web/ui/segmented-tags.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useFileBite } from './visits.api.ts';

/** The provider writes down a bite they saw; it stays on the pet's record. */
export default function FileBite({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const file = useFileBite(visit.id);
  const [petId, setPetId] = useState(visit.pets[0]?.id ?? '');
  // A pet can be checked in the evening before a visit that begins after midnight.
  const [on] = useState(
    () => [isoDay(visit.startsAt, visit.timeZone), isoDay(new Date(), visit.timeZone)].toSorted()[0] ?? '',
  );
  const pet = visit.pets.find(({ id }) => id === petId);
  return (
    <ReasonDialog
      title="Report a bite"
      description={
        <>
          It is dated {monthDay(on, 'UTC')} and signed by you, and it cannot be removed. {visit.owner.name}{' '}
          can answer it; other groomers see it before they offer. A bite that broke the skin may have to be
          reported to the health department.
          {visit.pets.length > 1 && (
            <SegmentedTags
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
      hint="For example: a finger, at the nails; skin not broken"
      keep="Go Back"
      confirm="Report Bite"
      busy={file.isPending && 'Reporting...'}
      failure={file.isError && detailOf(file.error, 'It was not filed. Please try again.')}
      onConfirm={(what) =>
        file.mutate(
          { petId, on, what },
          {
            onSuccess() {
              toast({ title: 'Bite filed', description: `It is on ${pet?.name ?? 'the pet'}’s record.` });
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
