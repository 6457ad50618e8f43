import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Input } from './valid-request.ts';

export const onePixel = () =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: '#dca565' } })
    .png()
    .toBuffer();

/** Builds the form with one file that a browser would send. */
export function uploadOf(bytes: Buffer, field = 'file'): Required<Pick<Input, 'payload' | 'headers'>> {
  const boundary = 'wagwell-test';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="bella.png"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Builds a PNG of a few bytes whose header claims the given width and height. */
export function pngClaiming({
  side,
  depth = 8,
  interlaced = false,
}: {
  side: number;
  depth?: number;
  interlaced?: boolean;
}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([depth, 2], 8);
  header.set([interlaced ? 1 : 0], 12);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
