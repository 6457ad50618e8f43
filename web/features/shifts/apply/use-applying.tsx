import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { uuidv7 } from 'uuidv7';
import { href } from '#contract/pages.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { isLost, keepAct } from '#web/lib/api/outbox.ts';
import { lastCause } from '#web/lib/cause.ts';
import { toast } from '#web/lib/toast-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { applicationFor, useApply } from './applications.api.ts';
import type { ApplyCall } from './applications.api.ts';
import type { Sent } from '../sent.ts';
import { ShiftName } from '../shift-name.tsx';
import { cancelReads, markApplied, readShift } from '../shifts.api.ts';
import { useWithdrawing } from './use-withdrawing.tsx';

const ApplyForShift = lazyPart(() => import('./apply-for-shift.tsx'));

/** Words for success and failure on a screen. */
type Words = { done: string; failed: string; fallback: string };
/** `changes`: the owner's changes since the shift was read, one per line. */
type Opened = { shift: ShiftCard; draft: string; changes: string[] };
const usualWords: Words = {
  done: 'Application Submitted!',
  failed: 'Application Failed',
  fallback: 'Failed to submit application',
};

/** Applies for a shift from a list: `begin` opens the dialog, and the caller renders `dialog`. */
export function useApplying(through: ApplyCall = 'POST /api/shift-applications', words: Words = usualWords) {
  const [open, setOpen] = useState<Opened>();
  // Messages that could not be sent, by shift; reopening the dialog restores them.
  const refused = useRef(new Map<string, string>());
  const [sent, setSent] = useState<Sent>(new Map());
  const apply = useApply(through);
  const { withdrawPending, dialog: withdrawDialog } = useWithdrawing();
  const client = useQueryClient();

  const begin = useCallback(
    (shift: ShiftCard) => setOpen({ shift, draft: refused.current.get(shift.id) ?? '', changes: [] }),
    [],
  );

  /** Opens the dialog again with the owner's changes if they caused the error. @returns whether they did */
  const showChanges = async (error: unknown, shift: ShiftCard, draft: string) => {
    if (!(error instanceof CallError) || error.code !== 'terms_changed') return false;
    const now = await readAgain(shift);
    const { termsVersion = now.termsVersion } = error.facts;
    const changes = error.errors.map(({ message }) => message);
    setOpen({ shift: { ...now, termsVersion }, draft, changes });
    return true;
  };

  const mark = ({ id }: ShiftCard, stands: boolean) =>
    setSent((before) => new Map([...before, [id, stands]]));

  /** Undoes an application that was just sent; its row has the button again at once. */
  const takeBack = async (id: string, shift: ShiftCard) => {
    await cancelReads(client);
    mark(shift, false);
    markApplied(client, shift.id, null);
    if (await withdrawPending(id, shift, true)) return;
    mark(shift, true);
    markApplied(client, shift.id, { id, status: 'pending' });
  };

  const send = async (shift: ShiftCard, message: string) => {
    setOpen(undefined);
    mark(shift, true);
    const id = uuidv7();
    const application = applicationFor(shift, message);
    const withKey = { ...application, headers: { 'idempotency-key': id } };
    // One receipt from the press on: the answer adds Undo.
    const receipt = toast({
      about: shift.id,
      stays: true,
      title: words.done,
      description: <ShiftName shift={shift} />,
      from: lastCause(),
    });
    const worked = await apply.run(withKey, {
      done({ id }) {
        refused.current.delete(shift.id);
        receipt.update({ action: { label: 'Undo', onSelect: () => void takeBack(id, shift) } });
      },
      refused(error) {
        if (isLost(error)) {
          // The same key: it may have arrived, and only the answer was lost.
          keepAct({
            id,
            key: through,
            params: {},
            ...application,
            record: shift.id,
            title: `Application for ${shift.title}`,
            to: href('shift', { id: shift.id }),
            at: new Date().toISOString(),
            refusal: null,
          });
          refused.current.delete(shift.id);
          toast({
            about: shift.id,
            title: 'Your application is kept here',
            description: 'It goes out when you’re back.',
          });
          return true;
        }
        refused.current.set(shift.id, message);
        setSent((before) => new Map([...before].filter(([id]) => id !== shift.id)));
        return showChanges(error, shift, message);
      },
      failed: words.failed,
      otherwise: words.fallback,
      again: () => begin(shift),
    });
    if (!worked) receipt.dismiss();
  };

  const dialog: ReactNode = (
    <Suspense>
      {withdrawDialog}
      {open && (
        <ApplyForShift
          key={`${open.shift.id} ${open.shift.termsVersion}`}
          {...open}
          onClose={() => setOpen(undefined)}
          onApply={(message) => void send(open.shift, message)}
        />
      )}
    </Suspense>
  );
  return { begin, sent, dialog };
}

/** Reads the shift again; returns the given one if that fails. */
async function readAgain(shift: ShiftCard): Promise<ShiftCard> {
  try {
    return await readShift(shift.id);
  } catch {
    return shift;
  }
}
