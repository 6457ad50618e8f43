export type Form = { [name: string]: string | Form | undefined };

/** Reads `a[b][0][c]=d` as Stripe's API does: into nested objects, lists as objects with number names. */
export function readForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let place = form;
    for (const step of path) {
      const next = place[step];
      place = typeof next === 'object' ? next : (place[step] = {});
    }
    place[last === '' ? String(Object.keys(place).length) : last] = value;
  }
  return form;
}

export const textOf = (form: Form | undefined, ...path: string[]): string | undefined => {
  let value: string | Form | undefined = form;
  for (const step of path) value = typeof value === 'object' ? value[step] : undefined;
  return typeof value === 'string' ? value : undefined;
};

export const numberOf = (form: Form | undefined, ...path: string[]): number | undefined => {
  const text = textOf(form, ...path);
  return text === undefined ? undefined : Number(text);
};

export const listOf = (form: Form | undefined, name: string): (string | Form)[] => {
  const value = form?.[name];
  return typeof value === 'object' ? Object.values(value).filter((each) => each !== undefined) : [];
};

export const metadataOf = (form: Form | undefined): Record<string, string> => {
  const value = form?.['metadata'];
  return typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      )
    : {};
};

/** A customer's name and email; as at Stripe, an empty text unsets a field. */
export const contactOf = (form: Form) => ({
  email: textOf(form, 'email') || null,
  name: textOf(form, 'name') || null,
});
