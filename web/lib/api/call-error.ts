import type { FieldError, ProblemBody, ProblemCode, ProblemFacts } from '#contract/problems.ts';

/** A failed call. `message` is `status: body`; screens show `detail` or their own fallback. */
export class CallError extends Error {
  readonly status: number;
  readonly code: ProblemCode | undefined;
  readonly detail: string | undefined;
  readonly errors: FieldError[];
  readonly facts: ProblemFacts;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'CallError';
    const body = readProblem(text);
    this.status = status;
    this.code = body?.code;
    this.detail = body?.detail;
    this.errors = body?.errors ?? [];
    this.facts = body ?? {};
  }
}

function readProblem(text: string): ProblemBody | undefined {
  try {
    return JSON.parse(text) as ProblemBody;
  } catch {
    return undefined;
  }
}

/** Whether the same call may succeed later: signed out, too many calls, no connection, the server is away. */
export const mayPassLater = (error: unknown): boolean =>
  !(error instanceof CallError) || [401, 408, 429, 502, 503, 504].includes(error.status);

/**
 * The sentence to show for a failure outside of any field: the server's `detail`, or the fallback. The
 * messages in `errors` are shown at their fields and do not name them.
 */
export const detailOf = (error: unknown, fallback: string) =>
  error instanceof CallError ? (error.detail ?? fallback) : fallback;
