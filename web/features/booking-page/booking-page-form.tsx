import { useState } from 'react';
import { Link } from 'react-router';
import type { BookingMode, OwnBookingPage } from '#contract/booking-page.ts';
import { href } from '#contract/pages.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, Radio } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Note } from '#web/ui/note.tsx';
import { PageAddress } from './page-address.tsx';

const modes: readonly { mode: BookingMode; words: string }[] = [
  { mode: 'off', words: 'Off' },
  { mode: 'ask', words: 'Clients ask, and I answer within a day' },
  { mode: 'instant', words: 'Clients I know book instantly, new ones ask' },
];

type Name = 'leadHours' | 'daysAhead' | 'gapMinutes';
const fields: readonly { name: Name; label: string; least: number; most: number }[] = [
  { name: 'leadHours', label: 'Hours before a visit', least: 0, most: 336 },
  { name: 'daysAhead', label: 'Days ahead', least: 1, most: 90 },
  { name: 'gapMinutes', label: 'Minutes between visits', least: 0, most: 120 },
];

/** The settings of the own booking page, saved together. */
export default function BookingPageForm({ own }: { own: OwnBookingPage }) {
  const [mode, setMode] = useState(own.mode);
  const [typed, setTyped] = useState<Record<Name, string>>({
    leadHours: String(own.leadHours),
    daysAhead: String(own.daysAhead),
    gapMinutes: String(own.gapMinutes),
  });
  const [newClients, setNewClients] = useState(own.newClients);
  const [showsPhone, setShowsPhone] = useState(own.showsPhone);
  const save = useAction('PUT /api/booking-page', {
    done: ({ mode: saved }) => ({
      title: saved === 'off' ? 'Your booking page is off' : 'Your booking page is on',
    }),
    failed: 'This was not saved',
  });
  const wrong = ({ name, least, most }: (typeof fields)[number]) =>
    !/^\d{1,3}$/.test(typed[name].trim()) || Number(typed[name]) < least || Number(typed[name]) > most;
  const send = () =>
    save.run({
      body: {
        mode,
        leadHours: Number(typed.leadHours),
        daysAhead: Number(typed.daysAhead),
        gapMinutes: Number(typed.gapMinutes),
        newClients,
        showsPhone,
      },
    });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!fields.some(wrong)) void send();
      }}
    >
      <p className="max-w-text text-ink-2">
        Clients book your open times with a code from their email. They need no account and no card.
      </p>
      {!own.hasHours && (
        <Note tone="warn">
          Without working hours there are no open times.{' '}
          <Link to={`${href('calendar')}#hours`} className="underline">
            Set your working hours
          </Link>
        </Note>
      )}
      <Fieldset legend="How clients book">
        {modes.map((each) => (
          <Radio
            key={each.mode}
            name="booking-mode"
            checked={mode === each.mode}
            onChange={() => setMode(each.mode)}
          >
            {each.words}
          </Radio>
        ))}
      </Fieldset>
      {mode !== 'off' && (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-3">
            {fields.map((field) => (
              <Field
                key={field.name}
                label={field.label}
                error={wrong(field) && `Use ${field.least} to ${field.most}`}
              >
                <Input
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={3}
                  className="tabular-nums"
                  value={typed[field.name]}
                  onChange={({ target }) => setTyped({ ...typed, [field.name]: target.value })}
                />
              </Field>
            ))}
          </div>
          <Checkbox checked={newClients} onChange={({ target }) => setNewClients(target.checked)}>
            New clients may ask
          </Checkbox>
          <Checkbox checked={showsPhone} onChange={({ target }) => setShowsPhone(target.checked)}>
            Show my phone on the page
          </Checkbox>
        </>
      )}
      <div>
        <Button type="submit" busy={save.busy && 'Saving...'}>
          Save
        </Button>
      </div>
      {own.mode !== 'off' && own.page && (
        <div className="border-t border-line pt-4">
          <PageAddress page={own.page} />
        </div>
      )}
    </form>
  );
}
