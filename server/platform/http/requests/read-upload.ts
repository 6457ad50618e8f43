import type { FastifyError, FastifyRequest } from 'fastify';
import { fieldProblem, Problem, problem } from '#server/platform/problem.ts';

type Words = { wrongForm: string; none: string; tooLarge: string; onlyOne: string };

/** Reads the one file of a form. @throws Problem `unsupported_type`, `too_large`, `bad_request`, `invalid` naming `file` */
export async function readUpload(
  request: FastifyRequest,
  { wrongForm, none, tooLarge, onlyOne }: Words,
): Promise<{ bytes: Buffer; fileName: string }> {
  if (!request.isMultipart()) throw problem('unsupported_type', wrongForm);
  let file: { bytes: Buffer; fileName: string } | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== 'file') throw fieldProblem('file', onlyOne);
      file = { bytes: await part.toBuffer(), fileName: part.filename };
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    switch ((error as FastifyError).code) {
      case 'FST_REQ_FILE_TOO_LARGE':
        throw problem('too_large', tooLarge);
      case 'FST_PARTS_LIMIT':
      case 'FST_FILES_LIMIT':
      case 'FST_FIELDS_LIMIT':
        throw fieldProblem('file', onlyOne);
      default:
        throw problem('bad_request', 'The form is cut off or not well formed.');
    }
  }
  if (!file?.bytes.length) throw fieldProblem('file', none);
  return file;
}
