import type { Statement } from './capture.ts';
import { newApplications } from './applications.ts';
import { tokenOf } from './fill.ts';
import type { Load } from './load.ts';
import type { Contender } from './measure.ts';
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
    status: { apply: 201, poll: 304 }[workload.name] ?? 200,
    load: async () => ({
      url: servers.ours.url,
      once: workload.name === 'apply',
      requests: await requestsOf(workload, servers.ours, shiftIds),
    }),
  };
  return [ours, ...workload.beside.map((name) => others[name])];
}

const cookieOf = (member: number) => ({ cookie: `wagwell_session=${tokenOf(member)}` });
function searchPath({ search, requests }: Workload): string {
  const terms = Object.entries(search ?? requests ?? {}).map(([name, value]) => [name, String(value)]);
  return `/api/${search ? 'shifts' : 'grooming-requests'}?${new URLSearchParams(terms).toString()}`;
}

/** What members send to ours. */
export async function requestsOf(workload: Workload, ours: Server, shiftIds: string[]): Promise<Requests> {
  if (workload.name === 'shift')
    return each((index) => ({ path: `/api/shifts/${shiftIds[index]}`, headers: cookieOf(index) }));
  if (workload.name === 'apply')
    return newApplications(shiftIds).map(({ member, shiftId }) => ({
      method: 'POST',
      path: '/api/shift-applications',
      headers: { ...cookieOf(member), 'content-type': 'application/json' },
      body: JSON.stringify({ shiftId, message: 'Doodles are half my book.' }),
    }));
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

function rowsContender({ name, rows = '' }: Workload, { servers, shiftIds }: Field): Contender {
  const { url, pid } = servers.fastify;
  if (name === 'apply')
    return {
      name: 'rows',
      pid,
      status: 201,
      load: () => ({
        url,
        once: true,
        requests: newApplications(shiftIds).map(({ accountId, shiftId }) => ({
          method: 'POST',
          path: '/apply',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ shiftId, groomerId: accountId }),
        })),
      }),
    };
  const requests =
    name === 'shift' ? each((index) => ({ path: `${rows}/${shiftIds[index]}` })) : [{ path: rows }];
  return { name: 'rows', pid, load: () => ({ url, requests }) };
}
