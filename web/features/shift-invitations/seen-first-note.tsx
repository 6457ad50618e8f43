import type { OwnShift } from '#contract/shifts/shifts.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clockTime, monthDay } from '#web/lib/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

type SeenFirstNoteProps = { shift: Pick<OwnShift, 'id' | 'timeZone' | 'seenFirst' | 'actions'> };

/** Who alone sees a shift, until when, and the button that shows it to everyone. */
export function SeenFirstNote({ shift: { id, timeZone, seenFirst, actions } }: SeenFirstNoteProps) {
  const open = useAction('POST /api/shifts/:id/open', {
    done: { title: 'Everyone sees it now' },
    failed: 'The shift was not opened',
  });
  if (!seenFirst) return null;
  const { by, until } = seenFirst;
  return (
    <Note icon="eye">
      <p>
        Only {by === 'invited' ? 'those you invite' : 'your favorites'} see this shift until{' '}
        {monthDay(until, timeZone)}, {clockTime(until, timeZone)}. Then it opens to everyone.
      </p>
      {actions.includes('open') && (
        <Button
          className="mt-2"
          busy={open.busy && 'Opening...'}
          onClick={() => void open.run({ params: { id } })}
        >
          Show to everyone now
        </Button>
      )}
    </Note>
  );
}
