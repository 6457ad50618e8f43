import type { z } from 'zod';

/**
 * What one call promises. Endpoints are keyed `'METHOD /path'` in a domain's `…Api` object; the server implements that
 * key, the web calls that key. `reply: null` answers 204 without a body, or with `status: 200` a
 * file of that `mediaType`.
 */
export type Endpoint = {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Takes multipart/form-data with one part `file` instead of JSON. */
  upload?: true;
  /** A POST or PATCH that may be repeated as it is; all others take an `Idempotency-Key`. */
  idempotent?: true;
  /** A PUT or PATCH that takes the header `Fields-Seen`. */
  fieldsSeen?: true;
  reply: z.ZodType | null;
  status?: 200 | 201 | 202 | 204 | 302;
  /** Of an answer that is no JSON. */
  mediaType?: string;
};

export type EndpointTable = Record<string, Endpoint>;
