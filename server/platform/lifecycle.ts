/** A step from one of the statuses `from` to `to`; one without any `from` creates the row. */
export type Transition<Status extends string = string> = {
  readonly from: readonly Status[];
  readonly to: Status;
};

/** The statuses of a table's rows and every way between them, as data. */
export type Lifecycle<Status extends string = string> = {
  readonly table: string;
  readonly column: 'status' | 'state';
  readonly transitions: Readonly<Record<string, Transition<Status>>>;
};
export type TransitionOf<L extends Lifecycle> = keyof L['transitions'] & string;
export type StatusOf<L extends Lifecycle> = L['transitions'][string]['to'];

/** Returns whether a row with this status can take the transition. */
export const can = <L extends Lifecycle>(
  lifecycle: L,
  transition: TransitionOf<L>,
  status: StatusOf<L>,
): boolean => lifecycle.transitions[transition]?.from.includes(status) ?? false;

/**
 * Returns the step to a status that was decided elsewhere, such as by a payment processor: it starts from
 * this status and from each that leads there in one or more transitions.
 */
export function stepTo<L extends Lifecycle>(lifecycle: L, to: StatusOf<L>): Transition {
  const from = new Set<string>([to]);
  // The loop also visits what is added while it runs.
  for (const status of from)
    for (const step of Object.values(lifecycle.transitions))
      if (step.to === status) for (const earlier of step.from) from.add(earlier);
  return { from: [...from], to };
}
