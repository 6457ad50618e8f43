import type { core } from 'zod';

export type Schema = core.JSONSchema.BaseSchema;

/** A value for one place of a body; `path` is where that is, `card.expMonth`, as refusals name it. */
export type Mutation = { path: string; value: unknown };

/** What to put in place of `given`; `field` names what is different inside of it. */
export type Choice = (schema: Schema, given: unknown) => { field?: string; value: unknown }[];

/** A schema that stands for several is each of them. */
export const branches = (schema: Schema): Schema[] => schema.anyOf?.flatMap(branches) ?? [schema];

/**
 * All copies of `given` in which one value, at whatever depth, is another. Lists are varied in their first entry, which a
 * good body therefore has.
 */
export function mutate(schema: Schema, given: unknown, choose: Choice, path = ''): Mutation[] {
  const here = choose(schema, given).map(({ field, value }) => ({ path: join(path, field), value }));
  const inside = branches(schema).flatMap((branch): Mutation[] => {
    if (branch.type === 'array') {
      const [first, ...rest] = filled(given, path) as unknown[];
      return mutate(branch.items as Schema, first, choose, join(path, '0')).map((varied) => ({
        path: varied.path,
        value: [varied.value, ...rest],
      }));
    }
    if (branch.type !== 'object') return [];
    const record = filled(given, path) as Record<string, unknown>;
    return Object.entries(branch.properties as Record<string, Schema>).flatMap(([name, field]) =>
      mutate(field, record[name], choose, join(path, name)).map((varied) => ({
        path: varied.path,
        value: { ...record, [name]: varied.value },
      })),
    );
  });
  return [...here, ...inside];
}

function filled(given: unknown, path: string): object {
  if (typeof given !== 'object' || given === null || (Array.isArray(given) && given.length === 0))
    throw new Error(`The good call has to fill in ${path}`);
  return given;
}

const join = (path: string, name: string | undefined) =>
  name === undefined ? path : path ? `${path}.${name}` : name;
