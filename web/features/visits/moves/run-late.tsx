import { useState } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { keptFor } from '#web/domain/visits/kept-visit.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { Button } from '#web/ui/button.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { otherName, visitTimes } from '../visit-words.ts';

const choices = ['5', '10', '15', '30'] as const;

/** Dialog to note how late one runs; the text for the client then says so. */
export default function RunLate({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const [minutes, setMinutes] = useState<string>('15');
  const late = useKeepingAction('POST /api/visits/:id/late', keptFor(visit, 'Running late for'), {
    done: {
      title: 'Noted',
      description: visit.owner
        ? `${otherName(visit, 'provider')} is told.`
        : `Text ${otherName(visit, 'provider')} from the card.`,
    },
    failed: 'It was not recorded',
  });
  const send = async () => {
    if (await late.run({ params: { id: visit.id }, body: { minutes: Number(minutes) } })) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Running late"
      description={`${visitTimes(visit)}, ${visit.title}. ${visit.owner ? `${otherName(visit, 'provider')} is told at once.` : 'Nobody is told by itself.'}`}
    >
      <SegmentedControl
        label="By how many minutes?"
        options={choices.map((value) => ({ value, label: value }))}
        value={minutes}
        onChange={setMinutes}
      />
      <Actions>
        <Button onClick={onClose}>Go back</Button>
        <Button variant="primary" busy={late.busy && 'Noting...'} onClick={() => void send()}>
          Note it
        </Button>
      </Actions>
    </Dialog>
  );
}
