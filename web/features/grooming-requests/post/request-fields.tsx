import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { isServiceCode } from '#contract/pets/pet-codes.ts';
import { SafetyWarnings } from '#web/domain/pets/safety-warnings.tsx';
import { AreaField, NumberField, TextField } from '#web/ui/forms/form-fields.tsx';
import { OpenRequestNote } from './open-request-note.tsx';
import { OwnServicesField } from './own-services-field.tsx';
import { PetsField } from './pets-field.tsx';
import { petsOf, titleFor } from './request-draft.ts';
import type { RequestTask, RequestValues } from './request-draft.ts';
import { RequestPreview } from './request-preview.tsx';
import { RequestPrice } from './request-price.tsx';
import { stepTitles } from './request-steps.ts';
import type { RequestStep } from './request-steps.ts';
import { ServicesField } from './services-field.tsx';
import { WhenAndWhere } from './when-and-where.tsx';

type RequestFieldsProps = {
  task: RequestTask;
  /** The part that is shown; undefined where all are. */
  step: RequestStep | undefined;
  /** Whether the ticket with its price is shown beside the fields. */
  isWide: boolean;
};

/**
 * All fields of the request form. Parts that are not shown stay in the page, so that their values and errors are
 * kept.
 */
export function RequestFields({ task, step, isWide }: RequestFieldsProps) {
  const { control } = useFormContext<RequestValues>();
  const [petIds, asked, words] = useWatch({ control, name: ['petIds', 'servicesNeeded', 'description'] });
  const pets = petsOf(task).filter(({ id }) => petIds.includes(id));
  const codes = asked.filter(isServiceCode);
  const provider = task.kind === 'post' ? task.provider : undefined;
  const warnings = <SafetyWarnings pets={pets} services={codes} words={words} />;
  return (
    <>
      <Part number={0} step={step}>
        <PetsField pets={petsOf(task)} />
        {task.kind === 'post' && task.asked && <OpenRequestNote pets={pets} asked={task.asked} />}
        <ServicesField
          pets={pets}
          own={provider && <OwnServicesField provider={provider} pets={pets} />}
          folds={step !== undefined}
        />
        {step !== 2 && warnings}
      </Part>
      <Part number={1} step={step}>
        <WhenAndWhere />
      </Part>
      <Part number={2} step={step}>
        {!isWide && (
          <>
            {step !== undefined && <RequestPreview task={task} />}
            <RequestPrice task={task} />
          </>
        )}
        <AreaField
          name="description"
          label="Notes (optional)"
          hint="What matters to you, where the coat mats, what to be careful with."
          maxLength={2000}
          rows={3}
        />
        {step === 2 && warnings}
        <NumberField
          name="estimatedBudget"
          label="Budget, in dollars (optional)"
          hint="For all pets together. Offers may differ."
        />
        <TextField
          name="title"
          label="Title (optional)"
          hint="The first thing groomers read."
          maxLength={120}
          autoComplete="off"
          placeholder={titleFor(codes, pets)}
        />
      </Part>
    </>
  );
}

type PartProps = { number: RequestStep; step: RequestStep | undefined; children: ReactNode };

/** One step of the form. Its heading takes the focus when the step changes, so that it is read out. */
function Part({ number, step, children }: PartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step && step === number && !holdsFocus(heading.current)) {
      heading.current?.focus({ preventScroll: true });
      const dialog = heading.current?.closest('[role="dialog"]');
      if (dialog) dialog.scrollTop = 0;
    }
    before.current = step;
  }, [number, step]);
  return (
    <section
      hidden={step !== undefined && step !== number}
      className={step === undefined || step === number ? 'grid gap-5' : ''}
    >
      <h3 ref={heading} tabIndex={-1} className="outline-none">
        {stepTitles[number]}
      </h3>
      {children}
    </section>
  );
}

/** Whether a field of this part was given the focus, because it is wrong. */
const holdsFocus = (heading: HTMLElement | null): boolean =>
  heading?.parentElement?.contains(document.activeElement) ?? false;
