import { manifest } from './manifest.ts';

/** Serves /manifest.webmanifest. */
export const loader = (): Response =>
  new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
