import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { ConfigError } from '../config.ts';
import type { Config } from '../config.ts';
import { noSpace, problem } from '../problem.ts';
import { requireKey } from './file-store.ts';
import type { FileStore } from './file-store.ts';

/** Parts of a big file; S3 takes no smaller ones, except the last. */
const partBytes = 8 * 1024 * 1024;

type Settings = Pick<
  Config,
  'S3_BUCKET' | 'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

/**
 * Stores files in a bucket, all under `prefix`. A store that cannot be reached does not keep the program from starting.
 * @throws ConfigError if the bucket is missing or refuses the key
 */
export async function s3Files(settings: Settings, prefix = ''): Promise<FileStore> {
  const { S3_BUCKET: Bucket = '', S3_ENDPOINT: endpoint } = settings;
  const client = new S3Client({
    region: settings.S3_REGION,
    ...(endpoint ? { endpoint } : {}),
    forcePathStyle: true,
    credentials: {
      accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
    },
    maxAttempts: 3,
    // Stores other than Amazon's refuse the checksums that newer clients add by themselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  await client.send(new HeadBucketCommand({ Bucket })).catch((error: unknown) => {
    const status = statusOf(error);
    if (status === 404)
      throw new ConfigError(`Setting S3_BUCKET: there is no bucket ${Bucket} at ${endpoint ?? 'Amazon S3'}`);
    if (status === 401 || status === 403)
      throw new ConfigError(`Setting S3_SECRET_ACCESS_KEY: the bucket ${Bucket} refuses this key`);
  });

  const placeOf = (key: string) => prefix + requireKey(key);

  async function read(key: string): Promise<Readable | undefined> {
    const target = { Bucket, Key: placeOf(key) };
    try {
      const { Body } = await client.send(new GetObjectCommand(target));
      return Body instanceof Readable ? Body : undefined;
    } catch (error) {
      if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
      throw outage(error);
    }
  }

  async function put(key: string, bytes: Buffer): Promise<void> {
    const whole = { Bucket, Key: placeOf(key), Body: bytes, ContentLength: bytes.length };
    await client.send(new PutObjectCommand(whole)).catch(rethrow);
  }

  /** Sends the parts of a file; the store shows it only once it is complete. */
  async function putParts(key: string, parts: AsyncIterable<Buffer>): Promise<number> {
    const target = { Bucket, Key: placeOf(key) };
    const { UploadId } = await client.send(new CreateMultipartUploadCommand(target)).catch(rethrow);
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    let size = 0;
    try {
      for await (const part of parts) {
        const PartNumber = Parts.length + 1;
        const sent = new UploadPartCommand({ ...target, UploadId, PartNumber, Body: part });
        const { ETag } = await client.send(sent).catch(rethrow);
        Parts.push({ ETag, PartNumber });
        size += part.length;
      }
      const whole = { ...target, UploadId, MultipartUpload: { Parts } };
      await client.send(new CompleteMultipartUploadCommand(whole)).catch(rethrow);
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand({ ...target, UploadId })).catch(() => undefined);
      throw error;
    }
    return size;
  }

  return {
    put,
    async write(key, chunks) {
      const parts = inParts(chunks);
      const first = (await parts.next()).value ?? Buffer.alloc(0);
      const second = await parts.next();
      if (second.done) {
        await put(key, first);
        return first.length;
      }
      return putParts(key, followedBy([first, second.value], parts));
    },
    open: read,
    async get(key) {
      const content = await read(key);
      return content && Buffer.concat(await content.toArray());
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: placeOf(key) })).catch(rethrow);
    },
  };
}

async function* inParts(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer, undefined> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < partBytes) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
  return undefined;
}

async function* followedBy(first: Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  yield* rest;
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** The message when the store fails; the log keeps its own words. */
function outage(error: unknown): Error {
  if (error instanceof S3ServiceException && /Quota|Storage(Full|Limit)/i.test(error.name)) return noSpace();
  const refused = problem(
    'unavailable',
    'Pictures and files cannot be reached right now. Please try again soon.',
  );
  refused.cause = error;
  return refused;
}

function rethrow(error: unknown): never {
  throw outage(error);
}
