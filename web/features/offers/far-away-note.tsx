import { Note } from '#web/ui/note.tsx';
import type { OfferCheck } from './offer-draft.ts';

type FarAwayProps = NonNullable<OfferCheck['tooFar']> & { owner: string };

/** Warns before sending that the distance exceeds the travel radius of one of the two. */
export function FarAwayNote({ miles, limit, whose, owner }: FarAwayProps) {
  return (
    <Note tone="warn" icon="pin">
      <b>This is {miles} miles away.</b>{' '}
      {whose === 'provider'
        ? `Your profile says that you drive up to ${limit} miles.`
        : `${owner} travels up to ${limit} miles.`}
    </Note>
  );
}
