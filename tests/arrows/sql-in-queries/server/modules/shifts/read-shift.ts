type Sql = (text: TemplateStringsArray, ...values: unknown[]) => Promise<unknown[]>;

export const getShift = (sql: Sql, id: string) => sql`select title from shifts where id = ${id}`;
