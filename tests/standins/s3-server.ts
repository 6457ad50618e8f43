import { createHash, createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const s3Key = { id: 'AKIAWAGWELLTESTS', secret: 'the-secret-that-signs-in-tests' };

export type S3Server = {
  endpoint: string;
  bucket: string;
  /** The stored objects by key. */
  objects: Map<string, Buffer>;
  /** How many uploads in parts were begun and neither completed nor aborted. */
  openUploads(): number;
  /** Answers each request with this status instead, as in an outage; null ends it. */
  fail(status: number | null): void;
  close(): Promise<void>;
};

type Answer = { status: number; body?: Buffer | string; headers?: Record<string, string> };

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const refusal = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  headers: { 'content-type': 'application/xml' },
});

/**
 * An S3 store with one bucket. It takes a request only with a signature (AWS Signature Version 4) that it computes itself
 * from the secret, the headers and the body.
 */
export async function openS3Server(): Promise<S3Server> {
  const bucket = 'wagwell-files';
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Buffer[]>();
  let failing: number | null = null;

  const server = createServer((request, response) => {
    void answer(request).then((reply) => send(response, reply));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function answer(request: IncomingMessage): Promise<Answer> {
    const body = Buffer.concat((await request.toArray()) as Buffer[]);
    if (failing) return refusal(failing, 'ServiceUnavailable');
    const wrong = whatIsWrong(request, body);
    if (wrong) return refusal(403, wrong);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    const [, named, ...parts] = pathname.split('/').map((part) => decodeURIComponent(part));
    const key = parts.join('/');
    if (named !== bucket) return refusal(404, 'NoSuchBucket');
    if (key === '') return { status: 200 };
    return searchParams.has('uploads') || searchParams.has('uploadId')
      ? inParts(request.method ?? '', key, searchParams, body)
      : whole(request.method ?? '', key, body);
  }

  function whole(method: string, key: string, body: Buffer): Answer {
    if (method === 'PUT') objects.set(key, body);
    if (method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const found = objects.get(key);
    if (!found) return refusal(404, 'NoSuchKey');
    return method === 'GET'
      ? { status: 200, body: found }
      : { status: 200, headers: { etag: `"${sha256(body)}"` } };
  }

  function inParts(method: string, key: string, query: URLSearchParams, body: Buffer): Answer {
    if (query.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, []);
      return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    const id = query.get('uploadId') ?? '';
    const parts = uploads.get(id);
    if (!parts) return refusal(404, 'NoSuchUpload');
    if (method === 'PUT') {
      parts[Number(query.get('partNumber')) - 1] = body;
      return { status: 200, headers: { etag: `"${sha256(body)}"` } };
    }
    uploads.delete(id);
    if (method === 'DELETE') return { status: 204 };
    objects.set(key, Buffer.concat(parts));
    return xml(`<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`);
  }

  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket,
    objects,
    openUploads: () => uploads.size,
    fail(status) {
      failing = status;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const xml = (body: string): Answer => ({
  status: 200,
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
  headers: { 'content-type': 'application/xml' },
});

function send(response: ServerResponse, { status, body, headers = {} }: Answer) {
  response.writeHead(status, headers).end(body);
}

/** Returns the code of the refusal, or undefined if the request is signed with the secret. */
function whatIsWrong({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | undefined {
  const [, id, day, region, signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (!id || !day || !region) return 'AccessDenied';
  if (id !== s3Key.id) return 'InvalidAccessKeyId';
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const [path = '', search = ''] = url.split('?');
  const query = search
    .split('&')
    .filter(Boolean)
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .toSorted()
    .join('&');
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied';
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = [method, path, query, lines, signedHeaders, bodyHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(
    (last, part) => hmac(last, part),
    hmac(`AWS4${s3Key.secret}`, day),
  );
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
