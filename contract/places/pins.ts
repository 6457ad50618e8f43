import { z } from 'zod';

/** What a map shows of a search: every match up to a limit, and whether there are more. */
export const pinsReply = <Pin extends z.ZodType>(pin: Pin) =>
  z.object({ pins: z.array(pin), more: z.boolean() });
