import { useState } from 'react';
import type { OtherPerson } from '#web/features/messages/person-words.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPersonDialog } from '../parts/lazy-person-dialog.tsx';

/** A button for the public profile of a groomer or business; pet owners and people who left have none. */
export function ViewProfile({ other }: { other: OtherPerson }) {
  const [open, setOpen] = useState(false);
  if (other.type === 'pet_owner' || other.hasLeft) return null;
  return (
    <>
      <Button className="flex-none max-md:px-3!" onClick={() => setOpen(true)}>
        <span>
          <span className="max-md:sr-only">View </span>Profile
        </span>
      </Button>
      <LazyPersonDialog
        id={open ? other.id : null}
        as={other.businessName ? 'business' : 'groomer'}
        inTouch
        onClose={() => setOpen(false)}
      />
    </>
  );
}
