import type { Statement } from './capture.ts';
import { newApplications } from './applications.ts';
import { idOf, tokenOf } from './fill.ts';
import type { Load } from './load.ts';
import type { Contender } from './measure.ts';
import { newMessages, writesWith } from './messages.ts';
import type { Workload } from './workloads.ts';

export type Server = { url: string; pid: number };
export type Field = {
  databaseUrl: string;
  servers: { ours: Server; fastify: Server; http: Server };
  statements: Map<string, Statement>;
  /** Shifts that are open. */
  shiftIds: string[];
};
type Requests = Load['requests'];

/** As many members call in turn; 20 shifts are looked at by each. */
const callers = 50;
const each = <T>(make: (index: number) => T) => Array.from({ length: callers }, (_, index) => make(index));

/** Ours first, then whoever it is measured beside. */
export function contendersOf(workload: Workload, field: Field): Contender[] {
  const { servers, databaseUrl, statements, shiftIds } = field;
  const others: Record<Workload['beside'][number], Contender> = {
    rows: rowsContender(workload, field),
    nearest: {
      ...rowsContender({ ...workload, rows: workload.rows?.replace('?', '-by-index?') ?? '' }, field),
      name: 'nearest',
    },
    json: {
      name: 'json',
      pid: servers.fastify.pid,
      load: () => ({ url: servers.fastify.url, requests: [{ path: `/json/${workload.name}` }] }),
    },
    http: {
      name: 'http',
      pid: servers.http.pid,
      ...(workload.name === 'poll' ? { status: 304 } : {}),
      load: () => ({ url: servers.http.url, requests: [{ path: `/${workload.name}` }] }),
    },
    sql: {
      name: 'sql',
      load: () => ({
        url: databaseUrl,
        statements: [statements.get(workload.name) ?? { text: '', params: [] }],
      }),
    },
  };
  const ours: Contender = {
    name: 'ours',
    pid: servers.ours.pid,
    status: { apply: 201, send: 201, poll: 304 }[workload.name] ?? 200,
    load: async () => ({
      url: servers.ours.url,
      once: changes(workload),
      requests: await requestsOf(workload, servers.ours, shiftIds),
    }),
  };
  return [ours, ...workload.beside.map((name) => others[name])];
}

/** What changes something is sent once: every request is another. */
const changes = ({ name }: Workload) => name === 'apply' || name === 'send';
const post = (path: string, body: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  path,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const cookieOf = (member: number) => ({ cookie: `wagwell_session=${tokenOf(member)}` });
function searchPath({ search, requests }: Workload): string {
  const terms = Object.entries(search ?? requests ?? {}).map(([name, value]) => [name, String(value)]);
  return `/api/${search ? 'shifts' : 'grooming-requests'}?${new URLSearchParams(terms).toString()}`;
}

/** What members send to ours. */
export async function requestsOf(workload: Workload, ours: Server, shiftIds: string[]): Promise<Requests> {
  if (workload.name === 'shift')
    return each((index) => ({ path: `/api/shifts/${shiftIds[index]}`, headers: cookieOf(index) }));
  if (workload.name === 'apply')
    return newApplications(shiftIds).map(({ member, shiftId }) =>
      post('/api/shift-applications', { shiftId, message: 'Doodles are half my book.' }, cookieOf(member)),
    );
  if (workload.name === 'messages')
    return each((index) => ({
      path: `/api/messages/current-user/${writesWith(index)}`,
      headers: cookieOf(index),
    }));
  if (workload.name === 'send')
    return newMessages().map(({ member, toId, content }) =>
      post('/api/messages', { fromUserId: 'current-user', toUserId: toId, content }, cookieOf(member)),
    );
  if (workload.name !== 'poll')
    return each((index) => ({ path: searchPath(workload), headers: cookieOf(index) }));
  return Promise.all(
    each(async (index) => {
      const answer = await fetch(`${ours.url}/api/shifts`, { headers: cookieOf(index) });
      await answer.arrayBuffer();
      const headers = { ...cookieOf(index), 'if-none-match': answer.headers.get('etag') ?? '' };
      return { path: '/api/shifts', headers };
    }),
  );
}

function rowsContender(workload: Workload, { servers, shiftIds }: Field): Contender {
  const { url, pid } = servers.fastify;
  const { name, rows = '' } = workload;
  const requests = (): Requests => {
    if (name === 'apply')
      return newApplications(shiftIds).map(({ accountId, shiftId }) =>
        post(rows, { shiftId, groomerId: accountId }),
      );
    if (name === 'send')
      return newMessages().map(({ fromId, toId, content }) => post(rows, { fromId, toId, content }));
    if (name === 'shift') return each((index) => ({ path: `${rows}/${shiftIds[index]}` }));
    if (name === 'messages')
      return each((index) => ({ path: `${rows}/${idOf(`member ${index}`)}/${writesWith(index)}` }));
    return [{ path: rows }];
  };
  const once = changes(workload);
  return {
    name: 'rows',
    pid,
    status: once ? 201 : 200,
    load: () => ({ url, once, requests: requests() }),
  };
}
