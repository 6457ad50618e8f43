/** A statement for PostgreSQL: SQL with `$1`, `$2` … and their values. */
export type Statement = {
  text: string;
  params: unknown[];
  /** Returns columns as PostgreSQL's text, instead of rows. */
  raw: boolean;
  /** Several statements without parameters, as in a migration. */
  simple: boolean;
};

/** The rows of a statement. `count` is the number of rows found or changed, even if none are returned. */
export type Rows<T extends readonly object[]> = T & { count: number };

type Run = (statement: Statement) => Promise<Rows<object[]>>;

// oxlint-disable-next-line typescript/no-explicit-any -- without a type argument, rows have any columns
type AnyRow = Record<string, any>;

/**
 * SQL as tagged templates: sql`select … where id = ${id}`. A value becomes a parameter; a nested template
 * becomes part of the statement.
 */
export type Sql = {
  <T extends readonly object[] = AnyRow[]>(strings: TemplateStringsArray, ...values: unknown[]): Query<T>;
  /** An identifier. */
  (name: string): Part;
  /** Columns and values of `insert into t ${sql(row)}`, of `set ${sql(row)}`, or the list of `in ${sql(list)}`. */
  (given: object | readonly object[] | readonly Value[], columns?: readonly string[]): Part;
  /**
   * SQL as plain text. With parameters it is prepared; without, it may contain several statements or be part
   * of others.
   */
  unsafe<T extends readonly object[] = AnyRow[]>(text: string, params?: readonly unknown[]): Query<T>;
  /** Encodes a list or an object for a JSON column. */
  json(value: unknown): string;
};

type Value = string | number | boolean | Date | null | undefined;
type Draft = { text: string; params: unknown[] };

/** A fragment that appends itself to a statement. */
abstract class Part {
  abstract addTo(draft: Draft): void;
}

/** A statement that is sent only when it is awaited; inside another statement it is a fragment. */
export class Query<T extends readonly object[]> extends Part implements Promise<Rows<T>> {
  readonly [Symbol.toStringTag] = 'Query';
  readonly #run: Run;
  readonly #write: (draft: Draft) => void;
  readonly #simple: boolean;
  #raw = false;
  #sent: Promise<Rows<T>> | undefined;

  constructor(run: Run, write: (draft: Draft) => void, simple = false) {
    super();
    this.#run = run;
    this.#write = write;
    this.#simple = simple;
  }

  addTo(draft: Draft): void {
    this.#write(draft);
  }

  /** Returns each row as a list of its columns, as PostgreSQL's text: JSON is not parsed. */
  raw(): Query<(string | null)[][]> {
    this.#raw = true;
    return this as never;
  }

  #send(): Promise<Rows<T>> {
    const draft: Draft = { text: '', params: [] };
    this.#write(draft);
    this.#sent ??= this.#run({
      ...draft,
      raw: this.#raw,
      simple: this.#simple,
    }) as Promise<unknown> as Promise<Rows<T>>;
    return this.#sent;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- awaiting a query sends it
  then<Done = Rows<T>, Failed = never>(
    done?: ((rows: Rows<T>) => Done | PromiseLike<Done>) | null,
    failed?: ((error: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    // oxlint-disable-next-line promise/no-callback-in-promise -- these are the listeners of an await
    return this.#send().then(done, failed);
  }

  catch<Failed = never>(failed?: ((error: unknown) => Failed | PromiseLike<Failed>) | null) {
    return this.#send().catch(failed);
  }

  finally(after?: (() => void) | null) {
    return this.#send().finally(after);
  }
}

class Identifier extends Part {
  readonly #name: string;
  constructor(name: string) {
    super();
    this.#name = name;
  }
  addTo(draft: Draft): void {
    draft.text += quoted(this.#name);
  }
}

class Listed extends Part {
  readonly #values: readonly Value[];
  constructor(values: readonly Value[]) {
    super();
    this.#values = values;
  }
  /** `in ()` is not valid SQL; `in (null)` matches nothing. */
  addTo(draft: Draft): void {
    draft.text += '(';
    if (this.#values.length === 0) draft.text += 'null';
    this.#values.forEach((value, index) => {
      if (index > 0) draft.text += ', ';
      addParam(draft, value);
    });
    draft.text += ')';
  }
}

class Columns extends Part {
  readonly #rows: readonly AnyRow[];
  readonly #names: readonly string[];
  constructor(rows: readonly AnyRow[], names = Object.keys(rows[0] ?? {})) {
    super();
    this.#rows = rows;
    this.#names = names;
  }
  addTo(draft: Draft): void {
    if (/\bset\s*$/i.test(draft.text)) this.#set(draft);
    else this.#insert(draft);
  }
  #set(draft: Draft): void {
    this.#names.forEach((name, index) => {
      draft.text += `${index > 0 ? ', ' : ''}${quoted(name)} = `;
      addParam(draft, this.#rows[0]?.[name]);
    });
  }
  #insert(draft: Draft): void {
    draft.text += `(${this.#names.map(quoted).join(', ')}) values `;
    this.#rows.forEach((row, nth) => {
      draft.text += nth > 0 ? ', (' : '(';
      this.#names.forEach((name, index) => {
        if (index > 0) draft.text += ', ';
        addParam(draft, row[name]);
      });
      draft.text += ')';
    });
  }
}

export function createSql(run: Run): Sql {
  const sql = (first: unknown, ...rest: unknown[]): unknown => {
    if (isTemplate(first)) return new Query(run, (draft) => addTemplate(draft, first, rest));
    if (typeof first === 'string') return new Identifier(first);
    if (!Array.isArray(first)) return new Columns([first as AnyRow], rest[0] as string[] | undefined);
    const given: unknown[] = first;
    const isRows = typeof given[0] === 'object' && given[0] !== null && !(given[0] instanceof Date);
    return isRows
      ? new Columns(given as AnyRow[], rest[0] as string[] | undefined)
      : new Listed(given as Value[]);
  };
  const unsafe = (text: string, params?: readonly unknown[]) =>
    new Query(
      run,
      (draft) => {
        draft.text += text;
        if (params) draft.params.push(...params.map(encoded));
      },
      params === undefined,
    );
  return Object.assign(sql, { unsafe, json: (value: unknown) => JSON.stringify(value) }) as Sql;
}

const isTemplate = (given: unknown): given is TemplateStringsArray => Array.isArray(given) && 'raw' in given;

function addTemplate(draft: Draft, strings: TemplateStringsArray, values: unknown[]): void {
  draft.text += strings[0];
  for (let index = 0; index < values.length; index++) {
    const value = values[index];
    if (value instanceof Part) value.addTo(draft);
    else addParam(draft, value);
    draft.text += strings[index + 1];
  }
}

/** Names the type where PostgreSQL could infer another one, as in `$1 - interval '1 day'`. */
function addParam(draft: Draft, value: unknown): void {
  draft.params.push(encoded(value));
  draft.text += `$${draft.params.length}`;
  if (value instanceof Date) draft.text += '::timestamptz';
  else if (typeof value === 'boolean') draft.text += '::boolean';
}

const encoded = (value: unknown) => (value instanceof Date ? value.toISOString() : (value ?? null));

/** `firstName` → `"first_name"`; a dot separates a schema from a name. */
const quoted = (name: string) =>
  `"${name
    .replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    .replaceAll('"', '""')
    .replaceAll('.', '"."')}"`;
