import { Suspense, useCallback, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { uuidv7 } from 'uuidv7';
import { href } from '#contract/pages.ts';
import type { ShiftCard } from '#contract/shifts/shifts.ts';
import { CallError } from '#web/lib/api/call-error.ts';
import { isLost, keepAct } from '#web/lib/api/outbox.ts';
import { toast } from '#web/lib/toast-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { applicationFor, useApply } from './applications.api.ts';
import type { ApplyCall } from './applications.api.ts';
import { ShiftName } from '../shift-name.tsx';
import { readShift } from '../shifts.api.ts';
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
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const apply = useApply(through);
  const { withdrawPending, dialog: withdrawDialog } = useWithdrawing();

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

  const send = (shift: ShiftCard, message: string) => {
    setOpen(undefined);
    setSent((before) => new Set([...before, shift.id]));
    const id = uuidv7();
    const application = applicationFor(shift, message);
    const withKey = { ...application, headers: { 'idempotency-key': id } };
    return apply.run(withKey, {
      done({ id }) {
        refused.current.delete(shift.id);
        return {
          about: shift.id,
          stays: true,
          title: words.done,
          description: <ShiftName shift={shift} />,
          action: { label: 'Undo', onSelect: () => void withdrawPending(id, shift) },
        };
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
        setSent((before) => new Set([...before].filter((each) => each !== shift.id)));
        return showChanges(error, shift, message);
      },
      failed: words.failed,
      otherwise: words.fallback,
      again: () => begin(shift),
    });
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
