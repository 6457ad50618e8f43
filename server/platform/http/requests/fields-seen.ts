import type { FastifyRequest } from 'fastify';
import { fieldsSeenHeader, fingerprint, readFieldsSeen } from '#contract/fields-seen.ts';
import type { FieldsSeen } from '#contract/fields-seen.ts';
import { problem } from '#server/platform/problem.ts';

/**
 * Reads the header of a call that must not overwrite changes made elsewhere. @throws Problem `bad_request`
 */
export function fieldsSeenBy(request: FastifyRequest): FieldsSeen | undefined {
  const header = request.headers[fieldsSeenHeader];
  if (header === undefined) return undefined;
  const seen = readFieldsSeen(String(header));
  if (!seen)
    throw problem('bad_request', 'The header Fields-Seen names each field with a fingerprint: title=1x2y3z.');
  return seen;
}

/**
 * @param current the record as its GET returns it
 * @param wanted the new values; a field that already has its new value is no conflict
 * @throws Problem `changed_elsewhere` with the current value of each field that the caller saw differently
 */
export function requireUnchanged(seen: FieldsSeen, current: object | null, wanted: object): void {
  const now = new Map<string, unknown>(Object.entries(current ?? {}));
  const next = new Map<string, unknown>(Object.entries(wanted));
  const errors = [...seen].flatMap(([path, print]) => {
    const value = now.get(path) ?? null;
    const present = fingerprint(value);
    if (present === print || present === fingerprint(next.get(path) ?? null)) return [];
    return [{ path, message: 'Changed elsewhere meanwhile', current: value }];
  });
  if (errors.length > 0)
    throw problem('changed_elsewhere', 'This was changed elsewhere meanwhile. Nothing was saved.', errors);
}

/**
 * Returns the whole record to write: new values for the fields that the caller saw, current values for the
 * others.
 */
export function withOnlySeen<Draft extends object>(
  seen: FieldsSeen | undefined,
  current: object | null,
  wanted: Draft,
): Draft {
  if (!seen) return wanted;
  requireUnchanged(seen, current, wanted);
  const kept = Object.entries(current ?? {}).filter(([field]) => !seen.has(field));
  return { ...wanted, ...Object.fromEntries(kept.map(([field, value]) => [field, value ?? undefined])) };
}
