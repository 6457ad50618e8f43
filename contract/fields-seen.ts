/**
 * The header of a PUT or PATCH that prevents overwriting concurrent changes: `title=1x2y3z, address=4a5b6c`
 * has a fingerprint of each changed field as the caller saw it in the record's GET. If a field has changed
 * since, the response is 409 `changed_elsewhere`; a PUT leaves fields that are not listed unchanged.
 */
export const fieldsSeenHeader = 'fields-seen';

/** Fingerprints by field. */
export type FieldsSeen = ReadonlyMap<string, string>;

export const writeFieldsSeen = (record: object | null, fields: readonly string[]): string => {
  const values = new Map<string, unknown>(Object.entries(record ?? {}));
  return fields.map((field) => `${field}=${fingerprint(values.get(field) ?? null)}`).join(', ');
};

/** Parses the header; returns undefined if it is malformed. */
export function readFieldsSeen(text: string): FieldsSeen | undefined {
  if (text.trim() === '') return new Map();
  const parts = text.split(',').map((part) => /^ *(\w{1,40})=(\w{1,12}) *$/.exec(part));
  const seen = new Map<string, string>();
  for (const part of parts) {
    if (!part?.[1] || !part[2]) return undefined;
    seen.set(part[1], part[2]);
  }
  return seen;
}

/** Returns a 53-bit hash (cyrb53) of the value's JSON, which is short and the same in browser and server. */
export function fingerprint(value: unknown): string {
  let low = 0xde_ad_be_ef;
  let high = 0x41_c6_ce_57;
  for (const char of JSON.stringify(value)) {
    const code = char.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 2_654_435_761);
    high = Math.imul(high ^ code, 1_597_334_677);
  }
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & high) + (low >>> 0)).toString(36);
}
