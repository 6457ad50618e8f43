import { useState } from 'react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { policySentence } from '#contract/cancellation-policies/cancellation-fee.ts';
import type { PolicyTerms } from '#contract/cancellation-policies/cancellation-fee.ts';
import { query } from '#web/lib/api/query.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { FailedQuery } from '#web/ui/data/failed-query.tsx';
import { Skeleton } from '#web/ui/data/skeleton.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Note } from '#web/ui/note.tsx';
import { SectionCard } from '#web/ui/section-card.tsx';

/** A provider's cancellation policy in the settings. */
export function PolicySection() {
  return (
    <SectionCard id="cancellation-policy" title="Cancellation policy">
      <OwnPolicy />
    </SectionCard>
  );
}

type Wiring = {
  onSaved?: () => void;
  /** Shown in place of Save. */
  buttons?: { save: string; leave?: ReactNode };
};

/** A provider's cancellation policy, with the sentence that clients read. */
export function OwnPolicy(wiring: Wiring) {
  const asked = useQuery(query('GET /api/cancellation-policy'));
  if (asked.isPending) return <Skeleton className="h-40" />;
  if (!asked.data) return <FailedQuery query={asked} title="Your policy did not load" />;
  return <PolicyForm key={JSON.stringify(asked.data.policy)} policy={asked.data.policy} {...wiring} />;
}

type Name = keyof PolicyTerms;
const fields: readonly { name: Name; label: string; most: number }[] = [
  { name: 'cancelHours', label: 'Free until hours before', most: 168 },
  { name: 'lateCancelPercent', label: 'Later, percent', most: 100 },
  { name: 'noShowPercent', label: 'No-show, percent', most: 100 },
];
const usual: PolicyTerms = { cancelHours: 24, lateCancelPercent: 0, noShowPercent: 0 };

function PolicyForm({ policy, onSaved, buttons }: Wiring & { policy: PolicyTerms | null }) {
  const { cancelHours, lateCancelPercent, noShowPercent } = policy ?? usual;
  const [typed, setTyped] = useState<Record<Name, string>>({
    cancelHours: String(cancelHours),
    lateCancelPercent: String(lateCancelPercent),
    noShowPercent: String(noShowPercent),
  });
  const save = useAction('PUT /api/cancellation-policy', {
    done: { title: 'Saved', description: 'It is for visits that are booked from now on.' },
    failed: 'The policy was not saved',
    ...(onSaved ? { accepted: onSaved } : {}),
  });
  const wrong = (name: Name, most: number) =>
    !/^\d{1,3}$/.test(typed[name].trim()) || Number(typed[name]) > most;
  const terms: PolicyTerms = {
    cancelHours: Number(typed.cancelHours),
    lateCancelPercent: Number(typed.lateCancelPercent),
    noShowPercent: Number(typed.noShowPercent),
  };
  const isWrong = fields.some(({ name, most }) => wrong(name, most));
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) void save.run({ body: terms });
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {fields.map(({ name, label, most }) => (
          <Field key={name} label={label} error={wrong(name, most) && `Use 0 to ${most}`}>
            <Input
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              className="tabular-nums"
              value={typed[name]}
              onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
            />
          </Field>
        ))}
      </div>
      <Note role="status">
        Clients read before each booking: <b>{isWrong ? '…' : policySentence(terms)}</b>
      </Note>
      <p className="text-s text-ink-2">
        The percentage is of the visit’s price. You may waive a fee, and your own cancelling costs nobody
        anything. A change is for visits booked from then on; what is booked or imported already keeps what
        its client agreed to.
      </p>
      <div className="flex flex-wrap gap-2">
        {buttons?.leave}
        <Button type="submit" variant={buttons ? 'primary' : 'line'} busy={save.busy && 'Saving...'}>
          {buttons?.save ?? 'Save'}
        </Button>
      </div>
    </form>
  );
}
