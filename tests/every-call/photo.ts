import sharp from 'sharp';
import type { Input } from './scene.ts';

export const onePixel = () =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: '#dca565' } })
    .png()
    .toBuffer();

/** What a browser sends of a form with one file. */
export function uploadOf(bytes: Buffer, field = 'file'): Required<Pick<Input, 'payload' | 'headers'>> {
  const boundary = 'wagwell-test';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="bella.png"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
