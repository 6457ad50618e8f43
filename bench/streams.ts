import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';

export type StreamRequest = { path: string; headers?: Record<string, string> };

/**
 * Opens event streams as browsers do. `received` gets the number of the stream and the name of each event.
 * @returns a function that closes them
 */
export async function openStreams(
  url: string,
  streams: StreamRequest[],
  received: (stream: number, event: string) => void,
): Promise<() => void> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  for (const [index, { path, headers = {} }] of streams.entries()) {
    const request = get(url + path, { agent, headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
    const lines = createInterface({ input: response }).on('line', (line) => {
      if (line.startsWith('event: ')) received(index, line.slice('event: '.length));
    });
    // Each reports that it is closed.
    for (const each of [request, lines]) each.on('error', () => {});
  }
  return () => agent.destroy();
}
