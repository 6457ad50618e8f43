import { expect, test } from 'vitest';
import { z } from 'zod';
import { Cents, Day, Id, Instant } from '../values.ts';
import { validationMessage } from './validation-messages.ts';

const messageFor = (schema: z.ZodType, given: unknown) =>
  schema.safeParse(given, { error: validationMessage }).error?.issues[0]?.message;

test.each([
  ['This is missing', Cents, undefined],
  ['This is missing', z.union([z.literal('current-user'), Id]), undefined],
  ['This is missing', z.enum(['dog', 'cat']), undefined],
  ['Use text', z.string(), 7],
  ['Use a number', z.int(), 'seven'],
  ['Use a whole number', z.int(), 1.5],
  ['Use a list', z.array(Id), null],
  ['At least 0', Cents, -1],
  ['At most $1,000,000', Cents, 1e9],
  ['At most 5,000', z.int().max(5000), 1e9],
  ['At least 3 characters', z.string().min(3), 'ab'],
  ['At most 1 character', z.string().max(1), 'ab'],
  ['At most 2 of these', z.array(z.int()).max(2), [1, 2, 3]],
  ['Use one of: dog, cat', z.enum(['dog', 'cat']), 'newt'],
  ['This is not an id', Id, '7'],
  ['Use a day like 2026-11-20', Day, 'soon'],
  ['Use a time like 2026-11-20T15:30:00Z', Instant, 'soon'],
  ['In its own words', z.string('In its own words'), 7],
])('the message is: %s', (message, schema, given) => {
  expect(messageFor(schema, given)).toBe(message);
});
