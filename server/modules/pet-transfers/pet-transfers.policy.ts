import { transferDays } from '#contract/pet-transfers.ts';
import { after, days } from '#server/platform/clock.ts';

type Transfer = {
  expiresAt: string;
  endedAt: string | null;
  takenOverAt: string | null;
  undoneAt: string | null;
};

/** Whether a link still waits for its client. */
export const isWaiting = ({ expiresAt, endedAt, takenOverAt }: Transfer, now: Date): boolean =>
  endedAt === null && takenOverAt === null && Date.parse(expiresAt) > now.getTime();

export const undoUntil = (takenOverAt: string): Date => after(new Date(takenOverAt), days(transferDays));

/** Whether its provider can take the pets back. */
export const isUndoable = ({ takenOverAt, undoneAt }: Transfer, now: Date): boolean =>
  takenOverAt !== null && undoneAt === null && undoUntil(takenOverAt) > now;
