import type { core } from 'zod';

export type Schema = core.JSONSchema.BaseSchema;

/** A value for one place of a body; `path` is that place as refusals name it, such as `card.expMonth`. */
export type Mutation = { path: string; value: unknown };

/** Returns replacements for `given`; `field` names the part of it that differs. */
export type Choice = (schema: Schema, given: unknown) => { field?: string; value: unknown }[];

/** Lists the schemas of a union, or the schema itself. */
export const branches = (schema: Schema): Schema[] =>
  schema.anyOf?.flatMap(branches) ?? [schema.type].flat().map((type) => ({ ...schema, type }));

/**
 * Lists all copies of `given` with one value replaced, at any depth. Lists are changed in their first entry,
 * so a valid body must have one.
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
