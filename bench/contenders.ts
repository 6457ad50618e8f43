import { newApplications } from './applications.ts';
import type { Field } from './field.ts';
import { idOf } from './fill.ts';
import type { Server } from './machine.ts';
import type { Contender } from './measure.ts';
import { newMessages, writesWith } from './messages.ts';
import { changes, each, post, requestsOf } from './requests.ts';
import type { Requests } from './requests.ts';
import type { Workload } from './workloads.ts';

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

/** The server that does nothing but take so long. */
export const busyContender = ({ url, pid }: Server, microseconds: number, bytes: number): Contender => ({
  name: 'busy',
  pid,
  load: () => ({ url, requests: [{ path: `/${Math.round(microseconds)}/${bytes}` }] }),
});

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
