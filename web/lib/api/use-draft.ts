import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { set, useForm } from 'react-hook-form';
import type { DefaultValues, FieldErrors, FieldPath, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { validationMessage } from '#contract/text/validation-messages.ts';
import { CallError } from './call-error.ts';
import { useFieldsSeen } from './use-fields-seen.ts';

export type DraftOptions<Values, Body, Record> = {
  /** The initial values, as typed. */
  values: Values;
  /** The contract's schema of the body. */
  schema: z.ZodType;
  /** Builds the body from the form values. */
  bodyOf: (values: Values) => Body;
  /** The form's own errors by field, for better messages or extra rules than the schema's. */
  problems?: (values: Values) => { [Field in string]?: string | false | undefined };
  /** Maps contract field names to form field names where they differ. */
  names?: { [Field in string]?: string };
  /** Maps a contract path to a form field where a name is not enough. */
  fieldFor?: (path: string, values: Values) => string | undefined;
  /**
   * The edited record as its GET returned it, and its form values; enables protection against overwriting
   * another tab's changes.
   */
  editing?: { record: Record | null; valuesOf: (record: Record | null) => Values } | undefined;
};

/**
 * A form validated by the contract's schema. Errors of the browser and the server are shown at their fields,
 * and the first one gets the focus.
 */
export function useDraft<Values extends FieldValues, Body extends object, Record extends object = object>({
  values: start,
  schema,
  bodyOf,
  problems,
  names = {},
  fieldFor,
  editing,
}: DraftOptions<Values, Body, Record>) {
  // A refetch meanwhile must not overwrite the edited values.
  const [values] = useState(start);
  const fieldAt = (path: string) => path.replace(/^[^.]+/, (name) => names[name] ?? name);
  const onScreen = useRef<readonly string[]>([]);
  const isOnScreen = (field: string) =>
    onScreen.current.some((name) => name.split('.')[0] === field.split('.')[0]);
  const check = zodResolver(schema as z.ZodType<FieldValues, FieldValues>, { error: validationMessage });
  const resolver: Resolver<Values> = async (typed, context, options) => {
    onScreen.current = options.names ?? [];
    const errors: { [Field in string]?: unknown } = {};
    for (const [name, message] of Object.entries(problems?.(typed) ?? {}))
      if (message) set(errors, name, { type: 'rule', message });
    // A half-filled form may not have a valid body yet.
    if (Object.keys(errors).length === 0) {
      const found = await check(bodyOf(typed), context, options as never);
      // Errors of fields that are not on screen are left to the server.
      for (const [name, error] of Object.entries(found.errors))
        if (isOnScreen(fieldAt(name))) errors[fieldAt(name)] = error;
    }
    return Object.keys(errors).length > 0
      ? { values: {}, errors: errors as FieldErrors<Values> }
      : { values: typed, errors: {} };
  };
  const form = useForm<Values>({ defaultValues: values as DefaultValues<Values>, resolver });
  const { changesIn, isRefused, ...elsewhere } = useFieldsSeen({
    record: editing?.record ?? null,
    valuesOf: editing?.valuesOf ?? (() => values),
    draftOf: bodyOf,
    form,
  });

  const placeOf = (path: string) => fieldFor?.(path, form.getValues()) ?? fieldAt(path);
  /** Shows a refusal at its fields, for `useAction`. @returns whether every error was shown at a field */
  const refused = (error: unknown): boolean => {
    if (isRefused(error)) return true;
    const wrong = error instanceof CallError ? error.errors : [];
    const placed = wrong.filter(({ path }) => isOnScreen(placeOf(path)));
    for (const { path, message } of placed.toReversed())
      form.setError(placeOf(path) as FieldPath<Values>, { type: 'server', message }, { shouldFocus: true });
    return wrong.length > 0 && placed.length === wrong.length;
  };
  return {
    form,
    elsewhere,
    refused,
    bodyOf,
    changesIn,
  };
}

/** The part of a draft that a form needs. */
export type Draft<Values extends FieldValues> = Pick<
  ReturnType<typeof useDraft<Values, object>>,
  'form' | 'elsewhere'
>;
