import { useState } from 'react';
import type { Visit } from '#contract/grooming/visits.ts';
import { useOwnBook } from '#web/domain/facts/own-facts.ts';
import { ExtraChips } from '#web/domain/facts/extra-chips.tsx';
import { withExtra } from '#web/domain/facts/extra-lines.ts';
import type { TypedLine as Line } from '#web/domain/facts/extra-lines.ts';
import { clientName } from '#web/domain/visits/visit-client.ts';
import { PhotoPicker } from '#web/domain/photos/photo-picker.tsx';
import type { PickedPhoto } from '#web/domain/photos/photo-picker.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { price, typedCents } from '#web/lib/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { coatLines } from './coat-lines.ts';

type AskPriceProps = {
  visit: Visit;
  /** What is agreed until now, in cents. */
  agreed: number;
  onClose: () => void;
};

/** As the contract says. */
const mostPhotos = 6;
const mostLines = 20;
const waits = [15, 30, 60] as const;
const firstName = 'Mats';
const firstLine: Line = { key: 'first', name: firstName, amount: '' };
const newLine = (name: string): Line => ({ key: crypto.randomUUID(), name, amount: '' });
/** The line that the dialog opens with or an empty one: an extra that is tapped takes its place. */
const isUntouched = ({ name, amount }: Line) =>
  amount.trim() === '' && (name.trim() === '' || name === firstName);

/** Dialog in which the provider asks for a higher price: what it is for, why, with photos, and how long it waits. */
export default function AskPrice({ visit, agreed, onClose }: AskPriceProps) {
  const book = useOwnBook();
  const byCoat = coatLines(visit.pets, book?.extras ?? null);
  const [typedLines, setLines] = useState<Line[]>();
  const [typedReason, setReason] = useState<string>();
  const lines = typedLines ?? (byCoat.lines.length > 0 ? byCoat.lines : [firstLine]);
  const reason = typedReason ?? byCoat.reason;
  const [photos, setPhotos] = useState<PickedPhoto[]>([]);
  const [minutes, setMinutes] = useState<(typeof waits)[number]>(15);
  const [tried, setTried] = useState(false);
  const [uploading, setUploading] = useState(false);
  const client = clientName(visit);
  const ask = useAction('POST /api/visits/:id/price-changes', {
    done: visit.owner
      ? { title: `${client} is asked` }
      : { title: 'The question is ready', description: 'Text it, or note what your client says.' },
    failed: 'The question was not sent',
  });
  const more = lines.reduce((sum, { amount }) => sum + (typedCents(amount) || 0), 0);
  const fault = [
    lines.some(({ name }) => name.trim() === '') && 'Give each line a name.',
    lines.some(({ amount }) => !(typedCents(amount) > 0)) && 'Give each line an amount like 40 or 40.50.',
    reason.trim() === '' && 'Say why it costs more.',
  ].find(Boolean);
  const change = (key: string, changed: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...changed } : line)));
  const send = async () => {
    setTried(true);
    if (fault) return;
    const body = {
      lines: lines.map(({ name, amount }) => ({ name: name.trim(), amount: typedCents(amount) })),
      reason: reason.trim(),
      photoIds: photos.map(({ id }) => id),
      minutes,
    };
    if (await ask.run({ params: { id: visit.id }, body })) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Ask for a higher price"
      description={`${price(agreed)} is agreed. ${client} sees the reason and the photos before they answer.`}
    >
      <div className="grid gap-4">
        <Fieldset legend="What costs more">
          <ul className="grid gap-2">
            {lines.map(({ key, name, amount }, nth) => (
              <li key={key} className="flex items-center gap-2">
                <Input
                  aria-label={`What line ${nth + 1} is`}
                  className="min-w-0 flex-1"
                  maxLength={80}
                  autoComplete="off"
                  value={name}
                  onChange={({ target }) => change(key, { name: target.value })}
                />
                <Input
                  aria-label={`Amount of ${name || `line ${nth + 1}`}, in dollars`}
                  className="w-24 text-right tabular-nums"
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={12}
                  placeholder="0"
                  value={amount}
                  onChange={({ target }) => change(key, { amount: target.value })}
                />
                {lines.length > 1 && (
                  <IconButton
                    icon="x"
                    label={`Remove ${name || `line ${nth + 1}`}`}
                    onClick={() => setLines(lines.filter((line) => line.key !== key))}
                  />
                )}
              </li>
            ))}
          </ul>
          {lines.length < mostLines && (
            <ExtraChips
              onAdd={(extra) =>
                setLines(
                  withExtra(
                    lines.filter((line) => !isUntouched(line)),
                    extra,
                    (typed) => typed,
                  ),
                )
              }
            />
          )}
          {lines.length < mostLines && (
            <Button
              variant="quiet"
              className="justify-self-start"
              onClick={() => setLines([...lines, newLine('')])}
            >
              + Another line
            </Button>
          )}
        </Fieldset>
        <Field label="Why">
          <Textarea
            rows={2}
            maxLength={300}
            placeholder="Mats behind both ears, 30 minutes more"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <PhotoPicker photos={photos} onChange={setPhotos} most={mostPhotos} onBusy={setUploading} />
        <Fieldset legend="Time to answer">
          <div className="flex flex-wrap gap-2">
            {waits.map((each) => (
              <Chip key={each} pressed={minutes === each} onClick={() => setMinutes(each)}>
                {each} min
              </Chip>
            ))}
          </div>
        </Fieldset>
        {tried && fault && (
          <Note tone="danger" role="alert">
            {fault}
          </Note>
        )}
      </div>
      <Actions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          busy={(ask.busy && 'Asking...') || (uploading && 'Uploading...')}
          disabled={more === 0}
          onClick={() => void send()}
        >
          {more === 0 ? 'Ask' : `Ask for ${price(agreed + more)}`}
        </Button>
      </Actions>
    </Dialog>
  );
}
