import type { Visit } from '#contract/visits.ts';
import { detailOf } from '#web/lib/call.ts';
import { petNames } from '#web/lib/pet-words.ts';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { VaccinationGaps } from '#web/ui/vaccination-gaps.tsx';
import { useCheckIn } from './visits.api.ts';

/** Grooming although a vaccination is missing: the reason is kept with the visit. */
export default function OverrideDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const checkIn = useCheckIn(visit.id);
  return (
    <ReasonDialog
      title={`Check in ${petNames(visit.pets)} anyway?`}
      description={<VaccinationGaps gaps={visit.vaccinationGaps} asks="You" mends={false} />}
      label="Why are you grooming anyway?"
      hint="For example: the vet confirmed it by phone. It stays with the visit, and both of you read it."
      keep="Not yet"
      confirm="Check In"
      busy={checkIn.isPending && 'Checking in...'}
      failure={checkIn.isError && detailOf(checkIn.error, 'It was not checked in. Please try again.')}
      onConfirm={(reason) =>
        checkIn.mutate(reason, {
          onSuccess() {
            toast({ title: `${petNames(visit.pets)} is checked in` });
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
}
