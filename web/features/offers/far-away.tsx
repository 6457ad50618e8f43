import { Note } from '#web/ui/note.tsx';
import type { OfferCheck } from './offer-draft.ts';

type FarAwayProps = NonNullable<OfferCheck['tooFar']> & { owner: string };

/** The offer is from beyond what one of the two travels; said before it is sent. */
export function FarAway({ miles, limit, whose, owner }: FarAwayProps) {
  return (
    <Note tone="warn" icon="pin">
      <b>This is {miles} miles away.</b>{' '}
      {whose === 'provider'
        ? `Your profile says that you drive up to ${limit} miles.`
        : `${owner} travels up to ${limit} miles.`}
    </Note>
  );
}
