/**
 * Lists the paths of all texts that the database cannot store unchanged: PostgreSQL rejects NUL, and half of
 * a surrogate pair is not a character.
 */
export function invalidTextPaths(value: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [[...path]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => invalidTextPaths(inner, [...path, name]));
}
