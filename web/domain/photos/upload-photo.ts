import type { Upload } from '#contract/media.ts';
import { CallError } from '#web/lib/api/call-error.ts';

/**
 * Uploads a photo (POST /api/uploads, or another call that takes one). Uses XMLHttpRequest because fetch reports no upload progress.
 * @param onProgress gets the percentage sent, 0 to 100
 * @throws CallError on a refusal, Error where no answer came
 */
export function uploadPhoto<Reply = Upload>(
  photo: Blob,
  onProgress: (percent: number) => void,
  path = '/api/uploads',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress((loaded / total) * 100);
    });
    request.addEventListener('load', () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText) as Reply);
      else reject(new CallError(request.status, request.responseText || request.statusText));
    });
    request.addEventListener('error', () =>
      reject(new Error('The connection dropped while sending the photo.')),
    );
    const body = new FormData();
    body.append('file', photo, 'photo');
    request.open('POST', path);
    request.withCredentials = true;
    request.send(body);
  });
}
