import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { App } from '#server/app.ts';

/** Calls the API with a person's cookie, as their browser would. @returns the body of the reply */
export type Call = <T = { id: string }>(cookie: string, what: string, body?: object) => Promise<T>;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

/**
 * Allows one refusal: an applicant who already works that day, which also happens in real life.
 * @throws if the API refuses anything else, which means that the story is impossible
 */
export const callerOf =
  (app: App): Call =>
  async <T>(cookie: string, what: string, body?: object) => {
    const [method = '', url = ''] = what.split(' ');
    const reply = await app.server.inject({
      method: method as Method,
      url,
      headers: { cookie },
      ...(body ? { payload: body } : {}),
    });
    const answer = JSON.parse(reply.body || '{}') as T & { code?: string };
    const busy = url === '/api/shift-applications' && answer.code === 'clash';
    if (reply.statusCode >= 400 && !busy) throw new Error(`The demo town could not ${what}: ${reply.body}`);
    return answer;
  };

const drawn = new Map<string, Promise<Buffer>>();

/** Draws a picture once, however many people show it. */
function draw(svg: string): Promise<Buffer> {
  const known = drawn.get(svg);
  if (known) return known;
  const drawing = sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  drawn.set(svg, drawing);
  return drawing;
}

/** Uploads one of the drawn `photos/` for a person, with `words` in place of `{word}`. @returns its id */
export async function uploadPicture(
  app: App,
  cookie: string,
  name: string,
  words: Record<string, string> = {},
): Promise<string> {
  const filled = (await readDrawing(name)).replaceAll(/\{(\w+)\}/g, (whole, word: string) =>
    (words[word] ?? whole).replaceAll('&', '&amp;'),
  );
  return uploadDrawing(app, cookie, filled);
}

/** The text of a drawing in `photos`. */
export const readDrawing = (name: string): Promise<string> =>
  readFile(path.join(import.meta.dirname, 'photos', `${name}.svg`), 'utf8');

/** Uploads a picture for a person as a photo. @returns its id */
export async function uploadDrawing(app: App, cookie: string, svg: string): Promise<string> {
  const photo = await draw(svg);
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(photo)], { type: 'image/png' }), 'photo.png');
  const multipart = new Response(form);
  const reply = await app.server.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: { cookie, 'content-type': multipart.headers.get('content-type') ?? '' },
    payload: Buffer.from(await multipart.arrayBuffer()),
  });
  if (reply.statusCode !== 201) throw new Error(`The demo town could not upload a photo: ${reply.body}`);
  return reply.json<{ id: string }>().id;
}
