import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';

export type StreamRequest = { path: string; headers?: Record<string, string> };

/**
 * Opens event streams as browsers do and hands on the name and data of each event with the number of the stream.
 * @returns what closes them
 */
export async function openStreams(
  url: string,
  streams: StreamRequest[],
  hear: (stream: number, event: string, data: string) => void,
): Promise<() => void> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const open: ClientRequest[] = [];
  for (const [index, { path, headers = {} }] of streams.entries()) {
    const request = get(url + path, { agent, headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
    let rest = '';
    response.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(line) ?? [];
        hear(index, event, data);
      }
    });
    // As both say when we leave.
    request.on('error', () => {});
    response.on('error', () => {});
    open.push(request);
  }
  return () => open.forEach((request) => request.destroy());
}
