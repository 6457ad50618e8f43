import type { FastifyError, FastifyRequest } from 'fastify';
import { Problem, fieldProblem, problem } from '#server/platform/problem.ts';

/**
 * Reads the bytes of the one photo in a form.
 * @throws Problem `unsupported_type`, `too_large`, `bad_request` for a broken form, `invalid` naming `file`
 */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw problem('unsupported_type', 'Send the photo as multipart/form-data.');
  let photo: Buffer | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== 'file') throw onePhoto();
      photo = await part.toBuffer();
    }
  } catch (error) {
    throw refusalOf(error as FastifyError | Problem);
  }
  if (!photo?.length) throw fieldProblem('file', 'Choose a photo.');
  return photo;
}

function refusalOf(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  switch (error.code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return problem('too_large', 'A photo or PDF can have up to 10 MB.');
    case 'FST_PARTS_LIMIT':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return onePhoto();
    default:
      return problem('bad_request', 'The form is cut off or not well formed.');
  }
}

const onePhoto = () => fieldProblem('file', 'Send one photo at a time, in a field named file.');
