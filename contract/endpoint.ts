import type { z } from 'zod';

/**
 * The contract of one endpoint, keyed `'METHOD /path'` in a domain's `…Api` object, which the server
 * implements and the web calls. `reply: null` responds with 204 and no body, or with `status: 200` a file of
 * `mediaType`.
 */
export type Endpoint = {
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Takes multipart/form-data with one part `file` instead of JSON. */
  upload?: true;
  /** Also takes the body of an HTML form, and ignores it. */
  takesForm?: true;
  /** A POST or PATCH that may be repeated safely; all others take an `Idempotency-Key`. */
  idempotent?: true;
  /** A PUT or PATCH that takes the header `Fields-Seen`. */
  fieldsSeen?: true;
  reply: z.ZodType | null;
  status?: 200 | 201 | 202 | 204 | 302;
  /** The media type of a response that is not JSON. */
  mediaType?: string;
};

export type EndpointTable = Record<string, Endpoint>;
