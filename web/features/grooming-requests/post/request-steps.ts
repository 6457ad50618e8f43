import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import type { RequestField, RequestValues } from './request-draft.ts';

export type RequestStep = 0 | 1 | 2;

export const stepTitles = ['What do you need done?', 'When and where?', 'Your request'] as const;

const fieldsOf: Record<RequestStep, readonly RequestField[]> = {
  0: ['petIds', 'servicesNeeded'],
  1: ['preferredDate', 'window', 'urgency', 'where', 'travelMiles', 'address'],
  2: ['description', 'estimatedBudget', 'title'],
};
const all = [0, 1, 2] as const;

/** The steps of the request form on a phone: one part at a time, and an error leads to its part. */
export function useRequestSteps(form: UseFormReturn<RequestValues>, stepped: boolean) {
  const [step, setStep] = useState<RequestStep>(0);
  /** Shows the part with the first error, at most one ahead of where the reader is. */
  const showError = () => {
    const wrong = all.find((each) => fieldsOf[each].some((field) => form.getFieldState(field).invalid));
    if (!stepped || wrong === undefined || wrong === step) return;
    const next = Math.min(wrong, step + 1) as RequestStep;
    flushSync(() => setStep(next));
    const field = fieldsOf[next].find((each) => form.getFieldState(each).invalid);
    if (field) form.setFocus(field);
  };
  return {
    step: stepped ? step : undefined,
    isLast: !stepped || step === 2,
    next: () => setStep(step === 0 ? 1 : 2),
    back: stepped && step > 0 ? () => setStep(step === 2 ? 1 : 0) : undefined,
    showError,
  };
}
