import { maxReason } from '#contract/limits.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { ReasonDialog } from '#web/ui/forms/reason-dialog.tsx';
import { VaccinationGaps } from '#web/domain/vaccinations/vaccination-gaps.tsx';
import { useAction } from '#web/lib/api/use-action.ts';

/** Dialog to check in despite a missing vaccination, with a reason that is kept with the visit. */
export default function CheckInAnyway({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const checkIn = useAction('POST /api/visits/:id/check-in', {
    done: { title: `${petNames(visit.pets)} is checked in` },
    failed: 'It was not checked in',
  });
  return (
    <ReasonDialog
      title={`Check in ${petNames(visit.pets)} anyway?`}
      description={<VaccinationGaps gaps={visit.vaccinationGaps} asks="You" mends={false} />}
      label="Why are you grooming anyway?"
      maxLength={maxReason}
      hint="For example: the vet confirmed it by phone. It stays with the visit, and both of you read it."
      keep="Not yet"
      confirm="Check In"
      busy="Checking in..."
      onConfirm={(overrideReason) => checkIn.run({ params: { id: visit.id }, body: { overrideReason } })}
      onClose={onClose}
    />
  );
}
