/** What a module adds to an extension point. */
export type Provided = { point: symbol; value: unknown };

/** A place where other modules add to a module that does not know them. */
export type ExtensionPoint<T> = { (value: T): Provided; readonly point: symbol; readonly value?: T };

/** `const photoRule = extensionPoint<PhotoRule>('photo rule')`: others provide `photoRule(…)`. */
export function extensionPoint<T>(name: string): ExtensionPoint<T> {
  const point = Symbol(name);
  return Object.assign((value: T): Provided => ({ point, value }), { point });
}

export type Extensions = {
  of<T>(point: ExtensionPoint<T>): readonly T[];
  /** Of a point that exactly one module provides. @throws if none does */
  one<T>(point: ExtensionPoint<T>): T;
};

/** Collects what all modules provide, in their order. */
export function collectExtensions(provided: readonly Provided[]): Extensions {
  const of = <T>({ point }: ExtensionPoint<T>) =>
    provided.filter((each) => each.point === point).map(({ value }) => value as T);
  return {
    of,
    one<T>(asked: ExtensionPoint<T>) {
      const [value, ...others] = of(asked);
      if (value === undefined || others.length > 0)
        throw new Error(`${String(asked.point.description)} is provided ${others.length + 1} times`);
      return value;
    },
  };
}
