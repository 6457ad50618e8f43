import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AnyService } from '#contract/pets/pet-codes.ts';
import { isCompleted } from '#contract/visits/visit-status.ts';
import { ReportCardsDraft } from '#contract/grooming/report-cards.ts';
import type { Visit } from '#contract/grooming/visits.ts';
import { coats } from '#reference/coats.ts';
import { intervalWeeks } from '#reference/grooming-intervals.ts';
import { petNames } from '#web/domain/pets/pet-words.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { keptFor } from '#web/domain/visits/kept-visit.ts';
import { useKeepingAction } from '#web/lib/api/use-keeping-action.ts';
import { useDraft } from '#web/lib/api/use-draft.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { AreaField, FormControl, FormField } from '#web/ui/forms/form-fields.tsx';
import { FormDialog } from '#web/ui/forms/form-dialog.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { capitalized } from '#web/lib/words.ts';
import { Behavior, OwnCards } from './own-cards.tsx';
import { ServicesDone } from './services-done.tsx';
import { BeforeAndAfter, MorePhotos } from './report-card-photos.tsx';
import {
  cardOf,
  cardProblems,
  emptyCard,
  forgetCard,
  keepCard,
  keptCard,
  valuesOfCard,
} from './report-card-draft.ts';
import type { ReportCardValues } from './report-card-draft.ts';
import { inWeeks } from '../visit-words.ts';
import { isToText, offerText } from '#web/domain/visits/text-after.tsx';
import { clientName } from '#web/domain/visits/visit-client.ts';

const weekChoices = [2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 26];

/** Form for the report card: photos, services, findings, behavior and the next visit. */
export default function CompleteVisit({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const isDone = isCompleted(visit.status);
  const begun = visit.reportCard
    ? valuesOfCard(visit.reportCard, visit.reportCards)
    : (keptCard(visit.id) ?? emptyCard(visit.services));
  const draft = useDraft({
    // What was done is settled by then, so that it is not asked again.
    values: { ...begun, confirmed: isDone || begun.confirmed },
    schema: ReportCardsDraft,
    bodyOf: cardOf,
    problems: cardProblems,
    names: { photoIds: 'photos', beforeAfter: 'pairs' },
  });
  const queries = useQueryClient();
  const [sending, setSending] = useState(0);
  const countSending = (busy: boolean) => setSending((count) => count + (busy ? 1 : -1));
  const mends = visit.reportCard !== null;
  const words = {
    done: (after: Visit) => ({
      title: mends ? 'Report card changed' : 'Report card saved',
      ...(isToText(after, after.client?.toldBy === 'account')
        ? offerText(queries, after, 'report_card', 'It is on their link, which you can text now.')
        : { description: `${clientName(visit)} can read and print it now.` }),
    }),
    failed: 'The report card was not sent',
    otherwise: 'What you wrote is kept. Please try again.',
    refused: draft.refused,
  };
  const write = useKeepingAction('POST /api/visits/:id/complete', keptFor(visit, 'Report card of'), {
    ...words,
    accepted: () => forgetCard(visit.id),
  });
  const mend = useAction('PATCH /api/visits/:id/report-card', {
    ...words,
    accepted: () => forgetCard(visit.id),
  });
  const names = petNames(visit.pets);
  const { form } = draft;
  useEffect(
    () =>
      mends
        ? undefined
        : form.subscribe({
            formState: { values: true },
            callback: ({ values }) => keepCard(visit.id, values),
          }),
    [form, mends, visit.id],
  );
  const own = form.watch('own').length > 0;
  const send = async (values: ReportCardValues) => {
    const params = { id: visit.id };
    const { cards, ...common } = cardOf(values);
    if (!isDone) return write.run({ params, body: { ...common, ...(cards ? { cards } : {}) } });
    if (!cards) return mend.run({ params, body: common });
    const [first] = visit.pets;
    if (!(await mend.run({ params, body: { ...common, ...(first ? { petId: first.id } : {}) } })))
      return false;
    for (const card of cards) if (!(await mend.run({ params, body: card }))) return false;
    return true;
  };
  const close = () => {
    // What was thrown away is not offered again.
    if (form.formState.isDirty && !form.formState.isSubmitting && !mends) forgetCard(visit.id);
    onClose();
  };
  return (
    <FormDialog
      draft={draft}
      shape="large"
      title={`Report card for ${names}`}
      description={`${visit.title}. ${clientName(visit)} can read it, and it stays in ${names}’s history.${
        isDone ? '' : ' It completes the visit; you can check out afterwards.'
      }`}
      lost={
        mends
          ? 'The report card stays as it was.'
          : isDone
            ? 'Nothing has been sent yet.'
            : 'The visit stays checked in; nothing has been sent yet.'
      }
      submit={mends ? 'Save changes' : isDone ? 'Save report card' : 'Complete visit'}
      busy="Sending..."
      waits={sending > 0 && 'Photos on their way...'}
      send={send}
      onClose={close}
    >
      <BeforeAndAfter onBusy={countSending} />
      <FormControl<boolean> name="confirmed">
        {(confirmed, unconfirmed) => (
          <>
            <FormControl<AnyService[]> name="services">
              {({ value, onChange }, error) => (
                <ServicesDone
                  visit={visit}
                  of={own ? visit.pets[0]?.name : undefined}
                  chosen={value}
                  error={error ?? unconfirmed}
                  onChange={onChange}
                />
              )}
            </FormControl>
            {!isDone && (
              <Checkbox
                checked={confirmed.value}
                onChange={({ target }) => confirmed.onChange(target.checked)}
              >
                This is what was done
              </Checkbox>
            )}
          </>
        )}
      </FormControl>
      <AreaField
        name="findings"
        label="Coat and skin"
        hint="What you found: mats, ears, skin, lumps, fleas. Say when a vet should look."
        maxLength={2000}
      />
      <Behavior pets={own ? visit.pets.slice(0, 1) : visit.pets} of={own ? visit.pets[0]?.name : undefined} />
      {visit.pets.length > 1 && <OwnCards pets={visit.pets} />}
      <MorePhotos onBusy={countSending} />
      <FormField name="nextVisitWeeks" label="Next visit" hint={usualInterval(visit)} className="sm:max-w-72">
        {({ onChange, ...control }) => (
          <Select
            {...control}
            placeholder="No advice: the usual for the coat"
            options={weekChoices.map((weeks) => ({
              value: String(weeks),
              label: capitalized(inWeeks(weeks)),
            }))}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </FormField>
    </FormDialog>
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
