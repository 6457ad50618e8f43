import { problems } from '#contract/problems.ts';
import type { FieldError, ProblemBody, ProblemCode, ProblemFacts } from '#contract/problems.ts';

/** A refusal that reaches the caller as `application/problem+json`. Anything else thrown becomes a 500 without details. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldError[] | undefined;
  /** The `Retry-After` header, in seconds. */
  retryAfter: number | undefined;
  readonly facts: ProblemFacts;

  constructor(code: ProblemCode, detail: string, errors?: FieldError[], facts: ProblemFacts = {}) {
    super(detail);
    this.name = 'Problem';
    this.code = code;
    this.errors = errors;
    this.facts = facts;
  }

  /** Sets when to try again, in seconds. */
  retryIn(seconds: number): this {
    this.retryAfter = seconds;
    return this;
  }

  get status(): number {
    return problems[this.code].status;
  }

  toBody(): ProblemBody {
    const { status, title } = problems[this.code];
    return {
      type: `https://wagwell.example/problems/${this.code.replaceAll('_', '-')}`,
      title,
      status,
      detail: this.message,
      code: this.code,
      ...(this.errors ? { errors: this.errors } : {}),
      ...this.facts,
    };
  }
}

/** @example throw problem('taken', 'Another groomer was accepted a moment ago.') */
export const problem = (code: ProblemCode, detail: string, errors?: FieldError[], facts?: ProblemFacts) =>
  new Problem(code, detail, errors, facts);

/** Creates a refusal that names one field. */
export const fieldProblem = (path: string, message: string) =>
  new Problem('invalid', message, [{ path, message }]);

/** The disk of this server or of PostgreSQL is full. */
export const noSpace = () =>
  new Problem('no_space', 'There is no room left to save this. Nothing was changed. Please try again later.');

export const notFound = (what: string) => new Problem('not_found', `There is no such ${what}.`);
