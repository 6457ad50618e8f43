import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Client } from '#contract/clients/clients.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { BookingAt, Salon } from './booking.api.ts';
import { BookClient } from './book-client.tsx';
import { ChooseClient } from './choose-client.tsx';
import { NewClient } from './new-client.tsx';

type BookingSheetProps = {
  /** The day that is on screen: openings begin there. */
  from: string;
  timeZone: string;
  /** Shown instead of the form while the provider's address is unknown, because the time zone comes from it. */
  place?: ReactNode;
  /** Begins with the form of a new client, for the door and the phone. */
  startsNew?: boolean;
  /** The people and tables of a business. */
  salon: Salon;
  /** Where on the board it was asked for. */
  at?: BookingAt | undefined;
  /** Who was found before. */
  chosen?: Client | undefined;
  onBooked?: (visitId: string) => void;
  onCheckInAsk?: (visit: Visit) => void;
  onClose: () => void;
};

/** Books a client: who, what and when. A known client takes five taps. */
export default function BookingSheet({
  from,
  timeZone,
  place,
  startsNew = false,
  salon,
  at,
  chosen,
  onBooked,
  onCheckInAsk,
  onClose,
}: BookingSheetProps) {
  const [client, setClient] = useState<Client | undefined>(chosen);
  /** Of a new client: what was searched for in vain. */
  const [typed, setTyped] = useState(startsNew ? '' : undefined);
  const isNew = typed !== undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      shape="large"
      // As the list of clients gets shorter, the field above it stays where it is.
      className={place || client || isNew ? undefined : 'content-start max-lg:min-h-[94dvh]'}
      title={titleOf(client, isNew, at?.walkIn ?? false)}
    >
      {place ??
        (client ? (
          <BookClient
            client={client}
            from={from}
            timeZone={timeZone}
            salon={salon}
            at={at}
            onBooked={onBooked}
            onCheckInAsk={onCheckInAsk}
            onChange={() => setClient(undefined)}
            onClose={onClose}
          />
        ) : isNew ? (
          <NewClient typed={typed} onAdded={setClient} onBack={() => setTyped(undefined)} />
        ) : (
          <ChooseClient onChosen={setClient} onNew={setTyped} />
        ))}
    </Dialog>
  );
}

function titleOf(client: Client | undefined, isNew: boolean, isWalkIn: boolean): string {
  if (client) return isWalkIn ? `Check ${client.firstName} in` : `Book ${client.firstName}`;
  if (isNew) return 'Add client';
  return isWalkIn ? 'Walk-in' : 'Add visit';
}
