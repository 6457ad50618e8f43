import type { FastifyError, FastifyRequest } from 'fastify';
import { fieldProblem, Problem, problem } from '#server/platform/problem.ts';

/** Reads the one file of a form. @throws Problem `unsupported_type`, `too_large`, `bad_request`, `invalid` naming `file` */
export async function readUpload(request: FastifyRequest): Promise<{ bytes: Uint8Array; fileName: string }> {
  if (!request.isMultipart()) throw problem('unsupported_type', 'Send the sheet as multipart/form-data.');
  let file: { bytes: Uint8Array; fileName: string } | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== 'file') throw oneFile();
      file = { bytes: await part.toBuffer(), fileName: part.filename };
    }
  } catch (error) {
    throw refusalOf(error as FastifyError | Problem);
  }
  if (!file?.bytes.length) throw fieldProblem('file', 'Choose a file with at least one row.');
  return file;
}

function refusalOf(error: FastifyError | Problem): Problem {
  if (error instanceof Problem) return error;
  switch (error.code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return problem('too_large', 'A file can have up to 10 MB.');
    case 'FST_PARTS_LIMIT':
    case 'FST_FILES_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return oneFile();
    default:
      return problem('bad_request', 'The form is cut off or not well formed.');
  }
}

const oneFile = () => fieldProblem('file', 'Send one file, in a field named file.');
