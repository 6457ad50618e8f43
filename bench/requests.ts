import { newApplications } from './applications.ts';
import { tokenOf } from './fill.ts';
import type { Load } from './load.ts';
import type { Server } from './machine.ts';
import { newMessages, writesWith } from './messages.ts';
import type { Workload } from './workloads.ts';

export type Requests = Load['requests'];

/** As many members call in turn; 20 shifts are looked at by each. */
const callers = 50;
export const each = <T>(make: (index: number) => T) =>
  Array.from({ length: callers }, (_, index) => make(index));

/** What changes something is sent once: every request is another. */
export const changes = ({ name }: Workload) => name === 'apply' || name === 'send';
export const post = (path: string, body: object, headers: Record<string, string> = {}) => ({
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
