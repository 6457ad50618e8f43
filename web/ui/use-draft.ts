import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { set, useForm } from 'react-hook-form';
import type { DefaultValues, FieldErrors, FieldPath, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { validationMessage } from '#contract/validation-messages.ts';
import { CallError } from '#web/lib/call.ts';
import { useFieldsSeen } from '#web/lib/fields-seen.ts';

type DraftOptions<Values, Body, Record> = {
  /** What the form begins with: texts as typed. */
  values: Values;
  /** The contract's schema of what is sent. */
  schema: z.ZodType;
  /** What is sent of what was typed. */
  bodyOf: (values: Values) => Body;
  /** Where the form has better words than the schema, or asks for more: what is wrong, by field. */
  problems?: (values: Values) => { [Field in string]?: string | false | undefined };
  /** The form's names of fields that the contract calls otherwise. */
  names?: { [Field in string]?: string };
  /** The same where a name is not enough. */
  fieldFor?: (path: string, values: Values) => string | undefined;
  /** What is edited, as its GET showed it, and how the form shows that. Two tabs do not overwrite each other then. */
  editing?: { record: Record | null; valuesOf: (record: Record | null) => Values } | undefined;
};

/**
 * A form on the contract's schema. What is wrong is said at its field, whether the browser or the server found it; the first
 * one gets the focus.
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
  // A list that is read again meanwhile does not overwrite what is edited.
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
    // A half-filled form may have no body yet.
    if (Object.keys(errors).length === 0) {
      const found = await check(bodyOf(typed), context, options as never);
      // What the form does not show is for the server to say.
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
  /** For `useAction`. @returns whether everything that is wrong has been said at a field */
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

/** What a form shows of a draft. */
export type Draft<Values extends FieldValues> = Pick<
  ReturnType<typeof useDraft<Values, object>>,
  'form' | 'elsewhere'
>;
