import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '#contract/clients/clients.ts';
import type { WaitingClient } from '#contract/waiting-clients.ts';
import { WishTimes } from '#web/domain/waiting/wish-times.tsx';
import { anyTime, hoursProblem, wishBody, wishWords } from '#web/domain/waiting/wish-words.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { inMinutes, monthDay, shortDate } from '#web/lib/dates.ts';
import { listed } from '#web/lib/words.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';

const lengths = [30, 45, 60, 90, 120, 150, 180, 240];

/** What a client waits for, and the wish for an opening of one who has no visit ahead. */
export function WaitsForOpening({ client }: { client: Client }) {
  const { data } = useQuery(query('GET /api/waiting-clients'));
  const [minutes, setMinutes] = useState('120');
  const [times, setTimes] = useState(anyTime);
  const [isOpen, setOpen] = useState(false);
  const [petIds, setPetIds] = useState<readonly string[]>([]);
  const add = useAction('POST /api/waiting-clients', {
    failed: 'It was not recorded',
    done: { title: 'You see it on your Day when something opens' },
  });
  const own = (data ?? []).filter(({ clientId }) => clientId === client.id);
  const groomed = client.pets.filter(({ archived, diedOn }) => !archived && !diedOn);
  if (!data || client.archivedAt || client.doNotBook) return null;
  return (
    <SectionCard id="waits" title="If something opens">
      {own.map((each) => (
        <Wish key={each.id} wish={each} />
      ))}
      {own.length === 0 && !isOpen && (
        <Button className="justify-self-start" onClick={() => setOpen(true)}>
          Add {client.firstName} to the waiting list
        </Button>
      )}
      {own.length === 0 && isOpen && (
        <div className="grid gap-4">
          {groomed.length > 1 && (
            <Fieldset legend="Which pets" hint="Choose none for all of them.">
              <div className="flex flex-wrap gap-2">
                {groomed.map(({ id, name }) => (
                  <Chip
                    key={id}
                    pressed={petIds.includes(id)}
                    onClick={() =>
                      setPetIds(petIds.includes(id) ? petIds.filter((each) => each !== id) : [...petIds, id])
                    }
                  >
                    {name}
                  </Chip>
                ))}
              </div>
            </Fieldset>
          )}
          <WishTimes times={times} onChange={setTimes} />
          <Field label="Length of the visit" className="w-40">
            <Select
              value={minutes}
              options={lengths.map((each) => ({ value: String(each), label: inMinutes(each) }))}
              onChange={({ target }) => setMinutes(target.value)}
            />
          </Field>
          <Button
            className="justify-self-start"
            disabled={hoursProblem(times) !== undefined}
            busy={add.busy && 'Noting...'}
            onClick={() =>
              void add.run({
                body: {
                  clientId: client.id,
                  minutes: Number(minutes),
                  petIds: [...petIds],
                  ...wishBody(times),
                },
              })
            }
          >
            Add to waiting list
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

function Wish({ wish }: { wish: WaitingClient }) {
  const times = wishWords(wish.weekdays, wish.hours);
  const stop = useAction('DELETE /api/waiting-clients/:id', {
    failed: 'They are still on your waiting list',
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="wrap-anywhere tabular-nums">
        {wish.visitStartsAt
          ? `Wants a time before ${shortDate(wish.visitStartsAt, wish.timeZone)}`
          : `Waits for ${inMinutes(wish.minutes)}`}
        {wish.petIds.length > 0 && `, ${listed(wish.petNames)}`}, until{' '}
        {monthDay(`${wish.until}T12:00Z`, 'UTC')}
        {times && <span className="block text-s text-ink-2">{times}</span>}
      </p>
      <Button variant="quiet" busy={stop.busy} onClick={() => void stop.run({ params: { id: wish.id } })}>
        Remove
      </Button>
    </div>
  );
}
