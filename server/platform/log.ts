import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type Log = Logger;

/** JSON lines on standard output. Bodies, cookies and authorization headers are never logged. */
export const createLog = (level: string, to: DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.token', '*.card'],
    },
    to,
  );
