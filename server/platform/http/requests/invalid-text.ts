/**
 * The paths of all texts that no database keeps as they are: those with a NUL, which PostgreSQL refuses, and those with
 * half of a surrogate pair, which is no character.
 */
export function invalidTextPaths(value: unknown, path: readonly PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [[...path]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => invalidTextPaths(inner, [...path, name]));
}
