import { useState } from 'react';
import { serviceCodes } from '#contract/pets/pet-codes.ts';
import type { ServiceCode } from '#contract/pets/pet-codes.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { coats } from '#reference/coats.ts';
import { intervalWeeks } from '#reference/grooming-intervals.ts';
import { services, suits } from '#reference/services.ts';
import { CallError } from '#web/lib/api/call.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { DraftDialog } from '#web/ui/forms/draft-dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Fieldset } from '#web/ui/forms/fieldset.tsx';
import { Note } from '#web/ui/note.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { useAction } from '#web/lib/api/use-action.ts';
import { ReportCardPhotos } from './report-card-photos.tsx';
import { cardOf, cardProblem, emptyCard, valuesOfCard } from './report-card-draft.ts';
import type { ReportCardValues } from './report-card-draft.ts';
import { inWeeks } from './visit-words.ts';

const behaviors = [
  'Calm throughout',
  'Nervous at the dryer',
  'Wiggly for nails',
  'Loved the bath',
  'Needed breaks',
];
const weekChoices = [2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 26];

/** Form for the report card: services, findings, behavior, photos and the next visit. */
export default function CompleteVisit({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const [first] = useState(() =>
    visit.reportCard ? valuesOfCard(visit.reportCard) : emptyCard(visit.services),
  );
  const [values, setValues] = useState(first);
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(0);
  const mends = visit.reportCard !== null;
  const words = {
    done: {
      title: mends ? 'Report card changed' : 'Report card sent',
      description: `${visit.owner.name} can read and print it now.`,
    },
    otherwise: 'The report card was not sent. What you wrote is kept.',
  };
  const write = useAction('POST /api/visits/:id/complete', words);
  const mend = useAction('PATCH /api/visits/:id/report-card', words);
  const complete = mends ? mend : write;
  const names = petNames(visit.pets);
  const change = (part: Partial<ReportCardValues>) => setValues((before) => ({ ...before, ...part }));
  const problem = tried ? cardProblem(values) : undefined;
  const wrong = complete.error instanceof CallError ? complete.error.errors : [];
  const errorAt = (field: string) => wrong.find(({ path }) => path.split('.')[0] === field)?.message;

  const send = async () => {
    setTried(true);
    if (cardProblem(values)) return;
    if (await complete.run({ params: { id: visit.id }, body: cardOf(values) })) onClose();
  };

  return (
    <DraftDialog
      shape="large"
      title={`Report card for ${names}`}
      description={`${visit.title}. ${visit.owner.name} can read it, and it stays in ${names}’s history.`}
      dirty={values !== first}
      lost={
        mends ? 'The report card stays as it was.' : 'The visit stays checked in; nothing has been sent yet.'
      }
      submit={mends ? 'Save Changes' : 'Complete Visit'}
      busy={(sending > 0 && 'Photos on their way...') || (complete.busy && 'Sending...')}
      cancel="Not yet"
      onSubmit={send}
      onClose={onClose}
    >
      <ServicesDone
        visit={visit}
        chosen={values.services}
        error={(problem?.field === 'services' && problem.message) || errorAt('services')}
        onChange={(chosen) => change({ services: chosen })}
      />
      <Checkbox checked={values.confirmed} onChange={({ target }) => change({ confirmed: target.checked })}>
        This is what was done
      </Checkbox>
      <Field
        label="Coat and skin"
        hint="What you found: mats, ears, skin, lumps, fleas. Say when a vet should look."
        error={errorAt('findings')}
      >
        <Textarea
          maxLength={2000}
          value={values.findings}
          onChange={({ target }) => change({ findings: target.value })}
        />
      </Field>
      <div className="grid gap-2">
        <Field label="Behavior" error={errorAt('behavior')}>
          <Textarea
            maxLength={1000}
            value={values.behavior}
            onChange={({ target }) => change({ behavior: target.value })}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          {behaviors.map((words) => (
            <Chip
              key={words}
              icon="plus"
              onClick={() =>
                change({ behavior: [values.behavior.trim(), `${words}.`].filter(Boolean).join(' ') })
              }
            >
              {words}
            </Chip>
          ))}
        </div>
      </div>
      <ReportCardPhotos
        values={values}
        error={
          (problem?.field === 'pairs' && problem.message) || errorAt('photoIds') || errorAt('beforeAfter')
        }
        onChange={(part) => setValues((before) => ({ ...before, ...part(before) }))}
        onBusy={(busy) => setSending((count) => count + (busy ? 1 : -1))}
      />
      <Field
        label="Next visit"
        hint={usualInterval(visit)}
        error={errorAt('nextVisitWeeks')}
        className="sm:max-w-72"
      >
        <Select
          placeholder="No advice: the usual for the coat"
          options={weekChoices.map((weeks) => ({
            value: String(weeks),
            label: capitalized(inWeeks(weeks)),
          }))}
          value={values.nextVisitWeeks}
          onChange={({ target }) => change({ nextVisitWeeks: target.value })}
        />
      </Field>
      {complete.failure && wrong.length === 0 && (
        <Note tone="danger" role="alert">
          {complete.failure}
        </Note>
      )}
    </DraftDialog>
  );
}

type ServicesDoneProps = {
  visit: Visit;
  chosen: readonly ServiceCode[];
  error: string | undefined;
  onChange: (chosen: ServiceCode[]) => void;
};

/** Services to confirm: requested ones first, then others that suit the pet. */
function ServicesDone({ visit, chosen, error, onChange }: ServicesDoneProps) {
  const fitting = serviceCodes.filter(
    (code) =>
      visit.services.includes(code) ||
      visit.pets.some(({ species, coat, breed }) =>
        suits(code, { species, breed, ...(coat ? { coat } : {}) }),
      ),
  );
  const toggle = (code: ServiceCode) =>
    onChange(
      serviceCodes.filter((other) => (other === code ? !chosen.includes(code) : chosen.includes(other))),
    );
  return (
    <Fieldset legend="What was done" error={error}>
      <div className="flex flex-wrap gap-2">
        {fitting.map((code) => (
          <Chip key={code} pressed={chosen.includes(code)} onClick={() => toggle(code)}>
            {services[code].label}
          </Chip>
        ))}
      </div>
    </Fieldset>
  );
}

/** Usual interval for the coat of the first pet with a known coat. */
function usualInterval({ pets }: Visit): string {
  const pet = pets.find(({ coat }) => coat);
  if (!pet?.coat) return 'We remind them when it is time.';
  const weeks = intervalWeeks(pet.species, pet.coat);
  return weeks
    ? `A ${coats[pet.coat].label.toLowerCase()} coat usually comes ${inWeeks(weeks)}.`
    : 'We remind them when it is time.';
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
