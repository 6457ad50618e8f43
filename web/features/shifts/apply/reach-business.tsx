import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { DirectionsLink } from '#web/domain/map/directions-link.tsx';
import { MessageLink } from '#web/domain/people/message-link.tsx';

/** The way to a booked shift: directions to the business, and its owner. */
export function ReachBusiness({ shift }: { shift: ShiftCard }) {
  const { ownerId, business } = shift;
  return (
    <div className="flex flex-wrap gap-2 *:grow">
      <DirectionsLink to={business.address} />
      <MessageLink to={ownerId} name={business.businessName} />
    </div>
  );
}
