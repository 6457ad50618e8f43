import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to a site on which a new version of the web can be released: the same files under a new name. */
export type Release = {
  url: string;
  /** The versions before and after the release. */
  versions: [string, string];
  release: () => void;
};

export async function releaseFor(site: string): Promise<Release> {
  const page = await (await fetch(`${site}/login`)).text();
  const before = /manifest-(\w+)\.js/.exec(page)?.[1] ?? '';
  // Of the same length, so that the sizes in the headers stay true.
  const after = 'f'.repeat(before.length);
  let released = false;
  const server = createServer((asked, reply) => {
    const path = (asked.url ?? '').replaceAll(after, before);
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const { port } = new URL(site);
    const passed = request({ host: '127.0.0.1', port, path, method: asked.method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      const isText = /javascript|html/.test(answer.headers['content-type'] ?? '');
      const rename = async () =>
        reply.end(
          Buffer.concat(await answer.toArray())
            .toString()
            .replaceAll(before, after),
        );
      if (released && isText) void rename();
      else answer.pipe(reply);
    });
    passed.on('error', () => reply.destroy());
    reply.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    versions: [before, after],
    release() {
      released = true;
    },
  };
}
